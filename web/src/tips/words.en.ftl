# Tips at the table.

offer = New to { $name }? You are told what each thing does, the first time it comes up.
offer-minute = New to { $name }? You know all you need in a minute.
show-me = Show me
no-thanks = I know it
read = Got it
stop = No more tips
tips = Tips for this game, the first time something comes up
first-game = Play my first game
