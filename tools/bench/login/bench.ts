import os from 'node:os';
import { parseArgs } from 'node:util';
import { isPassword } from '../../../server/modules/identity/password.ts';
import { OurServer } from '../search/client.ts';
import { benchDatabase } from '../search/database.ts';
import { percentile } from '../search/measure.ts';
import { eventLoopDelay, logIn, METRICS_TOKEN, together } from './ask.ts';
import { makePeople, PASSWORD, SECRET, type Person } from './people.ts';

/** The targets of the issue: milliseconds, and sign-ins per second. */
const LIMITS = { login: 20, perSecond: 200 } as const;
const ONE_BY_ONE = 200;
const HASHED_AT_ONCE = 8;
const HASHED = 80;
const ADDRESSES = 100;

interface Figure {
  what: string;
  value: number;
  limit: string;
  reached: boolean | null;
}

interface Numbers {
  /** Sustained sign-ins by code, and wrong codes. */
  logins: number;
  wrong: number;
}

/**
 * Measures sign-ins over HTTP on the real server in a separate process: the time in addition to the password hash, how many per second, and what guessing
 * achieves. `--logins 4000 --wrong 10000`.
 */
export async function benchLogin(args: string[]): Promise<object> {
  const { values } = parseArgs({ args, options: { logins: { type: 'string', default: '4000' }, wrong: { type: 'string', default: '10000' } } });
  const numbers = { logins: Number(values.logins), wrong: Number(values.wrong) };
  const load = os.loadavg()[0];
  const bench = await benchDatabase();
  const market = await bench.market(1_000);
  const settings = { SECRET, TRUST_PROXY: '1', RATE_LIMIT: '1000000', METRICS_TOKEN };
  const server = await OurServer.start(market.url, process.env['DATA_DIR'] ?? '.data', settings);
  try {
    const people = await makePeople(market, 50 + ONE_BY_ONE + numbers.logins + HASHED + 1);
    const figures = await figuresOf(server, people, numbers);
    console.info(`Load ${load?.toFixed(1)} before, ${os.loadavg()[0]?.toFixed(1)} after, on ${os.availableParallelism()} cores.`);
    console.table(figures.map(({ what, value, limit, reached }) => ({ what, value, limit, '': reached === null ? '' : reached ? 'reached' : 'missed' })));
    return { at: new Date().toISOString(), cores: os.availableParallelism(), cpu: os.cpus()[0]?.model, loadBefore: load, loadAfter: os.loadavg()[0], figures };
  } finally {
    await server.stop();
    await market.close();
    await bench.stop();
  }
}

async function figuresOf(server: OurServer, people: Person[], { logins, wrong }: Numbers): Promise<Figure[]> {
  const { port } = server;
  const take = (n: number) => people.splice(0, n);
  for (const [index, person] of take(50).entries()) await byCode(port, person, index);
  const hashes: number[] = [];
  const byPasswords: number[] = [];
  // Alternates, so that a busy machine slows down both equally.
  for (const [index, person] of people.slice(0, ONE_BY_ONE).entries()) {
    hashes.push(await timed(() => isPassword(PASSWORD, person.hash)));
    byPasswords.push(await timed(() => byPassword(port, person, index)));
  }
  const byCodes: number[] = [];
  for (const [index, person] of take(ONE_BY_ONE).entries()) byCodes.push(await timed(() => byCode(port, person, index)));
  const sustained = take(logins);
  const before = server.cpu();
  const took = await together(logins, 16, (index) => byCode(port, sustained[index] as Person, index));
  const worked = server.cpu() - before;
  await eventLoopDelay(port);
  const hashed = take(HASHED);
  await together(HASHED, HASHED_AT_ONCE, (index) => byPassword(port, hashed[index] as Person, index));
  const delay = await eventLoopDelay(port);
  const opened = await guess(port, people[0] as Person, wrong);
  const hash = percentile(hashes, 0.5);
  const outside = round(percentile(byPasswords, 0.5) - hash);
  const perSecond = Math.round((logins / took) * 1_000);
  return [
    { what: 'argon2id alone, p50 ms', value: hash, limit: '', reached: null },
    { what: 'login by password, p50 ms', value: percentile(byPasswords, 0.5), limit: '', reached: null },
    { what: 'the same without its hash, p50 ms', value: outside, limit: `≤ ${LIMITS.login}`, reached: outside <= LIMITS.login },
    { what: 'login by code, p50 ms', value: percentile(byCodes, 0.5), limit: `≤ ${LIMITS.login}`, reached: percentile(byCodes, 0.5) <= LIMITS.login },
    { what: 'login by code, p99 ms', value: percentile(byCodes, 0.99), limit: '', reached: null },
    { what: `logins by code a second, ${logins} by 16 at once`, value: perSecond, limit: `≥ ${LIMITS.perSecond}`, reached: perSecond >= LIMITS.perSecond },
    { what: 'node’s own work for each, ms of one core', value: round(worked / logins), limit: '', reached: null },
    { what: `event loop delay while ${HASHED_AT_ONCE} passwords are hashed at once, p99 ms`, value: delay.p99, limit: '', reached: null },
    { what: `${wrong} wrong codes from ${ADDRESSES} addresses: sessions opened`, value: opened, limit: '0', reached: opened === 0 },
  ];
}

const addressOf = (index: number) => `198.51.${Math.floor(index / 50) % 256}.${index % 50}`;

async function byCode(port: number, { email, code, challengeId }: Person, index = 0): Promise<void> {
  const status = await logIn(port, { login: email, otp: code, challenge_id: challengeId }, addressOf(index));
  if (status !== 200) throw new Error(`A login by code was answered ${status}.`);
}

async function byPassword(port: number, { email }: Person, index: number): Promise<void> {
  const status = await logIn(port, { login: email, password: PASSWORD }, addressOf(index));
  if (status !== 200) throw new Error(`A login by password was answered ${status}.`);
}

/** @returns how many wrong codes were accepted */
async function guess(port: number, { email, code, challengeId }: Person, wrong: number): Promise<number> {
  let opened = 0;
  await together(wrong, 16, async (index) => {
    const otp = String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
    if ((await logIn(port, { login: email, otp, challenge_id: challengeId }, `203.0.113.${index % ADDRESSES}`)) === 200) opened += 1;
  });
  return opened;
}

/** Milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const round = (value: number) => Math.round(value * 100) / 100;
