import { beforeAll, describe, expect, test } from 'vitest';
import type { CallDeclaration } from '../../contract/call.ts';
import { CALLS, type CallName } from '../../contract/calls.ts';
import { createBlacklistCompany } from '../../contract/companies.ts';
import { getCompany } from '../../contract/company-pages.ts';
import { countryById, type Country } from '../../contract/countries.ts';
import { DOWNLOADS } from '../../contract/downloads.ts';
import { ERRORS } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { type Caller, NOBODY } from '../../server/http/caller.ts';
import type { AppContext } from '../../server/http/app-context.ts';
import { loadPage } from '../../server/modules/pages/load.ts';
import { ROUTE_PATTERNS } from '../../src/views/app/pages.ts';
import { mainFunction } from '../../server/db/schema/market.ts';
import { MAIN_FUNCTIONS } from '../../server/reference/taxonomy.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { NAMES, type Pair, pairOf, TOLD } from './blocked-world.ts';
import { APART, FETCHED, MEETING, MEETING_FILES, RENDERED, type Side, type Way } from './blocked.table.ts';

/** One answer to a side: its code, and its text. */
interface Heard {
  code: number;
  text: string;
}

const ways = Object.entries(MEETING).flatMap(([name, all]) => all.map((way, index) => ({ name: name as CallName, way, index, by: way.side, is: way.is })));
const files = Object.entries(MEETING_FILES).flatMap(([path, all]) => all.map((file) => ({ path, ...file })));
const known: readonly number[] = [ERRORS.notFound.code, ERRORS.companyBlocked.code];

let server: TestApp;
let pair: Pair;
const before = new Map<Way, Heard>();
const beforeFiles = new Map<string, number>();

const browserOf = (side: Side) => (side === 'seeker' ? pair.seeker : pair.owner).browser;
const nameOf = (side: Side) => (side === 'seeker' ? NAMES.company : NAMES.seeker);

async function hear(name: CallName, { side, sends }: Way): Promise<Heard> {
  const answer = await browserOf(side).call(CALLS[name] as CallDeclaration, sends(pair, server.clock.now()) as never);
  return answer.status < 400 ? { code: 200, text: JSON.stringify(answer.data) } : { code: answer.refusal.code, text: JSON.stringify(answer.refusal) };
}

async function read(path: string, side: Side, id: string): Promise<number> {
  const cookie = [...browserOf(side).cookies].map((one) => one.join('=')).join('; ');
  return (await server.app.inject({ url: path.replace(':id', id), headers: { cookie } })).statusCode;
}

beforeAll(async () => {
  server = await testApp();
  await server.db
    .insert(mainFunction)
    .values([...MAIN_FUNCTIONS])
    .onConflictDoNothing();
  pair = await pairOf(server);
  // Read calls first run unblocked: only if they name the other then does their silence afterwards mean something.
  for (const { name, way } of ways) if (way.is === 'meets' || way.is === 'record') before.set(way, await hear(name, way));
  for (const { path, side, id } of files) beforeFiles.set(`${side} ${path}`, await read(path, side, id(pair)));
  beforeFiles.set('seeker picture', await read(`/album/${pair.picture}.png`, 'seeker', ''));
  await pair.seeker.browser.call(createBlacklistCompany, { body: { company_id: pair.companyId } });
});

test('every call declares whether a company and a job seeker who blocks it could meet through it: add a new one to blocked.table.ts', () => {
  const named = [...Object.keys(MEETING), ...Object.values(APART).flat()];
  expect(named.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  expect(Object.keys(MEETING_FILES).toSorted()).toEqual(Object.keys(DOWNLOADS).toSorted());
});

test('every rendered page, and everything else that can be fetched, declares how it keeps the two apart', async () => {
  const reader = { caller: NOBODY, country: countryById(167) as Country, language: LANGUAGES[0], hiddenBanners: [], isDemo: false };
  const rendered: string[] = [];
  for (const [pattern] of ROUTE_PATTERNS) {
    const { page, data } = await loadPage({ ...server.outside } as never, pattern.replace(/:\w+/g, 'x-1'), reader);
    if (data !== null || page === 'notFound') rendered.push(pattern);
  }
  // In a demo only.
  expect(rendered.filter((pattern) => pattern !== '/dev').toSorted()).toEqual(Object.keys(RENDERED).toSorted());
  const calls = new Set(Object.values(CALLS).map(({ service, path }) => `/api/${service}${path}`));
  const known = new Set<string>([...calls, ...Object.keys(DOWNLOADS), ...Object.values(FETCHED).flat()]);
  // A path with two parameter names (`:id|:companyId`) belongs to two calls.
  expect(gettable().filter((path) => !known.has(path) && !path.includes('|'))).toEqual([]);
});

/** The paths that answer GET, from the tree that Fastify prints. */
function gettable(): string[] {
  const open: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part, methods = ''] = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.*)\))?/.exec(line) ?? [];
      if (part === undefined) return [];
      open.splice(indent.length / 4, Infinity, part);
      return methods.split(', ').includes('GET') ? [open.join('')] : [];
    });
}

describe('a blocked company and the job seeker', () => {
  test.each(ways.filter(({ is }) => is === 'meets'))('no longer meet through $name ($index), for the $by', async ({ name, way }) => {
    expect(before.get(way)).toMatchObject({ code: 200, text: expect.stringContaining(met(name, way)) as string });
    expect((await hear(name, way)).text).not.toContain(met(name, way));
  });

  test.each(ways.filter(({ is }) => is === 'refused'))('don’t exist for $name ($index), by the $by', async ({ name, way }) => {
    expect(known).toContain((await hear(name, way)).code);
  });

  test.each(ways.filter(({ is }) => is === 'silent'))('reveal nothing through $name ($index), for the $by', async ({ name, way }) => {
    const { text } = await hear(name, way);
    expect([nameOf(way.side), ...TOLD].filter((one) => text.includes(one))).toEqual([]);
  });

  test.each(ways.filter(({ is }) => is === 'record'))('keep past events, but no content, in $name ($index), for the $by', async ({ name, way }) => {
    expect(before.get(way)).toMatchObject({ code: 200 });
    const { code, text } = await hear(name, way);
    expect({ code, isNamed: text.includes(nameOf(way.side)), told: way.side === 'employer' ? TOLD.filter((one) => text.includes(one)) : [] }).toEqual({
      code: 200,
      isNamed: true,
      told: [],
    });
  });

  test.each(files)('get no file from $path, for the $side', async ({ path, side, id }) => {
    expect(beforeFiles.get(`${side} ${path}`)).toBeLessThan(400);
    expect(await read(path, side, id(pair))).toBe(404);
  });
});

/** What names the other side in an answer: their name, or their id if there is nothing else. */
function met(name: CallName, { side }: Way): string {
  if (name === 'queryOnlineStatus') return side === 'seeker' ? pair.owner.userId : pair.seeker.userId;
  if (name === 'checkChatExists') return pair.chat;
  return nameOf(side);
}

describe('a photo of the company', () => {
  test('is shown to a visitor and to its members, but not to the job seeker who blocks it', async () => {
    const src = `/album/${pair.picture}.png`;
    const toVisitor = (await server.app.inject({ url: src })).statusCode;
    expect({ toVisitor, toEmployer: await read(src, 'employer', ''), toSeeker: await read(src, 'seeker', '') }).toEqual({
      toVisitor: 200,
      toEmployer: 200,
      toSeeker: 404,
    });
    expect(beforeFiles.get('seeker picture')).toBe(200);
  });
  test('isn’t in what the job seeker sees of it', async () => {
    const { data } = await pair.seeker.browser.call(getCompany, { params: { id: pair.companyId } });
    expect(data.pictures).toEqual([]);
  });
});

describe('rendered pages', () => {
  const paths = () => Object.values(RENDERED).flatMap((of) => of(pair));
  const shown = async (path: string, caller: Caller) => {
    const reader = { caller, country: countryById(167) as Country, language: LANGUAGES[0], hiddenBanners: [], isDemo: false };
    return JSON.stringify(await loadPage({ ...server.outside } as AppContext, path, reader)).includes(NAMES.company);
  };
  test('each names the company to a visitor, but not to the job seeker', async () => {
    const seeker: Caller = { kind: 'seeker', userId: pair.seeker.userId, sessionId: pair.seeker.sessionId };
    const all = await Promise.all(paths().map(async (path) => ({ path, toVisitor: await shown(path, NOBODY), toSeeker: await shown(path, seeker) })));
    expect(all).toEqual(paths().map((path) => ({ path, toVisitor: true, toSeeker: false })));
  });
});
