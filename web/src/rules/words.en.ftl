# Where the rules are read.

quick-tab = In a minute
clauses-tab = All of them
find = Find in the rules
find-none = Nothing about that. Try another word.
