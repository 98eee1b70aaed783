import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf, type CallDeclaration } from '../../contract/call.ts';
import { CALLS, type CallName } from '../../contract/calls.ts';
import { testApp } from '../support/app.ts';
import type { Browser } from '../support/browser.ts';
import { makeJob } from '../support/market.ts';
import { ROLES, type Row } from './roles.table.ts';
import { CALLERS, everythingOf, furnish, person, type CallerName, type Records, type Things, type World } from './world.ts';

const server = await testApp();
const rows = Object.entries(ROLES) as [CallName, Row][];
const tried = rows.flatMap(([name, row]) => CALLERS.map((caller) => [name, caller, row] as const));
const kinds = ['workExperience', 'education', 'license', 'website', 'language', 'preference'] as const;
const recordsOfNobody = Object.fromEntries(kinds.map((kind) => [kind, randomUUID()])) as Records;
const nowhere: Things = {
  job: 1,
  company: 1,
  onlineResume: 'nobody',
  resume: randomUUID(),
  video: randomUUID(),
  resumeDraft: randomUUID(),
  sync: randomUUID(),
  alert: randomUUID(),
  passkey: randomUUID(),
  session: randomUUID(),
  chat: { id: randomUUID(), sentText: randomUUID(), phoneRequest: randomUUID(), reasons: 'chat_report_lists' },
  phrase: randomUUID(),
  records: recordsOfNobody,
};
let another: { userId: string; things: Things };
/** Everything that belongs to another user, as the last attempt left it. */
let anothers: string;
let jobs: Pick<World, 'freshJob' | 'externalJob'>;

beforeAll(async () => {
  const { userId, sessionId } = await person(server, 'seeker');
  another = { userId, things: await furnish(server, userId, sessionId) };
  anothers = await everythingOf(server, userId);
  jobs = { freshJob: (await makeJob(server.db)).id, externalJob: (await makeJob(server.db, { applyUrl: 'https://jobs.example.com/1' })).id };
});

type Caller = Exclude<CallerName, 'none'>;

/** Callers without access, or with another user's things, change nothing: one of each kind serves all rows. */
const shutOut = once((caller) => person(server, caller));
const stranger = once(async (caller) => {
  const { browser, userId, sessionId } = await person(server, caller);
  return { browser, own: await furnish(server, userId, sessionId) };
});

function once<T>(make: (caller: Caller) => Promise<T>): (caller: Caller) => Promise<T> {
  const made = new Map<Caller, Promise<T>>();
  return (caller) => {
    const one = made.get(caller) ?? make(caller);
    made.set(caller, one);
    return one;
  };
}

/** A new caller with access, with one of everything if the call is about something owned. */
async function fresh(caller: CallerName, row: Row): Promise<{ browser: Browser; world: World }> {
  if (caller === 'none') return { browser: server.visitor(), world: worldOf(nowhere) };
  if (!row.admits.includes(caller)) return { browser: (await shutOut(caller)).browser, world: worldOf(nowhere) };
  const { browser, userId, sessionId } = await person(server, caller);
  return { browser, world: worldOf(row.anothers ? await furnish(server, userId, sessionId) : nowhere) };
}

const worldOf = (own: Things): World => ({
  own,
  another: another.things,
  ...jobs,
  freshAddress: `${randomUUID()}@example.com`,
  freshPhone: `+6391${randomInt(10_000_000, 99_999_999)}`,
});

async function codeOf(browser: Browser, name: CallName, input: unknown): Promise<{ code: number; data: unknown }> {
  const answer = await browser.call(CALLS[name] as CallDeclaration, input as never);
  return answer.status === 200 ? { code: 200, data: answer.data } : { code: answer.refusal.code, data: null };
}

/** Signed in, but on the other side: signing in wouldn't help. */
const refusalOf = (row: Row, caller: CallerName) => (caller === 'recruiter' || (caller === 'seeker' && row.admits.includes('recruiter')) ? 40005 : 40003);

function answerOf(row: Row, caller: CallerName): number {
  if (!row.admits.includes(caller)) return refusalOf(row, caller);
  return typeof row.answers === 'object' ? (row.answers[caller] ?? 200) : (row.answers ?? 200);
}

test('every call has its row: add a new one to roles.table.ts, with who may make it and, if it names a row, the answer for another user’s', () => {
  expect(Object.keys(CALLS).filter((name) => !(name in ROLES))).toEqual([]);
});

describe('answers by caller', () => {
  test.each(tried)('%s by %s', async (name, caller, row) => {
    const { browser, world } = await fresh(caller, row);
    const { code } = await codeOf(browser, name, row.sends?.(world));
    expect(code).toBe(answerOf(row, caller));
  });
});

describe('a caller without access is refused before the input is validated', () => {
  const refused = tried.filter(([, caller, row]) => !row.admits.includes(caller) && refusalIsAtTheDoor(row));
  test.each(refused)('%s by %s', async (name, caller, row) => {
    const { browser } = await fresh(caller, row);
    const call = CALLS[name] as CallDeclaration;
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await server.app.inject({
      method: call.method,
      url: `${pathOf(call, { id: 'no-such-id', type: 'none', provider: 'none', recruiter_id: 'none', message_id: 'none' })}?page=x&code=x&sort=x`,
      headers: { cookie, 'country-id': '167' },
      ...(call.method === 'GET' ? {} : { headers: { cookie, 'content-type': 'application/json' }, payload: '{"not": json' }),
    });
    expect(answer.json<{ code: number }>().code).toBe(refusalOf(row, caller));
  });
});

describe('another user’s things don’t exist', () => {
  const owned = tried.filter(([, caller, row]) => row.anothers && row.admits.includes(caller));
  test.each(owned)('%s by %s', async (name, caller, row) => {
    const { browser, own } = caller === 'none' ? { browser: server.visitor(), own: nowhere } : await stranger(caller);
    const { code, data } = await codeOf(browser, name, row.anothers?.sends(worldOf(own)));
    expect([code, data]).toEqual([row.anothers?.answers === 'nothing' ? 200 : row.anothers?.answers, null]);
    const before = anothers;
    anothers = await everythingOf(server, another.userId);
    expect(anothers).toBe(before);
  });
});

/** Registering and requesting an alert validate the input first: anyone may start them. */
function refusalIsAtTheDoor(row: Row): boolean {
  return row !== ROLES.register && row !== ROLES.createJobAlert;
}
