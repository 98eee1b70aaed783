import { noticeFlow } from '../../../src/machines/notice/notice.fixtures.ts';
import { test } from '../watched.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press } from './gestures.ts';
import { jobOf } from './market.ts';
import { elsewhere } from './plan.ts';

// Where the save button and the notice don't overlap.
test.use({ viewport: { width: 1440, height: 900 } });

drivePaths(noticeFlow)({
  begin: {
    start: async (stand) => {
      await beSeeker(stand);
      const job = await jobOf(stand);
      stand.kept.title = job.title;
      await open(job.url)(stand);
    },
  },
  gestures: {
    'notice.raised': ({ page, kept }) =>
      page
        .getByRole('button', { name: `Save ${kept.title}` })
        .first()
        .press('Enter'),
    'notice.dismissed': press('common:close'),
    'notice.held': (stand) => button(stand, 'common:undo').hover(),
    'notice.released': ({ page }) => page.mouse.move(5, 5),
    'notice.actionChosen': press('common:undo'),
    'notice.expired': elsewhere('the chart of the save button says so, six seconds after the click'),
  },
  calls: {},
});
