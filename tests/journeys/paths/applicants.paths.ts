import { declineApplicants, listApplicants } from '../../../contract/applicants.ts';
import type { ListAnswer } from '../../../src/machines/applicants/applicants.actors.ts';
import { ana, applicantsFlow } from '../../../src/machines/applicants/applicants.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, open, press, retry } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { holdSocket } from './socket.ts';

const listing = {
  call: listApplicants,
  reply: (answer) => (answer.ok ? data(answer.list) : refusal('notFound')),
} satisfies WireCall<ListAnswer>;

drivePaths(applicantsFlow)({
  begin: {
    everything: async (stand) => {
      await beRecruiter(stand);
      const sends = await holdSocket(stand);
      stand.kept.go = () => sends('changed', { what: 'interview', id: null });
      await open('/employer/applicants')(stand);
    },
  },
  gestures: {
    'url.changed': ({ page }) => page.getByRole('navigation', { name: 'Stage' }).locator('a:not([aria-current])').first().click(),
    'load.retried': retry,
    'applicant.toggled': ({ page }, { id }) => page.getByRole('checkbox', { name: id === ana.id ? 'Select Ana Reyes' : 'Select Ben Cruz' }).click(),
    'selection.cleared': press('applicants:selected.clear'),
    'decline.requested': press('applicants:selected.decline'),
    'decline.finished': async (stand, { outcome }) => {
      if (outcome === null) return press('applicants:decline.keep')(stand);
      await answerAs(stand, declineApplicants, outcome);
      await press('applicants:decline.next')(stand);
      await press('applicants:decline.send')(stand);
    },
    // A colleague or a seeker changes something.
    'applicants.changed': ({ kept }) => kept.go?.() ?? Promise.resolve(),
  },
  // Behind a dialog nothing else can be clicked; without such a job there are no stages.
  cannot: (event, before) => event.type === 'url.changed' && (before.matches('gone') || before.matches({ ready: 'declining' })),
  calls: { listApplicants: listing, refreshApplicants: listing },
});
