# How what a game names is listed, and how what somebody else has written is marked.

listed = { $first } and { $last }
quoted = “{ $what }”
