import { listSavedJobs } from '../../../contract/saved-jobs.ts';
import { requestFlow } from '../../../src/machines/request/request.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press } from './gestures.ts';
import { elsewhere } from './plan.ts';

const filters = elsewhere('sent by the filter sheet, which updates and clears its count automatically');

/** With the read that shows a page of saved jobs. */
drivePaths(requestFlow)({
  begin: { asked: async (stand) => (await beSeeker(stand), open('/recommended-job/saved')(stand)) },
  gestures: {
    'request.sent': filters,
    'request.cleared': filters,
    'request.retried': press('common:retry'),
    'response.outdated': elsewhere('another device changed something'),
    'response.changed': elsewhere('a write of the page returned what it is now'),
  },
  // A list that is loaded, or waits for the connection, offers no retry.
  cannot: (event, before) => event.type === 'request.retried' && !before.matches('failure'),
  calls: { fetch: { call: listSavedJobs, reply: () => 'server' } },
});
