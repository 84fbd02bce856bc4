# Cadeaux noirs : le luxe, de 2 000 euros aux rêves les plus fous.

card-week_on_private_island = semaine sur une île privée
    .article = une
    .gender = f
    .line = Trop de calme. Jeudi, vous jouez à l’embouteillage, en faisant les klaxons.

card-diamond_collar_for_your_dog = collier de diamants pour chien
    .article = un
    .gender = m
    .line = Le voleur l’a bien en main. À l’autre bout, il y a le chien.

card-house_to_demolish = maison à démolir
    .article = une
    .gender = f
    .line = Tu conduis la pelleteuse. Le propriétaire est au courant, je crois.

card-guide_dog_in_your_name = chien guide formé en ton nom
    .article = un
    .gender = m
    .line = À l’examen, une seule faute. Elle avait une queue rousse et des noisettes.

card-tango_season_in_buenos_aires = saison de tango à Buenos Aires
    .article = une
    .gender = f
    .line = Tu en reviens à reculons, un sourcil en l’air.

card-retired_fire_engine = vieux camion de pompiers
    .article = un
    .gender = m
    .line = Échelle, sirène, tuyau. Tous les chats du quartier remontent aux arbres.

card-musical_about_your_life = comédie musicale sur ta vie
    .article = une
    .gender = f
    .line = Au deuxième acte, quarante danseurs cherchent tes clés.

card-solar_roof_with_battery = toit solaire avec batterie
    .article = un
    .gender = m
    .line = Un pigeon s’est posé sur le toit. Le four s’est éteint.

card-naples_grandmother_for_a_year = grand-mère de Naples pour un an
    .article = une
    .gender = f
    .line = Tu as coupé tes spaghettis. Dehors, une cloche a sonné.

card-racehorse_of_your_own = cheval de course
    .article = un
    .gender = m
    .line = Il a un kiné, un dentiste, une cuisinière. Il te propose un stage.

card-carousel_for_the_garden = manège dans ton jardin
    .article = un
    .gender = m
    .line = Papi est monté à six heures. Il repasse chaque minute, et il salue encore.

card-weightless_flight = vol en apesanteur
    .article = un
    .gender = m
    .line = Pour la première fois, ta tartine ne sait pas de quel côté tomber.

card-butler_for_a_year = majordome pendant un an
    .article = un
    .gender = m
    .line = « Votre mère au téléphone. Êtes-vous là ? — Non. — Elle dit que si. »

card-hedge_maze_in_the_garden = labyrinthe de buis au jardin
    .article = un
    .gender = m
    .line = On récupère les invités tous les jours à dix-huit heures.

card-everest_expedition = ascension de l’Everest
    .article = une
    .gender = f
    .line = Tu touches enfin au toit du monde. Derrière, on te prie d’avancer.

card-lifetime_of_new_socks = chaussettes neuves à vie
    .article = des
    .gender = f
    .line = « À vie », dit le contrat. Le marchand prend souvent de tes nouvelles.

card-year_on_a_pretend_mars = année sur une fausse Mars
    .article = une
    .gender = f
    .line = Un an sous un dôme. Dès la première semaine, quelqu’un se met à siffloter.

card-front_row_at_fashion_week = premier rang à tous les défilés
    .article = un
    .gender = m
    .line = Tu poses ton manteau sur la chaise d’à côté. On l’applaudit.

card-live_in_latin_tutor = précepteur de latin à demeure
    .article = un
    .gender = m
    .line = Même au petit-déjeuner. En juin, le chien décline.

card-shark_tank_in_living_room = bassin à requins dans ton salon
    .article = un
    .gender = m
    .line = Le vendredi, on regarde un film ensemble. Ils aiment quand le bateau coule.

card-cask_of_whisky = fût de whisky
    .article = un
    .gender = m
    .line = Prêt dans douze ans. Le dimanche, tu vas le voir avec des fleurs.

card-six_am_trainer_for_a_year = coach sportif à l’aube
    .article = un
    .gender = m
    .line = « Encore dix ! » crie-t-il. « Minutes », dis-tu, sous la couette.

card-jukebox_of_the_fifties = juke-box des années cinquante
    .article = un
    .gender = m
    .line = Mamie presse B7. « C’était sur celle-là », dit-elle. Papi rougit.

card-department_store_for_a_night = grand magasin pour une nuit
    .article = un
    .gender = m
    .line = Neuvième chapeau devant la glace. Au haut-parleur, le vigile : « Le deuxième. »

card-grandmaster_for_a_year = grand maître aux échecs pour un an
    .article = un
    .gender = m
    .line = Une leçon par semaine. Il te laisse gagner pour ton anniversaire. En pleurant.

card-roman_banquet_lying_down = banquet romain où l’on mange couché
    .article = un
    .gender = m
    .line = Au fromage, un sénateur a tiré la couverture et demandé qu’on éteigne.

card-month_with_baby_sloths = mois chez les bébés paresseux
    .article = un
    .gender = m
    .line = Tu lui ouvres les bras le lundi. Le câlin est prévu pour jeudi.

card-parade_in_your_honour = défilé en ton honneur
    .article = un
    .gender = m
    .line = La foule hurle ton nom, la fanfare éclate. Tu voulais juste traverser.

card-year_of_paid_rent = année de loyer payée
    .article = une
    .gender = f
    .line = « Vous avez perdu vos clés ? » Non, tu embrassais la porte.

card-hundred_parachute_jumps = série de cent sauts en parachute
    .article = une
    .gender = f
    .line = Depuis le vingtième, le fermier d’en dessous te garde une chaise.

card-bronze_statue_of_you_on_a_horse = statue équestre de toi
    .article = une
    .gender = f
    .line = En bronze, sur la grand-place. On se donne rendez-vous sous tes éperons.

card-winter_in_a_lighthouse = hiver dans un phare
    .article = un
    .gender = m
    .line = Toi, des lentilles, des mouettes. En mars, tu clignes toutes les dix secondes.

card-iceberg_in_ice_cubes = iceberg en glaçons
    .article = un
    .gender = m
    .line = Vieux de dix mille ans. Il aura attendu tout ça pour une grenadine.

card-biography_by_a_novelist = biographie par une romancière
    .article = une
    .gender = f
    .line = Quatre cents pages sur toi. Les meilleures sont inventées.

card-japanese_super_toilet = toilettes japonaises de luxe
    .article = des
    .gender = f
    .line = Le couvercle se lève à ton passage. Par politesse, tu t’assieds.

card-tour_of_the_next_three_eclipses = trois prochaines éclipses
    .article = les
    .gender = f
    .line = Tu traverses la planète pour les voir. Le nuage aussi.

card-string_quartet_at_breakfast = quatuor au petit-déjeuner
    .article = un
    .gender = m
    .line = Tu verses le lait avant les céréales. Les cordes s’arrêtent.

card-prototype_invisibility_cloak = prototype de cape invisible
    .article = un
    .gender = m
    .line = Il sort d’un vrai laboratoire, qui l’a déjà égaré deux fois.

card-theme_park_to_yourself = parc d’attractions rien qu’à toi
    .article = un
    .gender = m
    .line = Trente amis, zéro file. Vous en faites une, par habitude.

card-bunker_with_ten_years_of_beans = bunker avec dix ans de haricots
    .article = un
    .gender = m
    .line = Six lits, un seul ouvre-boîte. Choisis bien les cinq autres.

card-seat_on_a_space_flight = place dans une fusée
    .article = une
    .gender = f
    .line = La Terre est toute petite. Le manuel des toilettes, non.

card-walk_in_cheese_cave = cave à fromages bien garnie
    .article = une
    .gender = f
    .line = Deux cents meules. « Je descends cinq minutes », dis-tu depuis mardi.

card-private_pilots_licence = brevet de pilote
    .article = un
    .gender = m
    .line = « Ici votre commandant », dis-tu au micro. À côté, mamie applaudit déjà.

card-secret_passage_behind_the_books = passage secret derrière les livres
    .article = un
    .gender = m
    .line = Le mur pivote sur un petit salon. Ta voisine y prend le thé : « Déjà ? »

card-tornado_chasing_fortnight = quinzaine de chasse aux tornades
    .article = une
    .gender = f
    .line = Le Kansas en camionnette. Tous les autres roulent dans l’autre sens.

card-pair_of_crystal_slippers = escarpins de cristal
    .article = des
    .gender = m
    .line = À minuit, tu en perds un. Un vitrier te le rapporte, avec un devis.

card-reptile_house_with_forty_guests = vivarium de quarante reptiles
    .article = un
    .gender = m
    .line = L’étiquette dit « caméléon ». Tu salues la branche, par précaution.

card-masked_ball_in_venice = bal masqué à Venise
    .article = un
    .gender = m
    .line = À minuit, chacun ôte son masque. Le renard, lui, n’en portait pas.

card-court_jester_for_a_year = bouffon personnel pour un an
    .article = un
    .gender = m
    .line = Nourri, logé. Blagues le dimanche, vérités le reste du temps.

card-hot_spring_of_your_own = source chaude privée
    .article = une
    .gender = f
    .line = Tant de vapeur ! Tu viens de savonner le dos d’un bouquetin.

card-village_football_club = club de foot de village
    .article = un
    .gender = m
    .line = Ton équipe attaque. Le gardien d’en face en profite pour bêcher.

card-violin_three_centuries_old = violon de trois cents ans
    .article = un
    .gender = m
    .line = Il a joué devant des rois. « Au clair de la lune » l’a beaucoup secoué.

card-town_crier_for_a_month = crieur public pendant un mois
    .article = un
    .gender = m
    .line = Il annonce ton arrivée partout. Chez le dentiste, il annonce la carie.

card-antarctic_cruise = croisière en Antarctique
    .article = une
    .gender = f
    .line = Un manchot te prend pour Jean-Claude. Tu repars avec son caillou.

card-tv_quiz_all_about_you = jeu télévisé sur toi
    .article = un
    .gender = m
    .line = En direct, le samedi. Ta mère est en finale, et elle sèche.

card-small_vineyard = petit vignoble
    .article = un
    .gender = m
    .line = Ton premier millésime est servi en grande pompe. Il débouche aussi l’évier.

card-month_in_a_sumo_stable = mois dans une écurie de sumo
    .article = un
    .gender = m
    .line = Tu apprends à saluer, à pousser, à te resservir. Tu as tes points forts.

card-jewelled_egg_with_a_surprise = œuf de joaillier à surprise
    .article = un
    .gender = m
    .line = Dedans, un œuf plus petit. Dans celui-là, la facture.

card-night_sky_portrait_in_drones = portrait de toi en drones
    .article = un
    .gender = m
    .line = Un coup de vent, et tu fais un clin d’œil à tout le département.

card-private_doctor_on_call = médecin privé à toute heure
    .article = un
    .gender = m
    .line = Il accourt en pleine nuit, t’ausculte, et finit par te parler de son genou.

card-hour_driving_a_bullet_train = heure aux commandes d’un express
    .article = une
    .gender = f
    .line = Tu éternues. La Bourgogne est passée.

card-river_bend_with_otters = coin de rivière à loutres
    .article = un
    .gender = m
    .line = Une loutre pose un caillou devant toi, et attend. C’est à toi de jouer.

card-haute_couture_outfit = tenue de haute couture
    .article = une
    .gender = f
    .line = C’est si blanc, si brodé, si cher. Tu as commandé les spaghettis.

card-year_at_circus_school = année à l’école du cirque
    .article = une
    .gender = f
    .line = Trapèze, jonglage, chute. Tu as ton diplôme de chute.

card-sweet_shop_with_all_its_stock = magasin de bonbons entier
    .article = un
    .gender = m
    .line = L’école sort à quatre heures. À quatre heures cinq, tu vends des étagères.

card-parking_space_downtown = place de parking en centre-ville
    .article = une
    .gender = f
    .line = À vie, au pied de tout. Tu vas t’y asseoir le dimanche.

card-penthouse_for_a_year = penthouse pendant un an
    .article = un
    .gender = m
    .line = Si haut que l’ascenseur te vouvoie, et que le café arrive froid.

card-farm_of_twenty_thousand_snails = élevage de vingt mille escargots
    .article = un
    .gender = m
    .line = Évasion générale dans la nuit de lundi. Ils ont presque atteint la clôture.

card-old_village_cinema = vieux cinéma de village
    .article = un
    .gender = m
    .line = Quatre-vingt-dix fauteuils. Sous le douze, le chewing-gum de ta tante.

card-bobsleigh_with_its_own_track = bobsleigh avec sa piste
    .article = un
    .gender = m
    .line = L’été, tu y lances la salade. En bas, elle est essorée.

card-new_hat_every_sunday = chapeau neuf chaque dimanche
    .article = un
    .gender = m
    .line = La modiste n’avait plus d’idée. Ce dimanche, elle t’a donné le sien.

card-year_of_dart_on_the_map_trips = année de voyages à la fléchette
    .article = une
    .gender = f
    .line = Chaque mois, ta fléchette choisit. En mars, elle a choisi le buffet.

card-robot_that_folds_laundry = robot qui plie le linge
    .article = un
    .gender = m
    .line = Devant le drap-housse, il a demandé à parler à quelqu’un.

card-two_week_cattle_drive = transhumance de cow-boy
    .article = une
    .gender = f
    .line = Montana, trois cents vaches. Elles savent où on va ; suis-les avec autorité.

card-month_when_anyone_may_be_an_actor = mois d’acteurs invisibles
    .article = un
    .gender = m
    .line = À la fin, on t’avoue tout. L’homme au homard en laisse n’était pas à nous.

card-ten_real_flamingos = dizaine de vrais flamants roses
    .article = une
    .gender = f
    .line = Tu lèves un pied pour refaire ton lacet. Ils te font une place.

card-orchestra_to_conduct = orchestre à diriger
    .article = un
    .gender = m
    .line = Tu chasses une mouche. Ils te suivent : le plus beau passage du concert.

card-hairdresser_every_morning = coiffeur tous les matins
    .article = un
    .gender = m
    .line = En mars, il n’y a plus rien à couper. Il revient finir son histoire.

card-rail_pass_for_life = carte de train à vie
    .article = une
    .gender = f
    .line = Tu ne descends plus que pour l’anniversaire des contrôleurs.

card-five_storey_mural_of_your_cat = fresque géante de ton chat
    .article = une
    .gender = f
    .line = Un enfant lance une pelote contre le mur. Toute la place attend.

card-week_among_the_gorillas = semaine chez les gorilles
    .article = une
    .gender = f
    .line = Règle un : baisser les yeux. Règle deux : rendre le bébé.

card-video_game_starring_you = jeu vidéo à ton effigie
    .article = un
    .gender = m
    .line = Ton personnage refuse d’entrer dans le donjon sans une petite laine.

card-whole_tuna_and_a_sushi_chef = thon entier et son maître sushi
    .article = un
    .gender = m
    .line = Le maître salue le thon, puis toi. Il a salué le thon plus bas.

card-ride_in_a_fighter_jet = vol en avion de chasse
    .article = un
    .gender = m
    .line = Le pilote demande si ça va. Tu réponds en voyelles.

card-campaign_to_make_you_mayor = campagne municipale à ton nom
    .article = une
    .gender = f
    .line = Ton visage est partout. On lui dessine une moustache : tu gagnes deux points.

card-clockwork_elephant_to_ride = éléphant mécanique à chevaucher
    .article = un
    .gender = m
    .line = Garé devant le zoo. À ton retour, on l’avait lavé, nourri, et rentré.

card-fortnight_at_spy_school = stage à l’école des espions
    .article = un
    .gender = m
    .line = Tu rentres avec un faux passeport et un vrai poisson, pour l’alibi.

card-kilo_of_saffron = kilo de safran
    .article = un
    .gender = m
    .line = Une petite fortune. Désormais, seuls des cuisiniers te cambrioleront.

card-herd_of_six_llamas = troupeau de six lamas
    .article = un
    .gender = m
    .line = Un monsieur en robe orange sonne au portail. Il avait compris autre chose.

card-solo_in_a_real_ballet = solo dans un vrai ballet
    .article = un
    .gender = m
    .line = Ton cygne meurt si bien qu’au troisième rang, une vétérinaire se lève.

card-berth_in_a_world_yacht_race = place sur un voilier de course
    .article = une
    .gender = f
    .line = Une seule couchette, à tour de rôle. L’autre mange des biscottes au lit.

card-genuine_noble_title = titre de noblesse authentique
    .article = un
    .gender = m
    .line = Parchemin, blason, chevalière. Tu sors toujours les poubelles, mais lentement.

card-small_castle_with_a_ghost = petit château avec fantôme
    .article = un
    .gender = m
    .line = Douze pièces, dont une chauffée. Celle du fantôme.

card-year_at_nose_school = année à l’école des nez
    .article = une
    .gender = f
    .line = Dans l’ascenseur, tu renifles un inconnu. « Votre gratin brûle », dis-tu.

card-hide_and_seek_in_a_grand_hotel = partie de cache-cache au palace
    .article = une
    .gender = f
    .line = On a trouvé tout le monde, sauf un. Il vit au quatrième depuis trois ans.

card-week_as_a_pirate_captain = semaine de capitaine pirate
    .article = une
    .gender = f
    .line = « À l’abordage ! » cries-tu. L’équipage vote, et préfère le goûter.

card-pipe_organ_for_your_hallway = orgue d’église pour ton entrée
    .article = un
    .gender = m
    .line = On sonne. Tu réponds en ré mineur, et le livreur avoue tout.

card-channel_swim_with_escort_boat = traversée de la Manche à la nage
    .article = une
    .gender = f
    .line = Au milieu, un douanier en barque : « Rien à déclarer ? » Si, une crampe.

card-full_size_trebuchet = catapulte grandeur nature
    .article = une
    .gender = f
    .line = « Ne pas s’asseoir dedans », dit la notice. Où est tonton ?

card-spacesuit_in_working_order = combinaison spatiale qui marche
    .article = une
    .gender = f
    .line = « Une baguette », dis-tu à la boulangère. À Houston, on note : une baguette.

card-reunion_of_your_old_class = réunion de ta classe de CP
    .article = une
    .gender = f
    .line = Tous retrouvés, tout un week-end. Même celui qui mordait. Il mord.

card-signed_first_edition = édition originale dédicacée
    .article = une
    .gender = f
    .line = Dédicacée en 1890 « à mon cher Albert ». Tu peux changer de prénom.

card-illusionist_to_vanish_your_car = magicien qui efface ta voiture
    .article = un
    .gender = m
    .line = Sous vos applaudissements, elle a disparu. Lundi, il cherche encore.

card-tropical_butterfly_house = serre aux papillons
    .article = une
    .gender = f
    .line = Tu y entres en chemise à fleurs. La chemise s’envole.

card-night_in_an_underwater_hotel = nuit dans un hôtel sous la mer
    .article = une
    .gender = f
    .line = Tu cherches l’interrupteur. Une pieuvre l’a trouvé avant toi.

card-restaurant_kitchen_at_home = cuisine de restaurant chez toi
    .article = une
    .gender = f
    .line = « Chaud devant ! » cries-tu. Ce sont les coquillettes du mardi.

card-jet_pack_with_lessons = jet-pack
    .article = un
    .gender = m
    .line = Neuf minutes de carburant. Demi-tour conseillé à quatre et demie.

card-season_with_a_glass_master = saison chez un maître verrier
    .article = une
    .gender = f
    .line = « Soufflez ! » dit le maître. Tu avais le hoquet : c’est un collier.

card-sleeper_train_to_istanbul = voyage en wagon-lit à Istanbul
    .article = un
    .gender = m
    .line = Quatre nuits d’acajou. Quelqu’un a été assassiné, mais le café est bon.

card-post_by_owl_for_a_year = année de courrier par hibou
    .article = une
    .gender = f
    .line = Tu as commandé un canapé. Il arrive à pied, en s’excusant beaucoup.

card-crown_with_real_rubies = couronne ornée de rubis
    .article = une
    .gender = f
    .line = Elle est si lourde que tu ne dis plus oui : tu le fais annoncer.

card-official_world_record_attempt = tentative de record du monde
    .article = une
    .gender = f
    .line = Le juge lève le nez de son chrono : « Pardon, vous aviez commencé ? »

card-lobster_lunch_on_a_sandbank = homard sur un banc de sable
    .article = un
    .gender = m
    .line = Nappe blanche en pleine mer. Au dessert, le homard d’à côté rentre à pied.

card-lift_in_your_own_house = ascenseur dans ta maison
    .article = un
    .gender = m
    .line = Un monsieur attend dedans, très poli. Il va au septième.

card-rock_band_in_your_garden = groupe de rock dans ton jardin
    .article = un
    .gender = m
    .line = La police arrive à minuit. Elle connaît toutes les paroles.

card-season_on_an_archaeological_dig = saison de fouilles en Grèce
    .article = une
    .gender = f
    .line = Ta tablette a trois mille ans. On l’a traduite : « Pense au pain. »

card-wedding_in_a_castle = mariage dans un château
    .article = un
    .gender = m
    .line = Le curé demande si quelqu’un s’oppose. Au mur, une armure lève la main.

card-small_herd_of_bison = petit troupeau de bisons
    .article = un
    .gender = m
    .line = Ils ont contourné la clôture par le milieu.

card-helicopter_to_work_for_a_year = hélico pour aller au bureau
    .article = un
    .gender = m
    .line = « Pardon, les bouchons », dis-tu. Derrière toi, les pales tournent encore.

card-ghost_train_in_your_basement = train fantôme à la cave
    .article = un
    .gender = m
    .line = La confiture se mérite, désormais : elle est derrière le squelette.

card-coat_that_crossed_the_south_pole = manteau revenu du pôle Sud
    .article = un
    .gender = m
    .line = Cent ans, toujours chaud. Dans la poche : un biscuit et un mot, « à moi ».

card-kingdom_for_a_week = royaume pour une semaine
    .article = un
    .gender = m
    .line = Lundi, on t’acclame. Jeudi, on te demande pour la photocopieuse.

card-starred_dinner_every_month = dîner étoilé chaque mois
    .article = un
    .gender = m
    .line = « Un souvenir de carotte », annonce le serveur. L’assiette est vide, en effet.

card-place_in_the_deep_freeze = réveil en l’an 2300
    .article = un
    .gender = m
    .line = Par congélation, aller simple. Prévois un pull, et des amis.

card-heli_skiing_week_in_alaska = semaine d’héliski en Alaska
    .article = une
    .gender = f
    .line = Toute une montagne vierge, rien que pour toi et ton chasse-neige.

card-submarine_dive_to_a_wreck = plongée en sous-marin
    .article = une
    .gender = f
    .line = « Périscope ! » Dans le rond, un baigneur remonte son maillot.

card-stunt_performers_course = formation de cascadeur
    .article = une
    .gender = f
    .line = Six semaines : par la fenêtre, dans l’escalier, un peu en flammes.

card-beach_in_your_garden = plage dans ton jardin
    .article = une
    .gender = f
    .line = Un cri dans la haie : « Chouchous ! Beignets ! » Il a trouvé.

card-circus_on_your_lawn = cirque sur ta pelouse
    .article = un
    .gender = m
    .line = Un soir, un chapiteau. Et dans la haie, un trou en forme de clown.

card-year_aboard_a_cruise_liner = année sur un paquebot
    .article = une
    .gender = f
    .line = Ce matin, l’immeuble d’en face a bougé. C’était Lisbonne.

card-walk_in_songbird_aviary = volière d’oiseaux chanteurs
    .article = une
    .gender = f
    .line = Ils ont appris ta sonnerie. Tu passes la journée à décrocher des mésanges.

card-powered_exoskeleton = exosquelette motorisé
    .article = un
    .gender = m
    .line = Il soulève deux cents kilos, ou toi du canapé.

card-sports_day_in_a_real_stadium = stade pour tes olympiades
    .article = un
    .gender = m
    .line = Course en sac, hymne, quarante mille places vides. Et tu finis quatrième.

card-breakfast_tour_of_the_world = tour du monde des petits-déjs
    .article = un
    .gender = m
    .line = Tu as traversé le Japon en pyjama. Personne ne t’a rien dit, sauf bon appétit.

card-applause_every_morning = année d’ovations au réveil
    .article = une
    .gender = f
    .line = Tu as dormi jusqu’à midi. Ils ont fait la ola tout bas.

card-marathon_on_every_continent = marathon sur chaque continent
    .article = un
    .gender = m
    .line = Au pôle Sud, un manchot te tend ton ravitaillement. Il est encore vivant.

card-comedy_roast_of_you = mise en boîte au théâtre
    .article = une
    .gender = f
    .line = Ils ont tout raconté : le poney, la perruque, Limoges. On te demande un bis.

card-year_at_a_paris_pastry_school = année de pâtisserie à Paris
    .article = une
    .gender = f
    .line = Le chef soulève ton millefeuille, compte en silence. « Il en manque une. »

card-convertible_from_1962 = cabriolet de 1962
    .article = un
    .gender = m
    .line = Cuir rouge. La capote met vingt minutes ; l’averse, deux.

card-trained_truffle_pig = truie truffière diplômée
    .article = une
    .gender = f
    .line = Elle a trouvé une truffe énorme. Le diplôme ne dit pas pour qui.

card-dinner_hung_from_a_crane = dîner suspendu à une grue
    .article = un
    .gender = m
    .line = Les nappes flottent, la mer brille. Le sel est resté dans la voiture.

card-ruined_hamlet_to_restore = hameau en ruine à retaper
    .article = un
    .gender = m
    .line = Il manque la route, les toits, les portes. La vue, elle, est terminée.

card-cherry_blossom_tour_of_japan = tour du Japon en fleurs
    .article = un
    .gender = m
    .line = Un pétale tombe dans ton thé. Toute la table te félicite.

card-laser_eye_operation = opération laser des yeux
    .article = une
    .gender = f
    .line = Enfin, tout est net. Le monsieur que tu salues chaque matin est un horodateur.

card-town_sized_board_game = jeu de l’oie grandeur ville
    .article = un
    .gender = m
    .line = Les rues pour cases, tes amis pour pions. Le maire est en prison.

card-samba_parade_costume = costume de parade de samba
    .article = un
    .gender = m
    .line = Un paon te suit dans la rue. Il ouvre sa queue, compare, la referme.

card-olive_grove_with_a_press = oliveraie avec son pressoir
    .article = une
    .gender = f
    .line = En Crète. De l’huile à vie, et soudain plus un ami de libre en novembre.

card-currency_with_your_face = monnaie à ton effigie
    .article = une
    .gender = f
    .line = La boulangère te rend la monnaie : trois petits toi, un peu usés.

card-nine_hole_golf_course = golf de neuf trous
    .article = un
    .gender = m
    .line = Derrière la maison. La taupe travaille au dixième.

card-tv_channel_of_your_own = chaîne de télé rien qu’à toi
    .article = une
    .gender = f
    .line = Édition spéciale : « Toujours aucune nouvelle de l’autre chaussette. »

card-degree_with_all_fees_paid = diplôme tous frais payés
    .article = un
    .gender = m
    .line = Au premier rang, tu lèves la main. Dans l’amphi, ton neveu glisse sous sa table.

card-snowfall_in_july = chute de neige en juillet
    .article = une
    .gender = f
    .line = Des flocons sur la lavande. Une cigale s’arrête au milieu d’une phrase.

card-paid_year_off = année de congés payés
    .article = une
    .gender = f
    .line = Le salaire continue, toi non. Ta plante de bureau est passée cadre.

card-frog_species_named_after_you = espèce de grenouille à ton nom
    .article = une
    .gender = f
    .line = Découverte en Amazonie. Elle boude jusqu’à dix heures : c’est bien toi.

card-gloves_of_a_silent_film_star = gants d’une star du muet
    .article = des
    .gender = m
    .line = De 1924, en soie blanche. Ils savent encore s’évanouir.

card-cake_of_century_old_tea = galette de thé centenaire
    .article = une
    .gender = f
    .line = Une gorgée à peine. Quelque part en Chine, un très vieux moine ouvre un œil.

card-sandwich_sent_into_space = sandwich envoyé dans l’espace
    .article = un
    .gender = m
    .line = Il a vu la Terre entière. En bas, une mouette l’attend, bec ouvert.

card-deposit_on_a_baby_mammoth = réservation de bébé mammouth
    .article = une
    .gender = f
    .line = La science y travaille encore. Tu as déjà élargi la chatière.

card-antique_brass_diving_suit = scaphandre ancien en cuivre
    .article = un
    .gender = m
    .line = Quatre-vingts kilos à sec. Pour descendre, aucun problème.

card-lifeboat_named_after_you = canot de sauvetage à ton nom
    .article = un
    .gender = m
    .line = Au port, trois bébés portent ton prénom. Et un phoque, repêché aussi.
