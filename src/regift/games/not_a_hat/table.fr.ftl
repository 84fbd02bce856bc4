# Ce que dit la table dans le navigateur.

place_turn = offre
place_receiver = reçoit
shop_short = boutique
gift_next = Le prochain à offrir
shame_of = { $seat_is ->
    [me] Ta pile de la honte
   *[other] { $seat } : pile de la honte
}{ $count ->
    [0] , encore vide
    [one] , une carte
   *[other] , { $count } cartes
}{ $lost ->
    [0] {""}
   *[other] {" "}(et { $lost } de perdus avant)
}
round_of = Manche { $round } sur { $rounds }

centre_step_show = { $seat_is ->
    [me] Fais-le admirer, puis retourne-le.
   *[other] { $seat } montre un cadeau. Ouvre grand les yeux !
}
centre_step_claim = { $seat_is ->
    [me] Un cadeau pour { $target }. Tu dis que c’est quoi ?
   *[other] { $seat } cherche un nom…
}
centre_step_answer = { $target_is ->
    [me] Tu y crois, toi, à ce que dit { $seat } ?
   *[other] { $target } se demande…
}
centre_step_break = La manche est finie. { $seat_is ->
    [me] À toi de distribuer la suivante.
   *[other] { $seat } distribue la suivante.
}
hint_answer = Refuse, et on la retourne : si c’est bien ça, tu perds un point ; sinon, c’est l’autre.
hint_claim = Cherche son vrai nom, ou dis-en un autre.
centre_step_over = Tout est sur la table, maintenant.

praise_0 = « J’ai { $claim_article } magnifique { $claim } pour toi ! »
praise_1 = « Voilà { $claim_article } splendide { $claim } ! »
praise_2 = « Tiens, { $claim_article } superbe { $claim } ! »
praise_3 = « Pour toi, { $claim_article } adorable { $claim } ! »
praise_something_else = « C’est… tout autre chose. Tu vas adorer. »

say_refuse = { $claim_key ->
    [something_else] Ça, c’est autre chose !
   *[other] Ça n’est pas { $claim_article } { $claim } !
}

claim_title = { $target_is ->
    [me] Tu dis que c’est quoi ?
   *[other] Tu dis quoi à { $target } ?
}
claim_search = Tape son nom ou bluffe
claim_else = Dire « autre chose »
claim_none = Rien dans la boîte ne s’appelle ainsi.
claim_all = Voir tout

voice = Voix
voice_says = Dire à voix haute les noms des cadeaux
voice_hears = Dire un nom au micro plutôt que l’écrire
voice_insecure = Il faut une adresse sûre (https) : sur celle-ci, les navigateurs gardent le micro fermé.
voice_unable = Ce navigateur ne sait pas écrire ce qu’il entend.
voice_asked = Ce que tu dis au micro part alors de ton navigateur à son éditeur (Google pour Chrome, Apple pour Safari), qui le met par écrit. Nous, nous n’entendons rien et ne gardons rien. D’accord ?
voice_yes = D’accord, écoute
voice_no = Plutôt pas
voice_speak = Dire son nom

decided-stops = { $seat_is ->
    [me] La troisième carte sur ta pile de la honte a mis fin à la partie.
   *[other] La troisième carte sur la pile de la honte { DE($seat) } a mis fin à la partie.
} Qui a perdu le moins de points l’emporte.

recall_title = Qui a dit quoi, la main sur le cœur
recall_sum = { $passes ->
    [one] Un cadeau offert
   *[other] { $passes } cadeaux offerts
}, { $tales ->
    [0] et pas un seul mensonge. Vous allez bien ?
    [one] dont un sous un faux nom
   *[other] dont { $tales } sous un faux nom
}{ $tales ->
    [0] {""}
   *[other] { $swallowed ->
        [0] , et personne n’a mordu.
        [one] , et l’un d’eux est passé comme une lettre à la poste.
       *[other] , et { $swallowed } sont passés comme une lettre à la poste.
    }
}
recall_said = { $seat_is ->
    [me] Toi
   *[other] { $seat }
}, à { $target_is ->
    [me] toi
   *[other] { $target }
} : « { $claim } »
recall_was = C’était { $card_article } { $card }.
recall_truth_taken = Vrai, et cru. C’est beau.
recall_truth_refused = Vrai, et pas cru. Aïe.
recall_tale_taken = Faux, et reçu avec un merci.
recall_tale_refused = Faux, et la main dans le sac.

lesson_name_1 = Tom
lesson_name_2 = Anna
lesson_look = Regarde bien : tu as une banane, Tom un piano, Anna un muffin. Et Anna montre à tous une guitare. Tout est en tête ?
lesson_arrow = Elle l’a retournée. La flèche au dos dit pour qui elle est : toi. À elle de dire ce que c’est, sans que personne ne regarde.
lesson_accept = Tu l’as vue : c’est une guitare, et c’est ce que dit Anna. Que dit-on quand on reçoit une guitare ?
lesson_accept_hint = Doucement : c’est bien la guitare, et qui doute de la vérité perd un point. Dis merci.
lesson_claim = La guitare est à toi, face cachée. En échange, ton ancien cadeau part aussitôt : sa flèche montre Tom. Dis ce que c’est : banane débraillée.
lesson_claim_hint = Tu pourrais : mentir est permis, c’est même la moitié du plaisir. Mais pour cette fois, dis banane.
lesson_passed = Tom hésite, ou fait semblant. Toute la table voit qu’il réfléchit.
lesson_tom = « Merci ! » Tom t’offre à son tour son ancien cadeau. Te souviens-tu de ce que c’était ? Écoute comment il l’appelle.
lesson_refuse = Un chapeau ? C’est un piano qu’il y avait devant lui. Dis-le-lui !
lesson_refuse_hint = Dire merci pour un piano déguisé en chapeau ? Tu vaux mieux que ça. Refuse.
lesson_end = C’était le piano : Tom le pose sur sa pile de la honte et montre le cadeau suivant. Trois cartes comme celle-là, et la manche est finie. Tu sais tout.
