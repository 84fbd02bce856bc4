// node server.js PORT: boardgame.io with its default store, which is memory.
const { Server, Origins } = require('boardgame.io/server');
const { Toy } = require('./toy.js');

Server({ games: [Toy], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
