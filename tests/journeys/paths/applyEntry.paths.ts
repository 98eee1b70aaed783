import { applyEntryFlow } from '../../../src/machines/applyEntry/applyEntry.fixtures.ts';
import type { Identity } from '../../../src/machines/session/session.types.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, beSeeker, open } from './gestures.ts';
import { jobOf } from './market.ts';
import type { OwnCall, Stand } from './plan.ts';
import { storeProgress } from './quick.ts';

const apply = async (stand: Stand) => open(`${(await jobOf(stand)).url}/apply`)(stand);

/** The paths of one visitor, who is known as soon as the page is there. */
const of = (identity: Identity, begin: (stand: Stand) => Promise<unknown>, hasRegistered = false) =>
  drivePaths(applyEntryFlow)({
    begin: { job: begin },
    gestures: { 'identity.known': async () => {} },
    cannot: (event, before) => event.type === 'identity.known' && (event.identity !== identity || !before.matches('waiting')),
    calls: {
      readProgress: {
        pave: (answer) => ('hasRegistered' in answer && answer.hasRegistered === hasRegistered ? async () => {} : null),
      } satisfies OwnCall<{ hasRegistered: boolean } | Error>,
    },
  });

of('guest', apply);
of('employer', async (stand) => (await beRecruiter(stand), apply(stand)));
of('seeker', async (stand) => (await beSeeker(stand), apply(stand)));
of('seeker', async (stand) => (await storeProgress(stand), apply(stand)), true);
