import { expect, type Route } from '@playwright/test';
import { type CompanyName, createBlacklistCompany, deleteBlacklistCompany, findCompanies, listBlacklistCompanies } from '../../../contract/companies.ts';
import type { BlockAnswer } from '../../../src/machines/blockCompany/blockCompany.actors.ts';
import { acme } from '../../../src/machines/blockCompany/blockCompany.fixtures.ts';
import type { BlockedAnswer } from '../../../src/machines/blockedCompanies/blockedCompanies.actors.ts';
import { blockedCompaniesFlow } from '../../../src/machines/blockedCompanies/blockedCompanies.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, field, open, press, retry } from './gestures.ts';
import { data, refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { reconnecting } from './signingIn.ts';

/** Questions about the company that the address names: asked together with the list, and answered before it. */
const heldBy = new WeakMap<Stand['page'], Route[]>();

const begin = (query: string) => async (stand: Stand) => {
  const held: Route[] = [];
  heldBy.set(stand.page, held);
  stand.kept.field = query;
  await stand.page.route(
    (url) => url.pathname === `/api/companies/${acme.id}`,
    (route) => void held.push(route),
  );
  await beSeeker(stand);
  await open(`/account-settings/block-company${query}`)(stand);
};
const pressOf = (verb: string) => (stand: Stand) => stand.page.getByRole('button', { name: `${verb} ${acme.name}`, exact: true }).click();
const blocked = (answer: BlockAnswer): Reply => (answer.ok ? data(answer.company) : refusal(answer.failure === 'gone' ? 'notFound' : 'tooManyRecords'));
const refused = refusal('notFound') as { status: number; body: unknown };
const block = { call: createBlacklistCompany, reply: blocked } satisfies WireCall<BlockAnswer>;

drivePaths(blockedCompaniesFlow)({
  begin: { list: begin(''), requested: begin(`?company=${acme.id}`) },
  gestures: {
    'load.retried': retry,
    'name.typed': (stand, { text }) => field(stand, 'blockCompany:search').fill(text),
    'search.retried': retry,
    'block.requested': pressOf('Block'),
    'block.confirmed': press('blockCompany:confirm.block'),
    'block.declined': press('blockCompany:confirm.keep'),
    'unblock.requested': pressOf('Unblock'),
    'undo.requested': press('blockCompany:undo'),
  },
  // The dialog makes the page behind it inert; a company can be blocked only from the results.
  cannot: (event, before) => {
    // Only an address that names a company is asked about one.
    if ((event.type as string) === 'xstate.done.actor.listBlocked')
      return (event as unknown as { output: BlockedAnswer }).output.requested !== null && before.context.requestedId === null;
    // The pause in typing is shorter than anything a person does in between.
    if (before.matches({ ready: { finding: 'waiting' } })) return !event.type.startsWith('xstate.after');
    if (/confirming|"blocking/.test(JSON.stringify(before.value))) return event.type === 'name.typed' || event.type === 'search.retried';
    if (event.type === 'name.typed') return event.text === before.context.text;
    return event.type === 'block.requested' && !before.context.found.some(({ id }) => id === event.company.id);
  },
  calls: {
    listBlocked: {
      call: listBlacklistCompanies,
      reply: ({ blocked: list }) => data(list),
      before: async ({ page, kept }, { requested }) => {
        if (!kept.field) return;
        // The one before a retry was given up.
        const newest = () => heldBy.get(page)?.findLast((route) => route.request().failure() === null);
        await expect.poll(newest).toBeDefined();
        const { status, body } = requested ? { status: 200, body: { data: { ...requested, blocked_as: null } } } : refused;
        await newest()?.fulfill({ status, json: body });
      },
    } satisfies WireCall<BlockedAnswer>,
    findCompanies: { call: findCompanies, reply: data } satisfies WireCall<CompanyName[]>,
    blockCompany: block,
    blockAgain: block,
    unblockCompany: { call: deleteBlacklistCompany, reply: () => data(null) },
    waitToFind: reconnecting,
  },
});
