import { logOut } from '../../../contract/auth.ts';
import { logoutFlow } from '../../../src/machines/logout/logout.fixtures.ts';
import { test } from '../watched.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press } from './gestures.ts';
import type { OwnCall } from './plan.ts';

// The account menu is in the header of a wide page.
test.use({ viewport: { width: 1440, height: 900 } });

drivePaths(logoutFlow)({
  begin: {
    elsewhere: async (stand) => {
      await beSeeker(stand);
      await open('/recommended-job/saved')(stand);
      await button(stand, 'layout:account.menu').click();
      await press('layout:logOut')(stand);
    },
  },
  gestures: { 'logout.retried': press('common:retry'), 'logout.abandoned': press('layout:logOut.stay') },
  calls: {
    revokeSession: { call: logOut, reply: () => 'server' },
    // This browser's own cookies can always be deleted.
    clearTraces: { pave: (answer) => (answer ? null : async () => {}) } satisfies OwnCall<unknown>,
  },
});
