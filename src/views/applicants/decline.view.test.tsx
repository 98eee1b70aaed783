// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, field, fill, isBusy, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { ana } from '../../machines/applicants/applicants.fixtures.ts';
import { declineFlow } from '../../machines/decline/decline.fixtures.ts';
import { DeclineDialog } from './DeclineDialog.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const closed = unseen('the dialog closes, and the page shows the result');

viewPaths(declineFlow)({
  view: () => (
    <Hiring>
      <DeclineDialog applicants={[ana]} onDone={() => {}} />
    </Hiring>
  ),
  gestures: {
    'reason.submitted': async (user, screen, { reason, note }) => {
      await user.click(screen.getByRole('radio', { name: words(`applicants:decline.reason.${reason}`) }));
      await fill(user, field(screen, 'applicants:decline.note'), note);
      await press('applicants:decline.next')(user, screen);
    },
    'reason.changed': press('applicants:decline.back'),
    'decline.confirmed': press('applicants:decline.send'),
    'decline.abandoned': press('applicants:decline.keep'),
  },
  shows: {
    choosingReason: says('applicants:decline.noteHint'),
    confirming: both(
      says('applicants:decline.letter', { name: 'Ana', company: 'Acme', job: 'Senior Accountant' }),
      says('myJobs:declineReason.experience'),
      says('myJobs:note', { company: 'Acme', note: 'Thank you for your time.' }),
      offers('applicants:decline.send'),
    ),
    declining: isBusy,
    offline: says('applicants:decline.offline'),
    failed: says('applicants:decline.failed'),
    declined: closed,
    abandoned: closed,
  },
});
