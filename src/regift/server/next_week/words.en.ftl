# What the date for next week says in a calendar.

title = Games night: { $game } ({ $names })
about = Same table, same seats: { $link }
and = { $names } and { $last }
