import { createBlacklistCompany, deleteBlacklistCompany } from '../../../contract/companies.ts';
import type { BlockAnswer } from '../../../src/machines/blockCompany/blockCompany.actors.ts';
import { blockCompanyFlow } from '../../../src/machines/blockCompany/blockCompany.fixtures.ts';
import { companyPath } from '../../../src/lib/search-url/company-url.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press, send } from './gestures.ts';
import { jobOf } from './market.ts';
import { refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { signInHere } from './signingIn.ts';

const ofCompany = async (stand: Stand) => open(companyPath((await jobOf(stand)).company))(stand);
const pressBlock = press('companies:block');
const askThere = async (stand: Stand) => (await ofCompany(stand), pressBlock(stand));

/** What is pressed after the connection was lost is pressed when it is back. */
const connected = (gesture: (stand: Stand) => Promise<unknown>) => async (stand: Stand) => {
  await stand.context.setOffline(false);
  return gesture(stand);
};

const blocked = (answer: BlockAnswer): Reply => (answer.ok ? 'server' : refusal(answer.failure === 'gone' ? 'notFound' : 'tooManyRecords'));
const block = { call: createBlacklistCompany, reply: blocked } satisfies WireCall<BlockAnswer>;

drivePaths(blockCompanyFlow)({
  begin: {
    visitor: askThere,
    seeker: async (stand) => (await beSeeker(stand), askThere(stand)),
    blocked: async (stand) => {
      await beSeeker(stand);
      await send(stand, createBlacklistCompany, { company_id: (await jobOf(stand)).company.id });
      await ofCompany(stand);
    },
  },
  gestures: {
    'block.requested': connected(pressBlock),
    'block.confirmed': press('blockCompany:confirm.block'),
    'block.declined': press('blockCompany:confirm.keep'),
    'unblock.requested': connected((stand) => button(stand, 'blockCompany:undo', 'blockCompany:unblock').click()),
    'undo.requested': press('blockCompany:undo'),
    'seeker.signedIn': signInHere,
    'signIn.declined': press('common:close'),
  },
  // Who is signed in already says so by opening the page.
  cannot: (event, before) =>
    (event.type === 'seeker.signedIn' && !before.matches('signingIn')) || (event.type === 'block.requested' && before.context.blocked.length > 0),
  calls: { blockCompany: block, blockAgain: block, unblockCompany: { call: deleteBlacklistCompany, reply: () => 'server' } },
});
