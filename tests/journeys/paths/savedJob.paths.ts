import { createSavedJob, deleteSavedJob } from '../../../contract/saved-jobs.ts';
import type { SaveAnswer } from '../../../src/machines/savedJob/savedJob.actors.ts';
import { savedJobFlow } from '../../../src/machines/savedJob/savedJob.fixtures.ts';
import { test } from '../watched.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press, send } from './gestures.ts';
import { jobOf } from './market.ts';
import { elsewhere, refusal, type Reply, type Stand } from './plan.ts';

const pressHeart = ({ page, kept }: Stand) =>
  page
    .getByRole('button', { name: `Save ${kept.title}` })
    .first()
    .click();
/** An expired session leads to signing in before the save button is affected. */
const reply = (answer: SaveAnswer): Reply | null => (answer.ok ? 'server' : answer.failure === 'jobGone' ? refusal('notFound') : null);

async function openJob(stand: Stand): Promise<void> {
  const job = await jobOf(stand);
  stand.kept.title = job.title;
  await open(job.url)(stand);
  // The save button's chart starts at the first sign of presence.
  await stand.page.mouse.move(1, 1);
}

// Where the save button and the notice don't overlap.
test.use({ viewport: { width: 1440, height: 900 } });

drivePaths(savedJobFlow)({
  // Undo is offered for only a few seconds, which a busy machine may need for the click.
  isFrozen: ['unsaved', 'saved'],
  begin: {
    guest: openJob,
    unsaved: async (stand) => (await beSeeker(stand), openJob(stand)),
    saved: async (stand) => {
      await beSeeker(stand);
      await send(stand, createSavedJob, { job_id: (await jobOf(stand)).id, device_uuid: 'path', timestamp: Math.floor(Date.now() / 1000) });
      await openJob(stand);
    },
    kept: async (stand) => {
      await stand.page.addInitScript((id) => localStorage.setItem('keptSaves', `[${id}]`), (await jobOf(stand)).id);
      await openJob(stand);
    },
  },
  gestures: {
    'job.saved': pressHeart,
    'job.unsaved': pressHeart,
    'undo.requested': press('common:undo'),
    'job.savedElsewhere': elsewhere('another save button of the same job is clicked'),
    'job.unsavedElsewhere': elsewhere('another save button of the same job is clicked'),
    'signIn.declined': press('common:close'),
  },
  calls: { saveJob: { call: createSavedJob, reply }, unsaveJob: { call: deleteSavedJob, reply }, forgetSave: { pave: () => async () => {} } },
});
