# Blue gifts: pricey (about 80 to 2,000 euros).

card-hot_air_balloon = hot-air balloon ride
    .article = a
    .line = You choose the day. The wind chooses the field.

card-robot_lawn_mower = robot lawn mower
    .article = a
    .line = It does the lawn all by itself. You just walk behind it, for company.

card-beehive_with_bees = beehive with all its bees
    .article = a
    .line = “Is it dangerous?” asks your neighbour, from inside a colander.

card-private_cinema_evening = private cinema evening
    .article = a
    .line = You adored it at seven. The lights come up. “The horse was good,” says someone.

card-tailor_made_suit = suit made to measure
    .article = a
    .line = The tailor writes down your waist, then kindly rubs a bit of it out.

card-wheel_of_parmesan = whole wheel of parmesan
    .article = a
    .line = You roll it home. All along the street, doors open; people have pasta ready.

card-dive_certificate = scuba-diving certificate
    .article = a
    .line = One sign means “all is well”, one means “shark”. They’re very alike.

card-puzzle_of_forty_thousand_pieces = puzzle of forty thousand pieces
    .article = a
    .line = They fell in love over the edges. Their son has just begun the sky.

card-private_detective_for_a_day = private detective for a day
    .article = a
    .line = His report: “Subject ate buns. Subject said there were no buns.”

card-drum_kit = drum kit
    .article = a
    .line = A man has come round about the noise. He’s brought a trumpet.

card-dog_sledding_trip = dog-sledding trip
    .article = a
    .line = You shout “stop” in four languages. The dogs speak Finnish.

card-italian_espresso_machine = Italian espresso machine
    .article = an
    .line = It hisses, it steams, it shakes the worktop. Then it fills one thimble.

card-tandem_parachute_jump = tandem parachute jump
    .article = a
    .line = You’re strapped to a man named Nigel. You’ve never loved anyone so much.

card-family_tree_search = search for your ancestors
    .article = a
    .line = It turns out you’ve a Viking in the family. He was the one who got seasick.

card-hairless_cat = hairless cat
    .article = a
    .line = He looks at you as if you’d walked in on him. You always have.

card-arcade_cabinet = arcade cabinet
    .article = an
    .line = Every high score says BOB. You moved in alone; last night it went up.

card-race_car_day = day at the wheel of a racing car
    .article = a
    .line = Ten laps, flat out. “Again!” you cry. The instructor would like his mum.

card-private_poet_for_a_month = private poet for a month
    .article = a
    .line = A fresh poem about you each morning. By week two he rhymes you with prune.

card-barrel_sauna = barrel sauna for the garden
    .article = a
    .line = You come out pink and steaming, and roll in the snow. A robin looks away.

card-ten_weeks_of_boxing = boxing coach for ten weeks
    .article = a
    .line = By the end you can duck, punch, and say sorry, all in one movement.

card-silent_film_with_orchestra = silent film with live orchestra
    .article = a
    .line = On the screen, without a sound, a dog barks. In row K, a handbag answers.

card-chocolate_bust = portrait bust in chocolate
    .article = a
    .line = In the sun it looks like you, then like your mother, then like a pond.

card-week_in_a_tree_house = week in a tree house
    .article = a
    .line = You pull up the ladder and lie down. “Who?” asks an owl. You give your name.

card-three_d_printer = 3D printer
    .article = a
    .line = Your thimble has been printing since Monday. You may have typed metres.

card-clown_school_week = week at clown school
    .article = a
    .line = Back at the bank, you sit down to tell a man about his loan. Parp.

card-string_of_real_pearls = string of real pearls
    .article = a
    .line = Forty-seven oysters had something in their eye. It was this.

card-folding_kayak = folding kayak
    .article = a
    .line = On the shore, you follow the instructions to the letter. It’s a large swan.

card-home_cinema = home cinema
    .article = a
    .line = In the film, a spy begins to whisper. Your whole street leans in.

card-game_master_for_ten_evenings = game master for ten evenings
    .article = a
    .line = You have slain the dragon! Now she asks who is paying for the bridge.

card-week_aboard_a_cargo_ship = week aboard a cargo ship
    .article = a
    .line = You dine with the captain and eleven thousand garden chairs.

card-custom_tattoo = tattoo drawn for you
    .article = a
    .line = At thirty, an anchor. At ninety, a much longer anchor.

card-squad_of_runner_ducks = squad of runner ducks
    .article = a
    .line = You send them to fight the slugs. From the window, it looks like a book club.

card-private_chef_for_a_weekend = private chef for a weekend
    .article = a
    .line = He opened your spice drawer, shut it gently, and had a little sit down.

card-alphorn = alphorn
    .article = an
    .line = Four metres long. You blow, and far away in Switzerland a cow looks up.

card-night_under_the_dinosaurs = sleepover under the dinosaurs
    .article = a
    .line = You lie back and look up. So that’s where they put their chewing gum.

card-superhero_costume_to_measure = made-to-measure hero costume
    .article = a
    .line = You leap out to save the day. Your cape’s still in the car door.

card-motorcycle_licence = motorcycle licence
    .article = a
    .line = Lessons, test, leather. You ride to the postbox, by way of Spain.

card-whole_iberian_ham = whole Iberian ham
    .article = a
    .line = You cut a slice so thin that you can read through it. You read till three.

card-private_fireworks = private fireworks display
    .article = a
    .line = Twelve minutes of gold above your garden. The dog has left for Wales.

card-electric_bike = electric bike
    .article = an
    .line = You overtake a man in full racing kit. You’re carrying a leek.

card-tortoise_for_life = tortoise
    .article = a
    .line = You call him, and he sets off at once. You’ll be so pleased, in March.

card-airliner_simulator_hour = hour in an airliner simulator
    .article = an
    .line = You bring her down, through storm and fire. Behind you, the cleaner claps.

card-metal_detector = metal detector
    .article = a
    .line = It’s a Roman coin. Somewhere, a centurion finally stops patting his tunic.

card-night_in_a_haunted_castle = night in a haunted castle
    .article = a
    .line = Four-poster bed, creaking stairs. Somebody has folded your pyjamas.

card-massage_armchair = massage armchair
    .article = a
    .line = You sat down for five minutes. The Christmas tree is up.

card-stand_up_comedy_course = stand-up comedy course
    .article = a
    .line = In the front row, Mum explains each joke to Dad. They’re all about Dad.

card-square_watermelon = square watermelon
    .article = a
    .line = Grown in a box, flown in by jet. It does not roll. That is all.

card-pool_table = pool table
    .article = a
    .line = It fills the dining room. Guests sit all around and pot the peas.

card-brass_band_for_a_day = brass band for a day
    .article = a
    .line = It goes wherever you go. Each time you sit down: cymbals.

card-top_hat_made_to_your_head = top hat made to your head
    .article = a
    .line = It rained all through the wedding. You bow to the bride, and water her.

card-babysitter_every_saturday = babysitter every Saturday
    .article = a
    .line = You’ve no children. She tucks you in at eight and eats your crisps.

card-day_on_a_steam_engine = day at work on a steam engine
    .article = a
    .line = You shovel and sweat. Then they let you pull the whistle, and you’re six.

card-hand_built_dolls_house = hand-built dolls’ house
    .article = a
    .line = You swing open the front. In the bathroom, a tiny man lowers his newspaper.

card-week_of_surfing = week at surf camp
    .article = a
    .line = Seven days of salt and foam. Half a second of glory, filmed by nobody.

card-royal_python = royal python
    .article = a
    .line = You can’t find her anywhere. It’s a lovely new hose, though.

card-library_ladder_on_rails = library ladder on rails
    .article = a
    .line = Push off at Austen, wave at Dickens, hit Zola.

card-grandfather_clock = grandfather clock
    .article = a
    .line = Two metres of oak. Every quarter of an hour it asks whether you’re asleep.

card-week_aboard_a_tall_ship = week as crew on a tall ship
    .article = a
    .line = Home again, in your own kitchen. You hang on to the bread bin until it passes.

card-portrait_in_oils = portrait of you in oils
    .article = a
    .line = The eyes follow you round the room. So far, they haven’t liked the sofa.

card-whole_hog_on_the_spit = whole hog on the spit
    .article = a
    .line = Everyone shuts their eyes for grace. “Amen.” It’s a very clean stick.

card-donkey_with_opinions = donkey
    .article = a
    .line = You say “left”. He considers it, as a judge would, and lies down.

card-virtual_reality_headset = virtual-reality headset
    .article = a
    .line = You pet a mammoth. From the doorway, the cat watches you pet nothing.

card-week_of_skiing = week of skiing
    .article = a
    .line = You came down the whole slope on your back. Somebody held up a 9.

card-chauffeur_for_three_days = chauffeur for three days
    .article = a
    .line = “Home, James!” you cry. “It’s Colin,” he says, and takes you to his.

card-ball_gown_with_a_train = ball gown with a train
    .article = a
    .line = Six metres of silk behind you. The lift leaves with four of them.

card-weekend_at_the_forge = weekend at the forge
    .article = a
    .line = You set out to make a sword. Here is your spoon, and it’s a brave spoon.

card-truffle_hunt = truffle hunt with a dog
    .article = a
    .line = He digs up a fortune and swaps it with you for a biscuit.

card-roof_weather_station = weather station for your roof
    .article = a
    .line = You read it in the hall, dripping. It says “dry”, and you apologise.

card-bodyguard_for_an_evening = bodyguard for an evening
    .article = a
    .line = “Stay behind me,” he mutters, two metres tall. “There’s a moth.”

card-pizza_every_friday = pizza every Friday for a year
    .article = a
    .line = By March the courier knows your pyjamas. By June he has brought his own.

card-real_meteorite = real meteorite
    .article = a
    .line = It flew through all of space and hit a shed near Leeds. The shed has an agent.

card-night_in_an_ice_hotel = night in an ice hotel
    .article = a
    .line = It said not to lick the bedpost. Your breakfast comes to you.

card-weekend_to_who_knows_where = weekend to who knows where
    .article = a
    .line = “Where are you off to?” asks the man at passport control. You ask him.

card-two_dwarf_goats = pair of dwarf goats
    .article = a
    .line = They eat the brambles, the hedge, and the council’s letter about the hedge.

card-murder_mystery_dinner = murder-mystery dinner for ten
    .article = a
    .line = A guest lies dead by the cheese. Someone asks if he’ll want his pudding.

card-rowing_machine = rowing machine
    .article = a
    .line = You row every evening. The man downstairs has hung out a lifebelt.

card-weekend_as_an_elf = weekend as an elf
    .article = a
    .line = Ears, sword, a quest. At midnight the orcs ask you to keep it down.

card-tin_of_caviar = tin of real caviar
    .article = a
    .line = A very small spoon, so that it lasts. It lasts four very small minutes.

card-sewing_machine = sewing machine
    .article = a
    .line = Your first shirt has three sleeves. You’ve kept it, in case you meet someone.

card-gardener_for_a_season = gardener for a season
    .article = a
    .line = He whispers to the roses all day. You’ve heard your name.

card-morning_in_a_shark_cage = morning in a shark cage
    .article = a
    .line = He reads you slowly, top to bottom, like a menu. Then he has the fish.

card-second_hand_piano = second-hand piano
    .article = a
    .line = It has one dead key, and knows one tune that it won’t tell you.

card-talkative_parrot = talkative parrot
    .article = a
    .line = He has lived with a vicar and a plumber. When the tap drips, he prays.

card-silk_kimono = silk kimono
    .article = a
    .line = You glide in like a crane at dawn. One sleeve has been in the hummus.

card-wood_survival_course = survival course in the woods
    .article = a
    .line = You live on roots. At night, the instructor’s tent smells of bacon.

card-dishwasher_fitted = dishwasher, fitted for you
    .article = a
    .line = The glasses come out so clear that your uncle has poured his wine beside one.

card-plane_with_your_message = plane towing your message
    .article = a
    .line = “MARRY ME, BRAIN” was last week’s. Do check all thirty-five letters.

card-yew_longbow = yew longbow made for you
    .article = a
    .line = The bowyer has measured your arms and your stance. “So,” he says, “who is it?”

card-week_on_a_canal_boat = week on a canal boat
    .article = a
    .line = A jogger overtakes you. Then a duck. Then the duck, coming back.

card-bowling_lane_for_the_hall = bowling lane for your hallway
    .article = a
    .line = To go to the bathroom at night, you have to change your shoes.

card-song_about_your_life = song about your life
    .article = a
    .line = Three verses, a real studio. Nothing rhymes with your surname; they tried.

card-crate_of_wine_to_lay_down = wine cellar starter
    .article = a
    .line = “Not before 2040,” you read on the label, with a glass in your hand.

card-week_as_a_shepherd = week as a shepherd
    .article = a
    .line = Nobody knows how many sheep you have. You always drop off at nine.

card-handyman_for_three_days = handyman for three days
    .article = a
    .line = He hums, he looks under the sink, he says “oh dear”. Then it works.

card-old_dog_from_the_shelter = old dog from the shelter
    .article = an
    .line = Ten years old, three teeth, and he has already forgiven you.

card-chain_mail_shirt = chain-mail shirt
    .article = a
    .line = Twenty thousand rings. At the airport, they ask you to take them off.

card-helicopter_ride_over_town = helicopter ride over town
    .article = a
    .line = “Something something cathedral!” yells the pilot. “Something something hold on!”

card-hand_carved_chess_set = hand-carved chess set
    .article = a
    .line = One bishop looks like your landlord. You lose him first, every time.

card-fortnight_of_italian = fortnight of Italian in Florence
    .article = a
    .line = You only know how to order coffee, but by Friday people weep when you do.

card-indoor_slide = slide to replace the stairs
    .article = a
    .line = Granny calls it silly. She’s said so eleven times, always from the bottom.

card-medieval_banquet_for_six = medieval banquet for six
    .article = a
    .line = “Bring in the swan!” they roar. It walks in. Everyone has the soup.

card-four_day_festival_pass = four-day rock festival pass
    .article = a
    .line = You find your tent at last. There’s a family in it, and they’re lovely.

card-locked_old_safe = safe that nobody can open
    .article = a
    .line = Through a tiny crack, with a torch, you can just see it: the key.

card-season_ticket_for_your_club = season ticket for your club
    .article = a
    .line = They scored once this season. It was during your pie.

card-tiara_of_crystals = silver and crystal tiara
    .article = a
    .line = Wear it to hoover the stairs. It becomes a state visit.

card-month_on_a_pilgrim_path = month on a pilgrim path
    .article = a
    .line = “Why do you walk?” asks a monk. You were looking for the car park.

card-day_on_a_digger = day on a digger
    .article = a
    .line = Something goes clunk. Far away, in somebody’s shower, a song stops.

card-chameleon_on_a_branch = chameleon
    .article = a
    .line = You sat him on the chessboard. Now both sides think he’s theirs.

card-ten_opera_singing_lessons = term of opera lessons
    .article = a
    .line = “Who’s had the last yogurt?” you sing. On the stairs, a chorus denies it.

card-table_football_from_a_cafe = football table from an old café
    .article = a
    .line = Your striker scores, and does three somersaults. So does the whole team.

card-night_in_a_sleep_laboratory = night in a sleep laboratory
    .article = a
    .line = You’re wired up like a Christmas tree. “Just sleep normally,” says the wall.

card-theremin = theremin
    .article = a
    .line = Just wave your arms about. Outside, a taxi pulls up.

card-gold_tooth_cap = gold cap for one tooth
    .article = a
    .line = Clips on for parties. Smile, and somewhere a parrot salutes.

card-weekly_vegetable_box = vegetable box, weekly for a year
    .article = a
    .line = This week’s one has arms. You’ve put it at the table until you know more.

card-garden_trampoline = garden trampoline
    .article = a
    .line = You and your neighbour chat over the hedge, one word at a time.

card-planetarium_for_the_bedroom = planetarium for your ceiling
    .article = a
    .line = “And that bright red one?” you whisper. “That’s the smoke alarm.”

card-opera_marathon = opera marathon for two
    .article = an
    .line = She starts dying on Monday. By Thursday, she’s never been louder.

card-weekend_at_butler_school = weekend at butler school
    .article = a
    .line = You learn the cough that makes people rethink their trousers.

card-robot_dog = robot dog
    .article = a
    .line = It sits, it fetches. At night it goes to look at the toaster, and wags.

card-cowboy_boots_made_for_you = cowboy boots made to measure
    .article = some
    .line = You walk into the chemist’s and the room falls silent. Cough drops, please.

card-day_as_an_elephant_keeper = day as an elephant keeper
    .article = a
    .line = You scrub behind one ear. The other will be ready on Wednesday.

card-first_flying_lesson = first flying lesson
    .article = a
    .line = “You have control,” she says. You look round to see who.

card-magician_at_your_table = magician at your table
    .article = a
    .line = She finds your card in the soup. You had been wondering about the soup.

card-water_bed = water bed
    .article = a
    .line = You turn over. A moment later, on the far side, the cat goes out to sea.

card-ancient_balsamic_vinegar = thimble of very old vinegar
    .article = a
    .line = It lay in oak for fifty years, dreaming of lobster. You’ve got chips.

card-full_set_of_golf_clubs = full set of golf clubs
    .article = a
    .line = “What should I use from here?” you ask. The caddie points to the bus.

card-roller_coaster_marathon = roller-coaster marathon
    .article = a
    .line = On the bus home, at every bend, you all put your arms up.

card-hamster_in_a_palace = hamster in a palace
    .article = a
    .line = He has nine floors and a ballroom. He sleeps in the box it came in.

card-accountant_for_your_shoebox = accountant for your shoebox
    .article = an
    .line = She tips it out, sorts it all, and reads one receipt twice. “Two trombones?”

card-slot_car_circuit = giant slot-car circuit
    .article = a
    .line = “Supper!” “I’m in the pits!” “You’re under the piano!”

card-sheepskin_coat = sheepskin coat
    .article = a
    .line = So warm that you join queues, just to stand about in it.

card-pair_of_night_vision_goggles = night-vision goggles
    .article = some
    .line = You sit up for badgers. At three, Dad crosses the lawn with a ham.

card-evening_at_the_casino = evening at the casino
    .article = an
    .line = Dinner jacket, raised eyebrow, one last card. “Snap,” you say softly.

card-bedroom_climbing_wall = climbing wall for your bedroom
    .article = a
    .line = “Where’s the light switch?” “Up the north face, left of the poster.”

card-part_as_a_film_zombie = part as a zombie in a film
    .article = a
    .line = Two hundred of you, groaning. “Stand up straight!” calls your grandmother.

card-stained_glass_cat = stained-glass window of your cat
    .article = a
    .line = Halo, blue robe, paw raised. At noon it shines on the butter she took.

card-perfume_of_your_own = workshop for your own perfume
    .article = a
    .line = You sniff, you blend, you dab it on. “Ah,” says everyone you meet, “gravy!”

card-steak_from_a_massaged_cow = steak from a massaged cow
    .article = a
    .line = Her masseuse has Thursdays free now. Lie down, and try not to moo.

card-koi_carp_pond = pond with five koi carp
    .article = a
    .line = They come when called. So does the heron.

card-dj_course = DJ course
    .article = a
    .line = Ten evenings. Ever after, you stand beside the DJ at weddings, and sigh.

card-rescue_of_your_old_tapes = rescue of your old home videos
    .article = a
    .line = Forty hours of you at five, all of it singing, all of it one song.

card-riding_holiday = week’s holiday on horseback
    .article = a
    .line = The horse knows the way, the pub, and when it’s your round.

card-sleep_judging_ring = ring that marks your sleep
    .article = a
    .line = Last night: nine out of ten. It took one off for the part with the badger.

card-ice_sculptor_at_work = ice sculptor for your party
    .article = an
    .line = At nine it’s a swan. By midnight, it’s a very cold duck.

card-gold_nibbed_fountain_pen = fountain pen with a gold nib
    .article = a
    .line = From now on your shopping lists read like peace treaties.

card-weekend_of_taxidermy = weekend of taxidermy
    .article = a
    .line = The fox died of old age. You decide how surprised it looks.

card-mud_bath_day = day of mud baths
    .article = a
    .line = Plastered, hosed down, oiled. People pay more for this than hippos do.

card-treasure_hunt_made_for_you = treasure hunt made for you
    .article = a
    .line = You’re too quick. Behind a tree, somebody’s still writing clue four.

card-tasting_menu_of_fourteen_dishes = tasting menu of fourteen dishes
    .article = a
    .line = Dish nine lay on a pebble. You ate the pebble; nobody dared to say.

card-garden_ping_pong_table = ping-pong table for the garden
    .article = a
    .line = You lose to a girl of seven, who is playing with a slipper.

card-camper_van_fortnight = camper van for a fortnight
    .article = a
    .line = Everything folds into something else. Nobody has seen the bed since Dover.

card-glass_greenhouse = glass greenhouse
    .article = a
    .line = You talked to one tomato all summer. Now it’s ripe, and you can’t.

card-silence_headphones = noise-cancelling headphones
    .article = some
    .line = In here, perfect peace. Out there, you’ve been singing since Reading.

card-evening_of_fire_walking = fire-walking evening
    .article = a
    .line = It starts to rain on the embers. “What a shame,” you all say, far too fast.

card-owl_box_with_camera = owl box with a camera
    .article = an
    .line = He brings her a vole. She says something short. He goes out again.

card-handbag_worth_a_holiday = handbag worth a holiday
    .article = a
    .line = It cost two weeks in Crete. You put a banana in it, and it shuddered.

card-silent_disco_for_fifty = silent disco for fifty
    .article = a
    .line = Fifty dancers, no music. All you hear is feet, and Dave singing along.

card-memory_champion_training = memory champion as a coach
    .article = a
    .line = He knows pi to a thousand digits. He calls you Linda. You’re not Linda.

card-naturist_weekend = naturist weekend
    .article = a
    .line = Pack light. No, lighter.

card-paintball_for_twenty = paintball battle for twenty
    .article = a
    .line = A white flag comes out of the bushes. It’s so clean that everybody fires.
