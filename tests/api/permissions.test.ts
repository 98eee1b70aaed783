import { beforeAll, describe, expect, test } from 'vitest';
import { type CallDeclaration, pathOf } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { DOWNLOADS } from '../../contract/downloads.ts';
import { type Permission, PERMISSIONS } from '../../contract/team-rules.ts';
import { jobFunction, mainFunction } from '../../server/db/schema/market.ts';
import { testApp } from '../support/app.ts';
import type { Browser } from '../support/browser.ts';
import { makeCompany } from '../support/market.ts';
import { colleague, type Colleague } from '../support/team.ts';
import { type Estate, estateOf, everythingAt } from './company-world.ts';
import { AS, type As, COMPANY_ROWS, FOR_ONESELF, type Row } from './permissions.table.ts';
import { person } from './world.ts';

const server = await testApp();
beforeAll(async () => {
  await server.db.insert(mainFunction).values({ id: 1, value: 'Accounting', seoValue: 'accounting' }).onConflictDoNothing();
  await server.db.insert(jobFunction).values({ id: 1, mainFunctionId: 1, value: 'Bookkeeping', seoValue: 'bookkeeping' }).onConflictDoNothing();
});
const isFile = (name: string): name is keyof typeof DOWNLOADS => name in DOWNLOADS;

test('every call and file available to recruiters has its row: add a new one to permissions.table.ts, with the answer to each caller', () => {
  const known = new Set<string>([...COMPANY_ROWS.map(({ call }) => call), ...FOR_ONESELF]);
  const declared = Object.entries<Pick<CallDeclaration, 'access'>>({ ...CALLS, ...DOWNLOADS }).filter(
    ([, { access }]) => access === 'recruiter' || access === 'member',
  );
  expect(declared.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

test('personal calls of recruiters need no company, and calls for a company declare it', () => {
  const declared = FOR_ONESELF.filter((name) => (CALLS[name] as CallDeclaration).company !== undefined);
  const undeclared = COMPANY_ROWS.filter(({ call }) => call !== '/api/recruiters/company/documents/:id').filter(
    ({ call }) => (isFile(call) ? (DOWNLOADS[call] as { company?: object }) : (CALLS[call] as CallDeclaration)).company === undefined,
  );
  expect([declared, undeclared]).toEqual([[], []]);
});

interface Trial {
  estate: Estate;
  caller: Colleague;
}

/** Refused and read calls change nothing, so one world of each kind serves all rows. */
const shared = new Map<string, Promise<Trial>>();
function keep(name: string, make: () => Promise<Trial>): Promise<Trial> {
  const trial = shared.get(name) ?? make();
  shared.set(name, trial);
  return trial;
}

const owning = async (role: Parameters<typeof estateOf>[1], permissions: readonly Permission[] = []): Promise<Trial> => {
  const estate = await estateOf(server, role, permissions);
  return { estate, caller: estate.owner };
};
const beside = async (who: (estate: Estate) => Promise<Colleague>): Promise<Trial> => {
  const estate = await estateOf(server, 'admin', []);
  return { estate, caller: await who(estate) };
};

/** Who makes the call, and the estate whose things they name. */
function trialOf(row: Row, as: As): Promise<Trial> {
  const isRefused = (row.answers[AS.indexOf(as)] as number) >= 45000;
  return isRead(row) || isRefused ? keep(`${as} with ${row.permissions?.join() ?? 'any'}`, () => makeTrial(row, as)) : makeTrial(row, as);
}

const isRead = ({ call }: Row): boolean => isFile(call) || (CALLS[call] as CallDeclaration).method === 'GET';

function makeTrial({ permissions, answers }: Row, as: As): Promise<Trial> {
  switch (as) {
    case 'outsider':
      return keep(as, () => beside(() => person(server, 'recruiter')));
    case 'stranger': {
      const make = () => beside(async () => colleague(server, await makeCompany(server.db, { name: 'Another' }), 'coordinator'));
      return answers[7] === 200 ? make() : keep(as, make);
    }
    case 'waiting':
      return keep(as, () => owning('waiting'));
    case 'without': {
      const without = permissions ? PERMISSIONS.filter((one) => one !== permissions.at(-1)) : [];
      return owning('recruiter', without);
    }
    case 'with':
      return owning('recruiter', permissions ?? PERMISSIONS);
    case 'colleague': {
      const make = () => beside(({ companyId }) => colleague(server, companyId, 'admin'));
      return answers[6] === 40004 ? keep(as, make) : make();
    }
    default:
      return owning(as);
  }
}

/** The answer, as its code and its text. */
async function answerTo({ call, sends }: Row, browser: Browser, estate: Estate): Promise<{ code: number; text: string }> {
  const input = sends(estate, server.clock.now());
  if (isFile(call)) {
    const url = call.replace(':id', String(input.params?.['id']));
    const { statusCode, body, json } = await server.app.inject({ url, headers: { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') } });
    return { code: statusCode === 200 ? 200 : json<{ code: number }>().code, text: body };
  }
  const answer = await browser.call(CALLS[call] as CallDeclaration, input as never);
  return answer.status === 200 ? { code: 200, text: JSON.stringify(answer.data) } : { code: answer.refusal.code, text: '' };
}

/** Ids of what belongs to a member, and of everything that belongs to a company. */
const ownIds = ({ chat, sentText, phoneRequest: declared, phrase, interview }: Estate) => [chat, sentText, declared, phrase, interview];
const idsOf = (estate: Estate) => [...ownIds(estate), estate.application, estate.document, estate.invite, estate.owner.userId, estate.mate.userId];

/** Refused, or of another company: nothing changes and nothing is revealed. */
const isShutOut = (as: As, code: number) => code === 40004 || code >= 45000 || as === 'stranger';

/** The state after a refusal is the state before the next. */
const known = new WeakMap<Estate, string>();

describe('answers by caller', () => {
  const tried = COMPANY_ROWS.flatMap((row, index) => AS.map((as, place) => ({ name: row.call, as, index, expected: row.answers[place] as number })));
  test.each(tried)('$name ($index) by $as: $expected', async ({ as, index, expected }) => {
    const row = COMPANY_ROWS[index] as Row;
    const { estate, caller } = await trialOf(row, as);
    const before = known.get(estate) ?? (await everythingAt(server, estate));
    known.delete(estate);
    expect([estate.application, estate.sentText, estate.document].filter((id) => !before.includes(id))).toEqual([]);
    const { code, text } = await answerTo(row, caller.browser, estate);
    expect(code).toBe(expected);
    const after = isShutOut(as, code) ? await everythingAt(server, estate) : before;
    expect(after).toBe(before);
    if (isShutOut(as, code)) known.set(estate, after);
    const hidden = as === 'stranger' || as === 'outsider' ? idsOf(estate) : as === 'colleague' && row.answers[6] === 40004 ? ownIds(estate) : [];
    expect(hidden.filter((id) => text.includes(id))).toEqual([]);
  });
});

describe('a caller without permission is refused before the input is validated', () => {
  const refused = COMPANY_ROWS.flatMap((row, index) =>
    AS.map((as, place) => ({ name: row.call, as, index, expected: row.answers[place] as number })).filter(
      ({ as, expected }) => !isFile(row.call) && (as === 'outsider' || as === 'without') && [45001, 45002, 45030].includes(expected),
    ),
  );
  test.each(refused)('$name ($index) by $as: $expected', async ({ as, index, expected }) => {
    const row = COMPANY_ROWS[index] as Row;
    const { caller } = await trialOf(row, as);
    const call = CALLS[row.call as keyof typeof CALLS] as CallDeclaration;
    const cookie = [...caller.browser.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await server.app.inject({
      method: call.method,
      url: `${pathOf(call, { id: 'no-such-id', user_id: 'none', message_id: 'none' })}?page=x&job_id=x`,
      headers: { cookie },
      ...(call.method === 'GET' ? {} : { headers: { cookie, 'content-type': 'application/json' }, payload: '{"not": json' }),
    });
    expect(answer.json<{ code: number }>().code).toBe(expected);
  });
});
