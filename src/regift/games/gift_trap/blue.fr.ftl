# Cadeaux bleus : chers (à peu près 80 à 2 000 euros).

card-hot_air_balloon = vol en montgolfière
    .article = un
    .gender = m
    .line = Tu choisis le jour. Le vent choisit le champ.

card-robot_lawn_mower = tondeuse robot
    .article = une
    .gender = f
    .line = Elle n’a besoin de personne. Papi la suit quand même, mains dans le dos.

card-beehive_with_bees = ruche habitée
    .article = une
    .gender = f
    .line = Il y a déjà une reine. Tu peux postuler au ménage.

card-private_cinema_evening = séance de cinéma privée
    .article = une
    .gender = f
    .line = Ton film, vingt amis. Tu dis les répliques ; eux, ils disent chut.

card-tailor_made_suit = costume sur mesure
    .article = un
    .gender = m
    .line = Le tailleur a cousu une poche secrète. Il refuse de te dire où.

card-wheel_of_parmesan = meule entière de parmesan
    .article = une
    .gender = f
    .line = Tu la roules jusqu’à chez toi. Aux fenêtres, on met l’eau à bouillir.

card-dive_certificate = brevet de plongée
    .article = un
    .gender = m
    .line = À dix mètres, un mérou te suit. Il croit que c’est toi, le guide.

card-puzzle_of_forty_thousand_pieces = puzzle de quarante mille pièces
    .article = un
    .gender = m
    .line = Vous l’avez commencé à deux. Vos enfants font les bords.

card-private_detective_for_a_day = détective privé pour la journée
    .article = un
    .gender = m
    .line = Il te suit pour savoir qui te suit. C’est lui.

card-drum_kit = batterie
    .article = une
    .gender = f
    .line = Chacun peut essayer une fois. Mamie a gardé les baguettes quarante minutes.

card-dog_sledding_trip = raid en traîneau à chiens
    .article = un
    .gender = m
    .line = Le soir, on aligne neuf gamelles dans la neige. L’une porte ton nom.

card-italian_espresso_machine = machine à expresso italienne
    .article = une
    .gender = f
    .line = Belle-maman en a repris cinq fois. Elle a repeint le couloir.

card-tandem_parachute_jump = saut en parachute en tandem
    .article = un
    .gender = m
    .line = Il avait dit « à trois ». Toute la descente, tu lui reparles du deux.

card-family_tree_search = recherche généalogique
    .article = une
    .gender = f
    .line = En 1612, la généalogiste trouve ton portrait. Il a déjà ta tache de café.

card-hairless_cat = chat sans poils
    .article = un
    .gender = m
    .line = Livré avec trois pulls. Sans, il a l’air d’un poulet qui sait des choses.

card-arcade_cabinet = borne d’arcade
    .article = une
    .gender = f
    .line = Tu bats enfin le record de BOB. On sonne à la porte. C’est BOB.

card-race_car_day = stage de pilotage sur circuit
    .article = un
    .gender = m
    .line = Au drive, tu prends la corde, freines tard, et demandes des frites.

card-private_poet_for_a_month = poète particulier pour un mois
    .article = un
    .gender = m
    .line = Tu dors la bouche ouverte. À ton chevet, il note : « Une grotte, à l’aube. »

card-barrel_sauna = sauna tonneau pour le jardin
    .article = un
    .gender = m
    .line = Vous voilà six à suer là-dedans. Un vigneron toque : « C’est quelle année ? »

card-ten_weeks_of_boxing = coach de boxe pour dix semaines
    .article = une
    .gender = f
    .line = À la fin, tu esquives, tu frappes et tu dis pardon, d’un seul geste.

card-silent_film_with_orchestra = ciné-concert pour deux
    .article = un
    .gender = m
    .line = Le pianiste a sauté une page : le baiser se fait au galop.

card-chocolate_bust = buste en chocolat
    .article = un
    .gender = m
    .line = Posé près du radiateur. De jour en jour, tu souris plus bas.

card-week_in_a_tree_house = semaine dans une cabane perchée
    .article = une
    .gender = f
    .line = La chouette du dessus rentre à l’aube et retire ses chaussures.

card-three_d_printer = imprimante 3D
    .article = une
    .gender = f
    .line = Toute une nuit pour imprimer un crochet. Tu lui cherches un manteau digne.

card-clown_school_week = semaine à l’école du clown
    .article = une
    .gender = f
    .line = Le jour de l’examen, tu rates la marche en entrant. Mention très bien.

card-string_of_real_pearls = collier de vraies perles
    .article = un
    .gender = m
    .line = Des huîtres ont eu la même poussière dans l’œil, toutes. Elle te va très bien.

card-folding_kayak = kayak pliable
    .article = un
    .gender = m
    .line = Tu l’as replié en suivant la notice. Tu tiens une très belle cocotte.

card-home_cinema = home cinéma
    .article = un
    .gender = m
    .line = Écran géant. Les acteurs ont l’air de vouloir tes chips.

card-game_master_for_ten_evenings = maître de jeu pour dix soirées
    .article = un
    .gender = m
    .line = Le premier soir, vous entrez à la taverne. Le dixième, vous en sortez.

card-week_aboard_a_cargo_ship = semaine à bord d’un cargo
    .article = une
    .gender = f
    .line = Creux de dix mètres. « On transporte quoi ? — Des canards de bain. »

card-custom_tattoo = tatouage sur mesure
    .article = un
    .gender = m
    .line = À trente ans, une ancre. À quatre-vingt-dix, une très longue ancre.

card-squad_of_runner_ducks = escouade de canards coureurs
    .article = une
    .gender = f
    .line = Ils marchent toujours en file. Ce matin, la factrice était cinquième.

card-private_chef_for_a_weekend = chef à domicile pour le week-end
    .article = un
    .gender = m
    .line = « Oui, chef ! » crie ton père, qui n’avait jamais mis la table.

card-alphorn = cor des Alpes
    .article = un
    .gender = m
    .line = Tu souffles. Très loin, une vache suisse lève la tête, émue.

card-night_under_the_dinosaurs = nuit au muséum
    .article = une
    .gender = f
    .line = Un lit de camp, une lampe, et un tyrannosaure plus près à trois heures.

card-superhero_costume_to_measure = costume de super-héros sur mesure
    .article = un
    .gender = m
    .line = Cape, bottes, collant. Le méchant attend poliment la fermeture Éclair.

card-motorcycle_licence = permis moto
    .article = un
    .gender = m
    .line = Tu ôtes ton casque au ralenti, comme au cinéma. Les lunettes viennent avec.

card-whole_iberian_ham = jambon ibérique entier
    .article = un
    .gender = m
    .line = On te rend beaucoup visite, ces temps-ci. Toujours avec du pain.

card-private_fireworks = feu d’artifice privé
    .article = un
    .gender = m
    .line = Oh, la belle bleue ! Oh, la belle verte ! Oh, le cabanon.

card-electric_bike = vélo électrique
    .article = un
    .gender = m
    .line = Tu doubles un champion en pleine côte. Tu tiens une baguette.

card-tortoise_for_life = tortue terrestre
    .article = une
    .gender = f
    .line = Partie lundi pour la salade du fond. Elle est dans les temps.

card-airliner_simulator_hour = heure en simulateur de vol
    .article = une
    .gender = f
    .line = Tu as enfin atterri. Derrière toi, le technicien embrasse la moquette.

card-metal_detector = détecteur de métaux
    .article = un
    .gender = m
    .line = Bip ! Tu creuses jusqu’au soir. Au fond, quelqu’un creuse vers toi.

card-night_in_a_haunted_castle = nuit au château hanté
    .article = une
    .gender = f
    .line = Lit à baldaquin, escalier qui grince. Quelqu’un a plié ton pyjama.

card-massage_armchair = fauteuil massant
    .article = un
    .gender = m
    .line = Il te pétrit une heure. À la fin, tu l’appelles Bernard.

card-stand_up_comedy_course = cours de stand-up
    .article = un
    .gender = m
    .line = Tu racontes ton permis raté. Le prof pleure : « Refais-nous le platane. »

card-square_watermelon = pastèque carrée
    .article = une
    .gender = f
    .line = Poussée en boîte, venue en avion. Elle ne roule pas. C’est tout.

card-pool_table = billard
    .article = un
    .gender = m
    .line = À Noël, on y pose la dinde. Quelqu’un la joue par la bande.

card-brass_band_for_a_day = fanfare pour la journée
    .article = une
    .gender = f
    .line = Tu entres sans bruit dans la salle d’attente. Le tuba aussi.

card-top_hat_made_to_your_head = haut-de-forme sur mesure
    .article = un
    .gender = m
    .line = Tu l’ôtes pour saluer. Un enfant attend le lapin, et il a tout son temps.

card-babysitter_every_saturday = baby-sitter tous les samedis
    .article = une
    .gender = f
    .line = Pas d’enfant ? À huit heures, au lit. Elle a ta télécommande.

card-day_on_a_steam_engine = journée sur une loco à vapeur
    .article = une
    .gender = f
    .line = Du charbon, un sifflet. À midi, tu réponds à tout par « tchou ».

card-hand_built_dolls_house = maison de poupée artisanale
    .article = une
    .gender = f
    .line = Tu éteins les petites lampes une à une. À la cave, quelqu’un rallume.

card-week_of_surfing = semaine de surf
    .article = une
    .gender = f
    .line = Trois secondes debout, en plein soleil ! La plage regardait passer les glaces.

card-royal_python = python royal
    .article = un
    .gender = m
    .line = Il est très discret. Ce matin, au portemanteau, une cravate a bâillé.

card-library_ladder_on_rails = échelle de bibliothèque sur rails
    .article = une
    .gender = f
    .line = Tu prends ton élan aux polars. On te retrouve au rayon jardinage.

card-grandfather_clock = horloge comtoise
    .article = une
    .gender = f
    .line = À minuit, elle sonne treize fois, puis s’excuse d’un petit « ding ».

card-week_aboard_a_tall_ship = semaine de matelot à la voile
    .article = une
    .gender = f
    .line = « Terre ! » cries-tu du haut du mât. On n’avait pas quitté le port.

card-portrait_in_oils = portrait de toi à l’huile
    .article = un
    .gender = m
    .line = Il a ta bouche, ton front, une collerette, et l’air de mieux gagner sa vie.

card-whole_hog_on_the_spit = cochon entier à la broche
    .article = un
    .gender = m
    .line = Les végétariens du village sont venus pour l’odeur. Ils ont pris des chaises.

card-donkey_with_opinions = âne
    .article = un
    .gender = m
    .line = Gris, tendre, et jamais de ton avis.

card-virtual_reality_headset = casque de réalité virtuelle
    .article = un
    .gender = m
    .line = Au-dessus du vide, une main prend la tienne. C’est mamie, sans casque.

card-week_of_skiing = semaine de ski
    .article = une
    .gender = f
    .line = Toute la semaine pour enfiler les chaussures. Le samedi, on les rend.

card-chauffeur_for_three_days = chauffeur pour trois jours
    .article = un
    .gender = m
    .line = Tu pourrais aller partout. Tu passes neuf fois devant ton ancien collège.

card-ball_gown_with_a_train = robe de bal à traîne
    .article = une
    .gender = f
    .line = Te voilà au bar. Ta traîne descend encore de voiture.

card-weekend_at_the_forge = week-end à la forge
    .article = un
    .gender = m
    .line = Tu frappes, tu sues, tu plonges le couteau dans l’eau. Belle cuillère.

card-truffle_hunt = chasse à la truffe
    .article = une
    .gender = f
    .line = Le chien te cède mille euros de truffes pour un biscuit. Il jubile.

card-roof_weather_station = station météo pour ton toit
    .article = une
    .gender = f
    .line = Elle annonce grand soleil, mais à voix basse, et sans te regarder.

card-bodyguard_for_an_evening = garde du corps pour un soir
    .article = un
    .gender = m
    .line = Ta tante arrive, bras ouverts, rouge à lèvres frais. Il s’interpose.

card-pizza_every_friday = pizza par vendredi pendant un an
    .article = une
    .gender = f
    .line = Cinquante-deux cartons. Au trentième, le livreur enlève ses chaussures.

card-real_meteorite = vraie météorite
    .article = une
    .gender = f
    .line = Une éternité à frôler les étoiles, et le chat la pousse de l’étagère.

card-night_in_an_ice_hotel = nuit à l’hôtel de glace
    .article = une
    .gender = f
    .line = Tu demandes un glaçon. Le barman casse un bout du comptoir.

card-weekend_to_who_knows_where = week-end en terre inconnue
    .article = un
    .gender = m
    .line = Fanfare, maire, bouquet. Eux non plus ne savaient pas qui viendrait.

card-two_dwarf_goats = duo de chèvres naines
    .article = un
    .gender = m
    .line = Elles mangent les ronces, la haie, et la lettre du voisin sur la haie.

card-murder_mystery_dinner = dîner-enquête pour dix
    .article = un
    .gender = m
    .line = Des comédiens à ta table, une victime au fromage. C’est toi, paraît-il.

card-rowing_machine = rameur d’appartement
    .article = un
    .gender = m
    .line = Les enfants sont montés derrière, en gilet. Ils guettent l’Afrique.

card-weekend_as_an_elf = week-end dans la peau d’un elfe
    .article = un
    .gender = m
    .line = Au péage, oreilles pointues, cape, arc. La barrière se lève : « Bonne quête. »

card-tin_of_caviar = boîte de vrai caviar
    .article = une
    .gender = f
    .line = Papi mange le pain et range les grains au bord. « Des pépins », dit-il.

card-sewing_machine = machine à coudre
    .article = une
    .gender = f
    .line = Il y avait juste un ourlet à faire. Le chat a maintenant une redingote.

card-gardener_for_a_season = jardinier pour la saison
    .article = un
    .gender = m
    .line = Fin octobre, il s’en va. Les tomates se tournent vers la route.

card-morning_in_a_shark_cage = matinée en cage à requins
    .article = une
    .gender = f
    .line = Un requin te regarde derrière tes barreaux. Il revient avec les enfants.

card-second_hand_piano = piano d’occasion
    .article = un
    .gender = m
    .line = Sous le couvercle, un mot de l’ancien propriétaire : « Pardon pour le fa. »

card-talkative_parrot = perroquet bavard
    .article = un
    .gender = m
    .line = De tout ton vocabulaire, il a gardé ce que tu dis au marteau.

card-silk_kimono = kimono de soie
    .article = un
    .gender = m
    .line = Des grues peintes à la main. Un spaghetti leur a fait très peur.

card-wood_survival_course = stage de survie en forêt
    .article = un
    .gender = m
    .line = Trois jours, une allumette. Tu l’as craquée pour voir si elle marchait.

card-dishwasher_fitted = lave-vaisselle, pose comprise
    .article = un
    .gender = m
    .line = Il y a deux façons de le remplir : la tienne, et n’importe comment.

card-plane_with_your_message = avion avec ta banderole
    .article = un
    .gender = m
    .line = « Sophie, je t’aime », en plein ciel. Sur la plage, onze Sophie se lèvent.

card-yew_longbow = arc en if à ta taille
    .article = un
    .gender = m
    .line = Aussi grand que toi. Plus aucun ami ne veut tenir la pomme.

card-week_on_a_canal_boat = semaine en péniche
    .article = une
    .gender = f
    .line = Un joggeur te double. Puis un canard. Puis le canard, au retour.

card-bowling_lane_for_the_hall = piste de bowling pour le couloir
    .article = une
    .gender = f
    .line = Quelqu’un dort toujours au milieu des quilles. On joue demain, minou.

card-song_about_your_life = chanson sur ta vie
    .article = une
    .gender = f
    .line = Tout le monde chante le refrain. Il reste à expliquer qui est Brigitte.

card-crate_of_wine_to_lay_down = cave à vin pour débuter
    .article = une
    .gender = f
    .line = Tu as tout classé : les rouges, les blancs, et celui qu’on sert à Gérard.

card-week_as_a_shepherd = semaine de berger
    .article = une
    .gender = f
    .line = Deux cents moutons, zéro réseau. Tu n’en as jamais compté plus de douze.

card-handyman_for_three_days = bricoleur pour trois jours
    .article = un
    .gender = m
    .line = Il regarde l’étagère. « Qui vous a fait ça ? » C’était toi.

card-old_dog_from_the_shelter = vieux chien du refuge
    .article = un
    .gender = m
    .line = Dix ans, trois dents, et il t’a déjà tout pardonné.

card-chain_mail_shirt = cotte de mailles
    .article = une
    .gender = f
    .line = « Rien de métallique ? » demande l’agent. Tu hésites longuement.

card-helicopter_ride_over_town = survol de la ville en hélico
    .article = un
    .gender = m
    .line = De là-haut, tout est minuscule, sauf la fenêtre que tu as laissée ouverte.

card-hand_carved_chess_set = jeu d’échecs sculpté main
    .article = un
    .gender = m
    .line = Un pion s’est perdu : une olive joue à sa place. On vient de la prendre.

card-fortnight_of_italian = quinzaine d’italien à Florence
    .article = une
    .gender = f
    .line = « Quelle heure est-il ? » La vieille dame te répond jusqu’au café.

card-indoor_slide = toboggan à la place de l’escalier
    .article = un
    .gender = m
    .line = De la chambre à la cuisine en quatre secondes. Le plombier l’a fait neuf fois.

card-medieval_banquet_for_six = banquet médiéval pour six
    .article = un
    .gender = m
    .line = Le ménestrel entre, s’incline, et chante ce que tu as fait l’été dernier.

card-four_day_festival_pass = pass festival de quatre jours
    .article = un
    .gender = m
    .line = Le troisième matin, ta tente a disparu. Elle a gagné le premier rang.

card-locked_old_safe = coffre-fort sans clé
    .article = un
    .gender = m
    .line = Enfin, un cambrioleur ! Tu lui fais du café, tu lui tiens la lampe.

card-season_ticket_for_your_club = abonnement au stade
    .article = un
    .gender = m
    .line = Ils marquent quand tu vas aux frites. En finale, tout le virage t’y envoie.

card-tiara_of_crystals = diadème en argent et cristal
    .article = un
    .gender = m
    .line = Aux impôts, il était resté sur ta tête. On t’a proposé l’exil.

card-month_on_a_pilgrim_path = mois de pèlerinage à pied
    .article = un
    .gender = m
    .line = Chaque soir, un autre dortoir, et le même ronfleur, arrivé avant toi.

card-day_on_a_digger = journée en pelleteuse
    .article = une
    .gender = f
    .line = Tu as creusé un trou magnifique. Dimanche, tu y emmènes la famille.

card-chameleon_on_a_branch = caméléon
    .article = un
    .gender = m
    .line = Un œil sur la mouche, un œil sur la télé. Il a raté les deux.

card-ten_opera_singing_lessons = trimestre de chant lyrique
    .article = un
    .gender = m
    .line = Tu appelles le chat à table. Tout l’immeuble d’en face crie « bis ».

card-table_football_from_a_cafe = baby-foot de vieux bistrot
    .article = un
    .gender = m
    .line = Hêtre massif, vingt-deux hommes. L’un n’a plus de pieds, et marque.

card-night_in_a_sleep_laboratory = nuit au laboratoire du sommeil
    .article = une
    .gender = f
    .line = Tu parles en dormant. Au réveil, trois docteurs veulent la suite.

card-theremin = thérémine
    .article = un
    .gender = m
    .line = Tu tends la main vers le sel : un fantôme gémit. Depuis, on mange fade.

card-gold_tooth_cap = dent en or amovible
    .article = une
    .gender = f
    .line = Elle se clipse pour sortir. La boulangère te fait un prix de pirate.

card-weekly_vegetable_box = panier de légumes pour un an
    .article = un
    .gender = m
    .line = Au fond, un légume noueux que le maraîcher lui-même appelle « monsieur ».

card-garden_trampoline = trampoline de jardin
    .article = un
    .gender = m
    .line = Derrière la haie, la voisine lit. Bonjour. Bonjour. Bonjour. Bonjour.

card-planetarium_for_the_bedroom = planétarium de plafond
    .article = un
    .gender = m
    .line = Un moustique se pose sur Saturne. Tu vises. Adieu, la Lune.

card-opera_marathon = marathon d’opéra pour deux
    .article = un
    .gender = m
    .line = À l’entracte, le ténor vient vous demander ce que ça raconte.

card-weekend_at_butler_school = week-end à l’école des majordomes
    .article = un
    .gender = m
    .line = Lundi, le chat entre au salon. Tu l’annonces, avec tous ses titres.

card-robot_dog = chien robot
    .article = un
    .gender = m
    .line = Il donne la patte, fait le beau, et se met à jour au pied des réverbères.

card-cowboy_boots_made_for_you = bottes de cow-boy sur mesure
    .article = des
    .gender = f
    .line = Au supermarché, les portes s’ouvrent toutes seules. Tu plisses les yeux.

card-day_as_an_elephant_keeper = journée de soigneur d’éléphants
    .article = une
    .gender = f
    .line = Le matin, tu laves une oreille. L’après-midi, l’autre.

card-first_flying_lesson = première leçon de pilotage
    .article = une
    .gender = f
    .line = « La piste, c’est le gris », dit la monitrice. « Le vert, c’est la vache. »

card-magician_at_your_table = magicienne à ta table
    .article = une
    .gender = f
    .line = Elle a fait disparaître le rôti. On cherche encore. Elle mâche.

card-water_bed = lit à eau
    .article = un
    .gender = m
    .line = À marée basse, on retrouve tes lunettes.

card-ancient_balsamic_vinegar = dé à coudre de vieux vinaigre
    .article = un
    .gender = m
    .line = « À toi la maison, dit le notaire. À ta sœur, le vinaigre. » Elle sourit.

card-full_set_of_golf_clubs = sac de golf complet
    .article = un
    .gender = m
    .line = Grand swing, long silence. Puis, au restaurant : « Qui a commandé un œuf ? »

card-roller_coaster_marathon = marathon de montagnes russes
    .article = un
    .gender = m
    .line = Te voilà de retour depuis dimanche. Ton estomac arrive mardi.

card-hamster_in_a_palace = hamster et son palais
    .article = un
    .gender = m
    .line = Il a visité la tour, le balcon, la salle des fêtes. Il loue le carton.

card-accountant_for_your_shoebox = comptable pour tes vieux papiers
    .article = une
    .gender = f
    .line = Elle classe tes tickets jusqu’au soir. L’État te doit un kebab.

card-slot_car_circuit = grand circuit de voitures
    .article = un
    .gender = m
    .line = Bientôt le tour du petit. Après papi, après tonton, après toi.

card-sheepskin_coat = peau de mouton retournée
    .article = une
    .gender = f
    .line = Tu longes un pré. Une brebis cesse de brouter : « Odile ? »

card-pair_of_night_vision_goggles = lunettes de vision nocturne
    .article = des
    .gender = f
    .line = On y voit comme un chat. La table basse te trouvera quand même.

card-evening_at_the_casino = soirée au casino
    .article = une
    .gender = f
    .line = Au bar, quelle allure d’espion. Au micro : « La trottinette rose gêne. »

card-bedroom_climbing_wall = mur d’escalade pour la chambre
    .article = un
    .gender = m
    .line = « Il faut une prise ! » cries-tu. Papi t’apporte une rallonge.

card-part_as_a_film_zombie = rôle de zombie au cinéma
    .article = un
    .gender = m
    .line = Trois heures de maquillage pour quatre secondes à l’écran, en cadavre.

card-stained_glass_cat = vitrail de ton chat
    .article = un
    .gender = m
    .line = Auréole, robe bleue, patte levée. L’intéressé trouve ça un peu sobre.

card-perfume_of_your_own = atelier de parfumeur
    .article = un
    .gender = m
    .line = Ton parfum s’appelle « Orage ». Dans l’ascenseur, on ouvre les parapluies.

card-steak_from_a_massaged_cow = côte de bœuf massé
    .article = une
    .gender = f
    .line = Cette vache avait musique, bière et massages. Toi, tu avais réunion.

card-koi_carp_pond = bassin de cinq carpes koï
    .article = un
    .gender = m
    .line = Elles valent une petite voiture. Le héron t’a mis cinq étoiles.

card-dj_course = stage de DJ
    .article = un
    .gender = m
    .line = Depuis, tu te tiens l’oreille, même pour commander un thé.

card-rescue_of_your_old_tapes = sauvetage de tes vieilles vidéos
    .article = un
    .gender = m
    .line = C’est toi, à quatre ans, face caméra : « Plus tard, je serai poney. »

card-riding_holiday = semaine à cheval
    .article = une
    .gender = f
    .line = De retour sur ton vélo, au feu rouge, tu lui flattes le guidon.

card-sleep_judging_ring = bague qui note ton sommeil
    .article = une
    .gender = f
    .line = Au réveil, elle te met six sur dix et « peut mieux ronfler ».

card-ice_sculptor_at_work = sculpteur sur glace pour ta fête
    .article = un
    .gender = m
    .line = À neuf heures, c’est un cygne. À minuit, un canard très froid.

card-gold_nibbed_fountain_pen = stylo à plume d’or
    .article = un
    .gender = m
    .line = « Deux kilos de patates » n’a jamais été aussi solennel.

card-weekend_of_taxidermy = week-end de taxidermie
    .article = un
    .gender = m
    .line = Le renard est mort de vieillesse. À toi de doser son air surpris.

card-mud_bath_day = journée de bains de boue
    .article = une
    .gender = f
    .line = Sous la boue, tout le monde se ressemble. Tu rentres avec un autre Michel.

card-treasure_hunt_made_for_you = chasse au trésor sur mesure
    .article = une
    .gender = f
    .line = Dans le coffre, ton ami, tout rouge : « On avait dit quatorze heures. »

card-tasting_menu_of_fourteen_dishes = menu dégustation, quatorze plats
    .article = un
    .gender = m
    .line = Le neuvième plat était un galet. Tu l’as mangé ; personne n’ose le dire.

card-garden_ping_pong_table = table de ping-pong de jardin
    .article = une
    .gender = f
    .line = Elle résiste au gel. Toi, tu perds contre une enfant qui bâille.

card-camper_van_fortnight = camping-car pour quinze jours
    .article = un
    .gender = m
    .line = Lundi la mer, mardi la montagne, et jamais tout à fait debout.

card-glass_greenhouse = serre en verre
    .article = une
    .gender = f
    .line = Montée juste derrière la cage de foot. Tu deviens un immense gardien.

card-silence_headphones = casque antibruit
    .article = un
    .gender = m
    .line = Silence absolu : tu entends enfin tes pensées. Elles parlent de fromage.

card-evening_of_fire_walking = marche sur le feu
    .article = une
    .gender = f
    .line = Sur les braises, pas un mot. Au retour, sur le gravier du parking, tu hurles.

card-owl_box_with_camera = nichoir à chouettes filmé
    .article = un
    .gender = m
    .line = La chouette chez elle, en direct. Une série très dure pour les souris.

card-handbag_worth_a_holiday = sac à main au prix d’un voyage
    .article = un
    .gender = m
    .line = Il vaut deux semaines en Grèce. Tu y as mis une banane ; il a frémi.

card-silent_disco_for_fifty = boum silencieuse pour cinquante
    .article = une
    .gender = f
    .line = Retire ton casque une seconde : cinquante amis chantent faux.

card-memory_champion_training = coach champion de mémoire
    .article = un
    .gender = m
    .line = Tu te souviens de tout, même du jour où tu as oublié de payer le coach.

card-naturist_weekend = week-end naturiste
    .article = un
    .gender = m
    .line = Voyage léger. Non, plus léger.

card-paintball_for_twenty = bataille de paintball à vingt
    .article = une
    .gender = f
    .line = Tu touches un ennemi, en plein cœur. Le monsieur cherchait des cèpes.
