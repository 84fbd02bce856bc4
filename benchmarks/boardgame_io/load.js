// node load.js ADDRESS SERVER_PID TABLES SECONDS MOVES: four sockets a table, each move sent when the last one came back.
// With MOVES, one table instead, and the bytes of a return after that many. Prints one line of JSON.
const { readFileSync } = require('node:fs');
const { io } = require('socket.io-client');

const [address, pid, tables, seconds, last] = process.argv.slice(2).map((each, n) => (n ? Number(each) : each));
const SEATS = 4;
const count = { moves: 0, updates: 0, bytes: 0 };
const sleep = (millis) => new Promise((done) => setTimeout(done, millis));

async function post(path, body) {
  const answer = await fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function connect(matchID, playerID, credentials, hear, weigh = weighUpdate) {
  const socket = io(`http://${address}/toy`, { transports: ['websocket'], forceNew: true });
  socket.on('connect', () => {
    socket.io.engine.on('packet', ({ type, data }) => type === 'message' && weigh(data));
    socket.emit('sync', matchID, playerID, credentials, SEATS);
  });
  socket.on('sync', (_, { state }) => hear(playerID, state, true));
  socket.on('update', (_, state) => hear(playerID, state, false));
  return socket;
}

function weighUpdate(data) {
  if (!data.startsWith('2/toy,["update"')) return;
  count.updates += 1;
  count.bytes += Buffer.byteLength(data);
}

async function open(limit) {
  const { matchID } = await post('/games/toy/create', { numPlayers: SEATS });
  const table = { matchID, keys: {}, sockets: {}, mover: null, sent: -1, moves: 0, done: null };
  const finished = new Promise((done) => (table.done = done));
  const move = (state) => {
    if (limit && table.moves >= limit) return table.done();
    const seat = state.ctx.currentPlayer;
    table.mover = seat;
    table.sent = state._stateID;
    const action = { type: 'play', args: [state._stateID % 7], playerID: seat, credentials: table.keys[seat] };
    table.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload: action }, state._stateID, matchID, seat);
  };
  const begun = new Set();
  const hear = (seat, state, isWhole) => {
    if (isWhole) {
      begun.add(seat);
      if (begun.size === SEATS && table.mover === null) move(state);
      return;
    }
    if (seat !== table.mover || state._stateID <= table.sent) return;
    count.moves += 1;
    table.moves += 1;
    move(state);
  };
  for (let seat = 0; seat < SEATS; seat++) {
    const body = { playerID: String(seat), playerName: `Guest ${seat}` };
    table.keys[seat] = (await post(`/games/toy/${matchID}/join`, body)).playerCredentials;
  }
  for (let seat = 0; seat < SEATS; seat++) {
    table.sockets[seat] = connect(matchID, String(seat), table.keys[seat], hear);
  }
  return { ...table, finished };
}

function cpu() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'ascii').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function playFast() {
  for (let made = 0; made < tables; made++) await open(0);
  await sleep(1000);
  const before = { ...count, cpu: cpu() };
  await sleep(1000 * seconds);
  const after = { ...count, cpu: cpu() };
  return Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
}

async function comeBack() {
  const table = await open(last);
  await table.finished;
  return new Promise((done) => {
    const weigh = (data) => data.startsWith('2/toy,["sync"') && done({ back: Buffer.byteLength(data) });
    connect(table.matchID, '3', table.keys[3], () => {}, weigh);
  });
}

(last ? comeBack() : playFast()).then((found) => {
  console.log(JSON.stringify(found));
  process.exit(0);
});
