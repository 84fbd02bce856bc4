# Les conseils à la table.

offer = Tu découvres { $name } ? On t’explique chaque chose la première fois qu’elle arrive.
offer-minute = Tu découvres { $name } ? Une minute suffit pour suivre.
show-me = Montre-moi
no-thanks = Je connais
read = Compris
stop = Ne plus donner de conseils
tips = Des conseils pour ce jeu, la première fois qu’une chose arrive
first-game = Jouer ma première partie
