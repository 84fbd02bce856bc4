# Gifts of the black class: luxury, from 2,000 euros to mad dreams.

card-week_on_private_island = week on a private island
    .article = a
    .line = Your message in a bottle is back by lunch, with the spelling corrected.

card-diamond_collar_for_your_dog = diamond collar for your dog
    .article = a
    .line = The doorman bows him in. “Staff round the back,” he tells you.

card-house_to_demolish = house to knock down
    .article = a
    .line = You drive the digger. The owner has been told. Twice.

card-guide_dog_in_your_name = guide dog trained in your name
    .article = a
    .line = Somebody goes wherever she likes now. He only asks to stop at the butcher’s.

card-tango_season_in_buenos_aires = tango season in Buenos Aires
    .article = a
    .line = You come home walking backwards, with one eyebrow up.

card-retired_fire_engine = retired fire engine
    .article = a
    .line = Cats see it coming, and hurry up trees.

card-musical_about_your_life = musical about your life
    .article = a
    .line = You audition for the lead. They like you, but they want someone more you.

card-solar_roof_with_battery = solar roof with battery
    .article = a
    .line = The sun pays your bills. You begin to take clouds personally.

card-naples_grandmother_for_a_year = Naples grandmother for a year
    .article = a
    .line = She moves in and cooks. You may leave the table on Tuesday.

card-racehorse_of_your_own = racehorse
    .article = a
    .line = He has a chef, a dentist, a masseuse. He has offered you a job.

card-carousel_for_the_garden = carousel for the garden
    .article = a
    .line = Grandad got on at six. He comes round every minute, and still waves.

card-weightless_flight = weightless flight
    .article = a
    .line = It lasts twenty seconds. “Quick,” you shout, “the bathroom scales!”

card-butler_for_a_year = butler for a year
    .article = a
    .line = He irons your socks, your newspaper and, once, after a hard day, you.

card-hedge_maze_in_the_garden = hedge maze in your garden
    .article = a
    .line = A guest from last summer waves to you over the top. He’s got tomatoes now.

card-everest_expedition = Everest expedition
    .article = an
    .line = At the top you unfold your flag. It’s a fitted sheet.

card-lifetime_of_new_socks = lifetime of new socks
    .article = a
    .line = A fresh pair every morning. Somewhere, a dryer goes hungry.

card-year_on_a_pretend_mars = year on a pretend Mars
    .article = a
    .line = A dome in the desert, five strangers. On day nine, someone hums.

card-front_row_at_fashion_week = front-row seat at every catwalk
    .article = a
    .line = A lampshade comes down the catwalk. You nod. Somewhere, a lamp is cold.

card-live_in_latin_tutor = live-in Latin tutor
    .article = a
    .line = At breakfast too. By June you’re ordering pizza in the ablative.

card-shark_tank_in_living_room = shark tank in your living room
    .article = a
    .line = Three small sharks. They like films where the boat loses.

card-cask_of_whisky = cask of whisky
    .article = a
    .line = Twelve more years. You may visit, knock, and ask how it’s feeling.

card-six_am_trainer_for_a_year = dawn fitness coach for a year
    .article = a
    .line = “So what’s your goal?” she asks at six. “Noon,” you say.

card-jukebox_of_the_fifties = jukebox from the fifties
    .article = a
    .line = You press B4 for something jolly. It looks at you, and plays C9.

card-department_store_for_a_night = department store for a night
    .article = a
    .line = At three, over the loudspeaker: “Would the other one please come to Beds?”

card-grandmaster_for_a_year = chess grandmaster for a year
    .article = a
    .line = He studies your first move for a long time, then asks if you like cards.

card-roman_banquet_lying_down = Roman banquet, lying down
    .article = a
    .line = Thirty guests in sheets. Nobody can get up, so it goes on.

card-month_with_baby_sloths = month with baby sloths
    .article = a
    .line = They escaped at noon. At four, you strolled over and shut the gate.

card-parade_in_your_honour = parade in your honour
    .article = a
    .line = Next day you walk to the shop, leaving little gaps for the cheering.

card-year_of_paid_rent = year of paid rent
    .article = a
    .line = Or mortgage. The dullest gift here, and you just smiled.

card-hundred_parachute_jumps = hundred parachute jumps
    .article = a
    .line = By the sixtieth, you do your shopping list on the way. Eggs. Flour. Oh, field!

card-bronze_statue_of_you_on_a_horse = bronze statue of you on a horse
    .article = a
    .line = In the main square. The pigeons voted in favour.

card-winter_in_a_lighthouse = winter in a lighthouse
    .article = a
    .line = You, lentils, gulls. By March you wink every ten seconds, too.

card-iceberg_in_ice_cubes = iceberg in ice cubes
    .article = an
    .line = A freezer full, ten thousand years old. What an honour for squash.

card-biography_by_a_novelist = biography by a novelist
    .article = a
    .line = You’re born on page ninety. By then the dog has had two chapters.

card-japanese_super_toilet = Japanese super-toilet
    .article = a
    .line = It warms, it sings, it bows. Other people’s now strike you as rude.

card-tour_of_the_next_three_eclipses = tour of the next three eclipses
    .article = a
    .line = Night falls at noon. Birds hush, people weep, a man puts out his bins.

card-string_quartet_at_breakfast = string quartet at breakfast
    .article = a
    .line = Every morning for a month. The cello always gets to the jam first.

card-prototype_invisibility_cloak = prototype invisibility cloak
    .article = a
    .line = It came on Monday. You put it down for a moment.

card-theme_park_to_yourself = theme park to yourself
    .article = a
    .line = At closing time the mascot won’t let go. You were his only hug today.

card-bunker_with_ten_years_of_beans = bunker with ten years of beans
    .article = a
    .line = You seal the door behind you, sit down, and think about the tin opener.

card-seat_on_a_space_flight = seat on a space flight
    .article = a
    .line = Three days in orbit. The view is round; the toilet has a manual.

card-walk_in_cheese_cave = walk-in cheese cave
    .article = a
    .line = You went down for a minute. The search party has taken crackers.

card-private_pilots_licence = private pilot’s licence
    .article = a
    .line = “Perfect landing,” says the tower. “We’re the next airport along.”

card-secret_passage_behind_the_books = secret passage behind the books
    .article = a
    .line = Take down “100 Ways with Sprouts”, and it opens. Nobody ever has.

card-tornado_chasing_fortnight = fortnight of tornado chasing
    .article = a
    .line = Your hat blew off on Monday. On Thursday, it went by again.

card-pair_of_crystal_slippers = pair of crystal slippers
    .article = a
    .line = You dance in them all night. It sounds like somebody putting away the glasses.

card-reptile_house_with_forty_guests = reptile house with forty guests
    .article = a
    .line = The sign says not to tap on the glass. Somebody in there can’t read.

card-masked_ball_in_venice = masked ball in Venice
    .article = a
    .line = Nobody knows it’s you. Then you laugh, and six masks say hello.

card-court_jester_for_a_year = court jester for a year
    .article = a
    .line = Lives in. Jokes on Sundays, the truth on all other days.

card-hot_spring_of_your_own = hot spring of your own
    .article = a
    .line = A monkey has come here for years. She has the good corner.

card-village_football_club = village football club
    .article = a
    .line = You own the lot: the pitch, the ball, and the cow who decides when it’s over.

card-violin_three_centuries_old = three-hundred-year-old violin
    .article = a
    .line = There’s a note inside, in old brown ink: “The E always does that.”

card-town_crier_for_a_month = town crier for a month
    .article = a
    .line = Announces your arrival. At work. At the chemist’s. Everywhere.

card-antarctic_cruise = Antarctic cruise
    .article = an
    .line = You can’t tell one penguin from another. They’ve the same trouble with you.

card-tv_quiz_all_about_you = TV quiz all about you
    .article = a
    .line = Saturday night, live. You take part, and come third.

card-small_vineyard = small vineyard
    .article = a
    .line = On Tuesday, the starlings held a tasting. They’re still walking home.

card-month_in_a_sumo_stable = month in a sumo stable
    .article = a
    .line = You push your man with all your might. He asks if you’re looking for someone.

card-jewelled_egg_with_a_surprise = jewelled egg with a surprise
    .article = a
    .line = You lift the tiny lid. A tiny hen looks up: she hadn’t finished.

card-night_sky_portrait_in_drones = portrait of you in drones
    .article = a
    .line = On a far hill, three shepherds see your face in the sky, and pack.

card-private_doctor_on_call = private doctor on call
    .article = a
    .line = You ring at three about a noise in your knee. He asks to speak to it.

card-hour_driving_a_bullet_train = hour driving a bullet train
    .article = an
    .line = You sneeze, and that was Switzerland.

card-river_bend_with_otters = river bend with otters
    .article = a
    .line = They float by on their backs, holding paws. Nobody has one free to wave.

card-haute_couture_outfit = haute couture outfit
    .article = a
    .line = It took nine people two months. It takes the same nine to get you out.

card-year_at_circus_school = year at circus school
    .article = a
    .line = You run away to the circus, and your mother packs your lunch.

card-sweet_shop_with_all_its_stock = sweet shop with all its stock
    .article = a
    .line = You own six hundred kilos of liquorice and, by Friday, forty nephews.

card-parking_space_downtown = parking space in the centre of town
    .article = a
    .line = Some evenings you go there on foot, just to stand in it, arms out.

card-penthouse_for_a_year = penthouse for a year
    .article = a
    .line = You can see your old flat. They’re having a party there.

card-farm_of_twenty_thousand_snails = farm of twenty thousand snails
    .article = a
    .line = They escape every night. You have until Thursday to catch them.

card-old_village_cinema = old village cinema
    .article = an
    .line = Ninety red seats. Under number forty, the mayor’s chewing gum from 1961.

card-bobsleigh_with_its_own_track = bobsleigh with its own track
    .article = a
    .line = “Who’s got the brake?” you shout. From the front, calmly: “You have.”

card-new_hat_every_sunday = new hat every Sunday
    .article = a
    .line = June’s has real cherries. After church there are none, and a very calm bishop.

card-year_of_dart_on_the_map_trips = year of dart-on-the-map trips
    .article = a
    .line = Each month you throw a dart; on Friday you fly there. Aim for land.

card-robot_that_folds_laundry = robot that folds the laundry
    .article = a
    .line = It has done the shirts, the sheets and, very gently, the cat.

card-two_week_cattle_drive = two-week cattle drive
    .article = a
    .line = You shout “Yah!” and three hundred cows turn round to see who said that.

card-month_when_anyone_may_be_an_actor = month of secret actors
    .article = a
    .line = The baker, your boss, the man on the bus. Only the cat overdoes it.

card-ten_real_flamingos = flock of ten real flamingos
    .article = a
    .line = They stand on one leg and look you over. You’ve begun to shave your knees.

card-orchestra_to_conduct = orchestra to conduct
    .article = an
    .line = Eighty musicians, one baton. They smile at you, and follow the oboe.

card-hairdresser_every_morning = hairdresser every morning
    .article = a
    .line = “Going anywhere nice?” “Just the bins.” She reaches for the gold hairpins.

card-rail_pass_for_life = rail pass for life
    .article = a
    .line = You can go anywhere, for ever. You’re at Crewe.

card-five_storey_mural_of_your_cat = five-storey mural of your cat
    .article = a
    .line = Facing the town hall. The cat had asked for six.

card-week_among_the_gorillas = week among the gorillas
    .article = a
    .line = The silverback sits down beside you, sighs, and hands you the baby.

card-video_game_starring_you = video game starring you
    .article = a
    .line = By a real studio. Your mother is the final boss.

card-whole_tuna_and_a_sushi_chef = whole tuna and a sushi chef
    .article = a
    .line = By ten nobody can move. The chef bows, and turns it over. “Side two.”

card-ride_in_a_fighter_jet = ride in a fighter jet
    .article = a
    .line = Two loops, faster than sound. You land before your scream does.

card-campaign_to_make_you_mayor = campaign to make you mayor
    .article = a
    .line = Your face is on every wall. Someone gives it a moustache; you gain four points.

card-clockwork_elephant_to_ride = clockwork elephant to ride
    .article = a
    .line = The vet puts an ear to its side. “Ten past four,” she says.

card-fortnight_at_spy_school = fortnight at spy school
    .article = a
    .line = On graduation day, the park is full of newspapers. One of them sneezes.

card-kilo_of_saffron = kilo of saffron
    .article = a
    .line = You sneezed over it once. You have a very expensive ceiling.

card-herd_of_six_llamas = herd of six llamas
    .article = a
    .line = At dusk, they hum. They came third in the county, ahead of the Methodists.

card-solo_in_a_real_ballet = solo in a real ballet
    .article = a
    .line = Sixty swans, a full house and, for three whole minutes, one duck.

card-berth_in_a_world_yacht_race = berth in a world yacht race
    .article = a
    .line = Off Cape Horn, a wall of water. The phone rings: “Are you warm enough, love?”

card-genuine_noble_title = genuine noble title
    .article = a
    .line = Parchment, crest, signet ring. You still take the bins out, but slowly.

card-small_castle_with_a_ghost = small castle with a ghost
    .article = a
    .line = Twelve rooms, one of them heated. The ghost has that one.

card-year_at_nose_school = year at perfume school
    .article = a
    .line = A year in Grasse. Then you come home, and meet your fridge.

card-hide_and_seek_in_a_grand_hotel = grand hotel for hide-and-seek
    .article = a
    .line = You hide so well that by evening you’re head waiter.

card-week_as_a_pirate_captain = week as a pirate captain
    .article = a
    .line = You give the order. All look to the parrot, and she nods.

card-pipe_organ_for_your_hallway = pipe organ for your hallway
    .article = a
    .line = Two thousand pipes. You answer the doorbell in D minor.

card-channel_swim_with_escort_boat = Channel swim with escort boat
    .article = a
    .line = You crawl ashore at last. “Dover?” you gasp. “Again, yes,” they say.

card-full_size_trebuchet = full-size trebuchet
    .article = a
    .line = You fling a melon over the hill. After a pause, a slice comes back.

card-spacesuit_in_working_order = spacesuit in working order
    .article = a
    .line = “Welcome back,” says the lady at the till. “Has it changed much?”

card-reunion_of_your_old_class = reunion of your old class
    .article = a
    .line = You’re all six again. By teatime, Graham has a bean up his nose.

card-signed_first_edition = signed first edition
    .article = a
    .line = Your favourite novel, from 1890. Someone has underlined the murderer.

card-illusionist_to_vanish_your_car = illusionist to vanish your car
    .article = an
    .line = In front of the neighbours. She bows; it’s still gone on Monday.

card-tropical_butterfly_house = tropical butterfly house
    .article = a
    .line = “Anything to declare?” asks the keeper at the door. Your hat takes off.

card-night_in_an_underwater_hotel = night in an underwater hotel
    .article = a
    .line = All night a grouper looks in at you, then tells the others.

card-restaurant_kitchen_at_home = restaurant kitchen at home
    .article = a
    .line = “Where’s table four’s soup?” roars table four. It’s your mother.

card-jet_pack_with_lessons = jet pack
    .article = a
    .line = Up, you have quite got the hang of. Below, they shout something about down.

card-season_with_a_glass_master = season with a glass master
    .article = a
    .line = “Blow,” says the master. You shut your eyes and make a wish. He waits.

card-sleeper_train_to_istanbul = sleeper-train trip to Istanbul
    .article = a
    .line = A lady asks you to mind her hatbox. At Budapest, it asks for a sardine.

card-post_by_owl_for_a_year = year of post delivered by owl
    .article = a
    .line = He delivers at three in the morning. He does like you to sign.

card-crown_with_real_rubies = crown with real rubies
    .article = a
    .line = Two kilos of gold. You nod once, and stay down.

card-official_world_record_attempt = official world-record attempt
    .article = an
    .line = The judges look very grave. You have 212 clothes pegs on your face.

card-lobster_lunch_on_a_sandbank = lobster lunch on a sandbank
    .article = a
    .line = Forty guests, one tide. Over coffee, the lobsters leave.

card-lift_in_your_own_house = lift in your own house
    .article = a
    .line = The whole family gets in. From hall to landing, nobody meets anyone’s eye.

card-rock_band_in_your_garden = rock band in your garden
    .article = a
    .line = The first chord takes off the shed. The second brings it back.

card-season_on_an_archaeological_dig = season on an ancient dig
    .article = a
    .line = Weeks of brushing, and at last: a toe! “Morning,” says a colleague.

card-wedding_in_a_castle = wedding in a castle
    .article = a
    .line = The uncle nobody invited has turned up. For once, there’s a moat.

card-small_herd_of_bison = small herd of bison
    .article = a
    .line = They respect the fence. They have simply moved it to Belgium.

card-helicopter_to_work_for_a_year = helicopter to work for a year
    .article = a
    .line = “Traffic?” asks the boss. “Geese,” you say.

card-ghost_train_in_your_basement = ghost train in your basement
    .article = a
    .line = You go down for the jam. A cold hand takes your shoulder, then your ticket.

card-coat_that_crossed_the_south_pole = coat that went to the Pole
    .article = a
    .line = A century old. In the pocket: a biscuit, and a note saying “mine”.

card-kingdom_for_a_week = kingdom for a week
    .article = a
    .line = “To war!” you cry. The army’s called Steve, and he’s off until Thursday.

card-starred_dinner_every_month = Michelin-starred dinner, monthly
    .article = a
    .line = The waiter lifts the silver lid. It’s a pea. “Bon voyage,” he whispers.

card-place_in_the_deep_freeze = wake-up in the year 2300
    .article = a
    .line = The lid hisses open. “At last,” says a voice. “Are you here about the printer?”

card-heli_skiing_week_in_alaska = heli-skiing week in Alaska
    .article = a
    .line = A slope nobody has touched. Then you fall down all of it.

card-submarine_dive_to_a_wreck = submarine dive to a wreck
    .article = a
    .line = Three seats, 600 metres down. Somebody has brought egg sandwiches.

card-stunt_performers_course = stunt performer’s course
    .article = a
    .line = Six weeks: through the window, down the stairs, slightly on fire.

card-beach_in_your_garden = beach in your garden
    .article = a
    .line = A crab gets out of a taxi. He looks about, then again at the brochure.

card-circus_on_your_lawn = circus on your lawn
    .article = a
    .line = A clown asks to use your bathroom. Twenty minutes later, nineteen come out.

card-year_aboard_a_cruise_liner = year aboard a cruise liner
    .article = a
    .line = Ron beat you in the quiz off Malta. You’ve now chased him as far as Fiji.

card-walk_in_songbird_aviary = walk-in songbird aviary
    .article = a
    .line = The phone rings: it’s the thrush. “Hello?” you say. “Hello,” says the starling.

card-powered_exoskeleton = powered exoskeleton
    .article = a
    .line = You lift a car with one finger. Now you’d like to scratch your nose, gently.

card-sports_day_in_a_real_stadium = sports day in a real stadium
    .article = a
    .line = In all those empty seats sits one mother. She has started a Mexican wave.

card-breakfast_tour_of_the_world = breakfast tour of the world
    .article = a
    .line = “Anything to declare?” “Marmalade.” The customs man shuts the door: “Which?”

card-applause_every_morning = applause every morning for a year
    .article = { "" }
    .line = At noon, you’re still in bed. In the street, they’ve lit their lighters.

card-marathon_on_every_continent = marathon on every continent
    .article = a
    .line = In Antarctica, you come first. You also come last.

card-comedy_roast_of_you = comedy roast of you
    .article = a
    .line = Full theatre, ten comedians. Your sister has talked.

card-year_at_a_paris_pastry_school = year at a Paris pastry school
    .article = a
    .line = Chef bites into your éclair, shuts his eyes, and says “Maman?”

card-convertible_from_1962 = convertible from 1962
    .article = a
    .line = Roof down, wind in your hair. Then, no hair: it’s on a hedge near Hove.

card-trained_truffle_pig = trained truffle pig
    .article = a
    .line = She digs up a fortune. You look at it, you look at her, and you both dive.

card-dinner_hung_from_a_crane = dinner hung from a crane
    .article = a
    .line = Somebody drops an olive. The whole table goes quiet, and listens.

card-ruined_hamlet_to_restore = ruined hamlet to restore
    .article = a
    .line = After forty years, a postman climbs up again. He’s got a leaflet for pizza.

card-cherry_blossom_tour_of_japan = cherry-blossom tour of Japan
    .article = a
    .line = You take four thousand photos. In each, the same man is eating a bun.

card-laser_eye_operation = laser eye operation
    .article = a
    .line = They take off the bandage. So that’s what your dog looks like.

card-town_sized_board_game = town-sized board game
    .article = a
    .line = You land on the bakery, miss a turn, and ask if you may miss another.

card-samba_parade_costume = samba parade costume
    .article = a
    .line = You got through the door at last. Your tail is expected around four.

card-olive_grove_with_a_press = olive grove with a press
    .article = an
    .line = The trees are nine centuries old. They have seen your sort of pruning before.

card-currency_with_your_face = currency with your face on it
    .article = a
    .line = Coins and notes, valid in one village. You’re worth two eggs.

card-nine_hole_golf_course = nine-hole golf course
    .article = a
    .line = Your drive clears the oak, clears the roof, and rings your doorbell.

card-tv_channel_of_your_own = TV channel of your own
    .article = a
    .line = At four in the morning you show your fridge, live. It has fans.

card-degree_with_all_fees_paid = degree with all fees paid
    .article = a
    .line = Law, medicine, the stars, eels: you can study anything. It’ll be eels.

card-snowfall_in_july = snowfall in July
    .article = a
    .line = A whole gardenful by dawn. The postman comes on skis, in shorts.

card-paid_year_off = paid year off
    .article = a
    .line = Your wage comes in, you don’t. The office plant sends its love.

card-frog_species_named_after_you = frog species named after you
    .article = a
    .line = Wet, loud, up all night. The professor swears he has never met you.

card-gloves_of_a_silent_film_star = silent-film star’s gloves
    .article = a
    .line = From 1924, in white silk. They still know how to faint.

card-cake_of_century_old_tea = cake of century-old tea
    .article = a
    .line = It crossed the mountains by mule. With the third cup, you’ve met the mule.

card-sandwich_sent_into_space = sandwich sent into space
    .article = a
    .line = It goes up with pickle, sees the whole Earth, and comes back changed.

card-deposit_on_a_baby_mammoth = deposit on a baby mammoth
    .article = a
    .line = Ready when science is. Each spring you buy a slightly bigger brush.

card-antique_brass_diving_suit = antique brass diving suit
    .article = an
    .line = You try it on in the hall. Three days later, you reach the bathroom.

card-lifeboat_named_after_you = lifeboat named after you
    .article = a
    .line = “You were marvellous last night,” says a trawlerman. He means the boat.
