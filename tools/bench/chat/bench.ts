import { fork } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { Socket } from 'socket.io-client';
import type { DatabaseConnection } from '../../../server/db/client.ts';
import { OurServer } from '../search/client.ts';
import { benchDatabase } from '../search/database.ts';
import { percentile } from '../search/measure.ts';
import { makePairs, removePairs, sayUnheard, type Pair, type Somebody } from './pairs.ts';
import { connectAll, connectOne, exchange, type Delivery, type Dial } from './people.ts';

/** The targets of the issue, in milliseconds. */
const LIMITS = { p50: 10, p99: 100, resync: 1_000 } as const;
const MISSED = 1_000;
const RESYNCS = 10;
const WARM_S = 3;

interface Figure {
  what: string;
  value: number;
  limit: string;
  reached: boolean | null;
}

interface Load {
  connections: number;
  perSecond: number;
  seconds: number;
}

/**
 * Measures chat on the real server in a separate process, where every message is committed before it's delivered, next to a bare socket.io server that only
 * forwards messages: the delivery time with many open connections, and the time to catch up after a gap. `--connections 5000 --rate 1000 --seconds 20`. With
 * fewer connections, there are proportionally fewer messages, because each connection has a rate limit.
 */
export async function benchChat(args: string[]): Promise<object> {
  const { values } = parseArgs({
    args,
    options: { connections: { type: 'string', default: '5000' }, rate: { type: 'string' }, seconds: { type: 'string', default: '20' } },
  });
  const connections = Number(values.connections);
  const load = { connections, perSecond: Number(values.rate ?? Math.ceil(connections / 5)), seconds: Number(values.seconds) };
  const loadBefore = os.loadavg()[0];
  const bench = await benchDatabase();
  const market = await bench.market(1_000);
  try {
    const pairs = await makePairs(market, Math.ceil(connections / 2));
    const bare = await measureEcho(pairs, load);
    const figures = await measureOurs(market, pairs, load, bare);
    console.info(`Load ${loadBefore?.toFixed(1)} before, ${os.loadavg()[0]?.toFixed(1)} after, on ${os.availableParallelism()} cores.`);
    console.table(figures.map(({ what, value, limit, reached }) => ({ what, value, limit, '': reached === null ? '' : reached ? 'reached' : 'missed' })));
    return { at: new Date().toISOString(), cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, loadBefore, loadAfter: os.loadavg()[0], ...load, figures };
  } finally {
    await removePairs(market);
    await market.close();
    await bench.stop();
  }
}

const membersOf = (pairs: readonly Pair[]): Somebody[] => pairs.flatMap(({ seeker, employer }) => [seeker, employer]);

async function measureEcho(pairs: readonly Pair[], load: Load): Promise<Delivery> {
  const child = fork(new URL('./echo.ts', import.meta.url));
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve((message as { port: number }).port)));
  const members = membersOf(pairs);
  const sockets = await connectAll(
    port,
    members.map(({ id }) => ({ auth: { user: id } })),
  );
  const exchanges = members.map((_, from) => {
    const to = from ^ 1;
    return { from, to, packet: (id: string) => ({ to: members[to]?.id, message: { id, kind: 'text', body: { text: TEXT } } }) };
  });
  await exchange(sockets, exchanges, { ...load, seconds: WARM_S });
  const delivery = await exchange(sockets, exchanges, load);
  for (const socket of sockets) socket.disconnect();
  child.disconnect();
  return delivery;
}

const TEXT = 'Could you come on Thursday afternoon? We would like to show you the team and the place.';
const dialOf = ({ token }: Somebody): Dial => ({ headers: { cookie: `sessionid=${token}` } });

async function measureOurs(market: DatabaseConnection & { url: string }, pairs: readonly Pair[], load: Load, bare: Delivery): Promise<Figure[]> {
  const server = await OurServer.start(market.url, process.env['DATA_DIR'] ?? '.data', { RATE_LIMIT: '1000000' });
  try {
    const members = membersOf(pairs);
    const start = performance.now();
    const sockets = await connectAll(server.port, members.map(dialOf));
    const connecting = performance.now() - start;
    const exchanges = members.map((_, from) => {
      const chat_id = pairs[from >> 1]?.chatId;
      return { from, to: from ^ 1, packet: (id: string) => ({ chat_id, message: { id, kind: 'text', body: { text: TEXT } } }) };
    });
    // A browser confirms that each message arrived.
    const arrived = (socket: Socket, message: Record<string, unknown>) =>
      void socket.emit('chat.mark', { chat_id: message['chat_id'], marks: { delivered_offset: message['offset'] } }, () => undefined);
    await exchange(sockets, exchanges, { ...load, seconds: WARM_S }, arrived);
    const before = server.cpu();
    const ours = await exchange(sockets, exchanges, load, arrived);
    const worked = (server.cpu() - before) / ours.sent;
    const resyncs: number[] = [];
    for (const pair of pairs.slice(0, RESYNCS)) resyncs.push(await resync(server.port, market, pair));
    for (const socket of sockets) socket.disconnect();
    const slowest = percentile(resyncs, 1);
    return [
      { what: 'lines open', value: sockets.length, limit: '', reached: null },
      { what: 'lines opened a second', value: Math.round((sockets.length / connecting) * 1_000), limit: '', reached: null },
      { what: 'messages a second', value: ours.perSecond, limit: `≥ ${load.perSecond}`, reached: ours.perSecond >= load.perSecond * 0.99 },
      { what: 'bare socket.io: delivered, p50 ms', value: bare.p50, limit: '', reached: null },
      { what: 'bare socket.io: delivered, p99 ms', value: bare.p99, limit: '', reached: null },
      { what: 'delivered, p50 ms', value: ours.p50, limit: `≤ ${LIMITS.p50}`, reached: ours.p50 <= LIMITS.p50 },
      { what: 'delivered, p99 ms', value: ours.p99, limit: `≤ ${LIMITS.p99}`, reached: ours.p99 <= LIMITS.p99 },
      { what: 'delivered, longest ms', value: ours.max, limit: '', reached: null },
      { what: 'answered to its sender, p50 ms', value: ours.ackP50, limit: '', reached: null },
      { what: 'answered to its sender, p99 ms', value: ours.ackP99, limit: '', reached: null },
      { what: 'lost', value: ours.lost, limit: '0', reached: ours.lost === 0 },
      { what: 'node’s own work for each, ms of one core', value: Math.round(worked * 100) / 100, limit: '', reached: null },
      { what: `level again after ${MISSED} missed, slowest of ${resyncs.length}, ms`, value: slowest, limit: `≤ ${LIMITS.resync}`, reached: slowest <= LIMITS.resync },
      { what: 'memory of the server at its most, MB', value: server.memory().peak, limit: '', reached: null },
    ];
  } finally {
    await server.stop();
  }
}

/**
 * The time from reconnecting until all missed messages have arrived, in order and once.
 * @returns milliseconds
 */
async function resync(port: number, market: DatabaseConnection, pair: Pair): Promise<number> {
  const last = await sayUnheard(market, pair, MISSED);
  let known = last - MISSED;
  const start = performance.now();
  const socket = await connectOne(port, dialOf(pair.seeker));
  let missed = 0;
  for (let more = true; more; ) {
    const answer = (await socket.emitWithAck('chat.sync', { chat_id: pair.chatId, known })) as {
      ok: true;
      data: { messages: { changed_offset: number }[]; more: boolean };
    };
    for (const message of answer.data.messages) {
      if (message.changed_offset !== known + 1) throw new Error(`After ${known} came ${message.changed_offset}.`);
      known = message.changed_offset;
      missed += 1;
    }
    more = answer.data.more;
  }
  const took = performance.now() - start;
  socket.disconnect();
  if (missed !== MISSED) throw new Error(`Of ${MISSED} missed messages ${missed} came.`);
  return took;
}
