// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, offers, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';

import type { Recommendation } from '../../../contract/my-jobs.ts';
import { notSuitableFlow } from '../../machines/notSuitable/notSuitable.fixtures.ts';
import { jobCard, seekerSession } from '../../machines/samples.ts';
// Loaded with the test, so that no step waits for it.
import './NotSuitableDialog.tsx';
import { RecommendedJob } from './RecommendedJob.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/config.ts', () => ({
  listOf: async () => [
    { id: 1, value: 'Not my kind of work', seo_value: 'a' },
    { id: 2, value: 'The pay is too low', seo_value: 'b' },
  ],
}));

const recommendation: Recommendation = {
  job: jobCard,
  reasons: [
    { kind: 'preference', title: 'Accountant', arrangement: 'onsite', place: 'Makati', is_salary_met: true },
    { kind: 'skills', skills: ['IFRS', 'Excel'] },
  ],
};
const values = { title: jobCard.title };
const showsNotice = (key: string) => says(key, values);
/** The card and its reasons, which the row replacing a hidden job doesn't have. */
const isShown = both(
  says('myJobs:why.preference', { matched: 'Accountant · On-site · Makati · your pay' }),
  says('myJobs:why.skills', { count: 2, skills: 'IFRS and Excel' }),
);
viewPaths(notSuitableFlow)({
  view: () => (
    <Frame at="/recommended-job/picks" session={seekerSession}>
      <RecommendedJob recommendation={recommendation} />
    </Frame>
  ),
  gestures: {
    'notSuitable.opened': press('myJobs:notSuitable.open', values),
    'notSuitable.closed': press('myJobs:notSuitable.keep'),
    'reason.chosen': async (user, screen) => {
      await user.click(await screen.findByLabelText('The pay is too low'));
      await press('myJobs:notSuitable.confirm')(user, screen);
    },
    'undo.requested': press('myJobs:notSuitable.undoOf', values),
    'hiding.retried': press('myJobs:notSuitable.retry'),
  },
  shows: {
    'idle.settled': both(isShown, offers('myJobs:notSuitable.open', { values })),
    'idle.failed': both(isShown, says('myJobs:notSuitable.failed')),
    choosing: offers('myJobs:notSuitable.keep'),
    hiding: showsNotice('myJobs:notSuitable.hiding'),
    offline: showsNotice('myJobs:notSuitable.offline'),
    'hidden.settled': showsNotice('myJobs:notSuitable.hidden'),
    'hidden.notUndone': showsNotice('myJobs:notSuitable.notUndone'),
    undoing: both(isShown, offers('myJobs:notSuitable.open', { values, busy: true })),
    gone: showsNotice('myJobs:notSuitable.gone'),
  },
});
