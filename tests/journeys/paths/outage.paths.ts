import { createSavedJob } from '../../../contract/saved-jobs.ts';
import { getWebsiteOutage } from '../../../contract/config.ts';
import type { Outage } from '../../../src/machines/outage/outage.actors.ts';
import { outageFlow } from '../../../src/machines/outage/outage.fixtures.ts';
import { drivePaths } from './drive.ts';
import { addressOf, beSeeker, open, press } from './gestures.ts';
import { jobOf } from './market.ts';
import { data, type WireCall } from './plan.ts';
import { HOUR } from '../../../contract/durations.ts';

const check = {
  call: getWebsiteOutage,
  reply: ({ isOutage, until }) => data({ is_outage: isOutage, until: until && new Date(Date.now() + HOUR).toISOString() }),
} satisfies WireCall<Outage>;

drivePaths(outageFlow)({
  begin: {
    visitor: async (stand) => {
      await beSeeker(stand);
      const job = await jobOf(stand);
      stand.kept.title = job.title;
      await stand.page.route(
        (url) => addressOf(createSavedJob).test(url.pathname),
        (route) => route.fulfill({ status: 503, json: { code: 50002, message: 'Down.', request_id: 'r-1' } }),
      );
      await open(job.url)(stand);
    },
  },
  gestures: {
    // A save answered with a maintenance error; afterwards the job is unsaved again.
    'outage.suspected': ({ page, kept }) =>
      page
        .getByRole('button', { name: `Save ${kept.title}`, pressed: false })
        .first()
        .click(),
    'check.retried': press('layout:maintenance.retry'),
  },
  // The page is hidden while the site is down.
  cannot: (event, before) => event.type === 'outage.suspected' && before.hasTag('down'),
  calls: { checkOutage: check, recheckOutage: check },
});
