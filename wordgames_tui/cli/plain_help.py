"""What can be typed where a match is played as plain lines."""

__all__ = ["HELP"]

HELP = (
    "Type the number of what you choose, or its name: all of it, its last word, or what stands",
    "  behind its number. F or EXCHANGE F takes Exchange F, and DOUBT takes I doubt it. Where a",
    "  word is asked for, one word is that word, and a name has two words or more.",
    "  ?           this help; so does HELP, where no word is asked for",
    "  WORD ?      the ways to make a word; WORD 2 takes the second one",
    "  -           take back your last answer; where a list is written, the last word of it",
    "  -WORD       strike WORD off the list that you write",
    "  #           a hint; again for more",
    "  !WORD good  the table agrees that WORD is good in this match; bad: that it is not",
    "  @NAME       NAME answers first, where others than the one who is asked may",
    "  .table      the table and your hand again",
    "  .log        what happened so far",
    "  .quit       leave; the match is kept",
)
