hand-over = { $device ->
    [phone] Give the phone to { $name }
    [tablet] Give the tablet to { $name }
   *[computer] { $name } takes the computer
}
hand-over-about = Everybody else looks away.
hand-over-open = Everybody may look on.
hand-over-take = I’m { $name }
on-device = Several people on this device
on-device-count = { $count ->
    [one] 1 person
   *[other] { $count } people
} on this device
on-device-title = Who plays on this device?
on-device-about = You pass it round. Between two turns nobody’s cards are shown.
on-device-name = Person { $number }
on-device-add = One more
on-device-remove = Without { $name }
on-device-full = No more seats at this table
on-device-go = All sit down
presents-about = Two presents each, before the game. Whoever adds theirs has the device, and the others look away.
presents-hide = Hide them and pass it on
