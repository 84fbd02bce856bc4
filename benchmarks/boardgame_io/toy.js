// A card game for four: 104 cards, seven in hand, play one and draw one. Hands and deck are secret.
const { PlayerView } = require('boardgame.io/dist/cjs/core.js');

const CARDS = 104;
const HAND = 7;

module.exports.Toy = {
  name: 'toy',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, HAND) };
    return { secret: { deck }, players, discards: [], left: deck.length };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, index) => {
        const { hand } = G.players[playerID];
        G.discards.push(...hand.splice(index, 1));
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discards.splice(0, G.discards.length - 1));
        hand.push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
    },
  },
};
