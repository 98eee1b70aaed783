// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, isBusy, offers, press, reads, says } from '../../../tests/support/view-frame.tsx';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { applicant } from '../../machines/applicant/applicant.fixtures.ts';
import { applicantAnalysisFlow } from '../../machines/applicantAnalysis/applicantAnalysis.fixtures.ts';
import { Analysis } from './Analysis.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const isLoading = () => {
  if (!document.querySelector('[role=status][aria-label="Checking for a comparison"]')) throw new Error('nothing is on its way');
};

viewPaths(applicantAnalysisFlow)({
  view: () => (
    <Hiring at={`/employer/applicants/${applicant.id}`}>
      <Analysis of={{ side: 'employer', id: applicant.id }} name="Ana Reyes" company="Acme" />
    </Hiring>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    'analysis.requested': async (user, screen, _event, leaves) => {
      const again = leaves.includes('askFailed') ? 'common:retry' : screen.queryByRole('button', { name: 'Compare again' }) ? 'analysis:again' : 'analysis:ask';
      await press(again)(user, screen);
    },
    'analysis.dropped': press('analysis:drop'),
    'analysis.changed': fromElsewhere('the analysis is made, or a colleague or the seeker changes something'),
  },
  shows: {
    loading: isLoading,
    offline: says('common:offline.here'),
    failed: says('analysis:failed'),
    'settled.arriving': unseen('decides right away'),
    'settled.notAsked': both(says('analysis:notAsked.text'), offers('analysis:ask'), says('analysis:theySee')),
    'settled.refused': says('analysis:refused.notAllowed'),
    'settled.usedUp': says('analysis:usedUp', { count: 50 }),
    'settled.unmade': both(says('analysis:unmade.aiUnavailable'), offers('analysis:again')),
    'settled.stale': both(says('analysis:stale'), offers('analysis:again'), reads('Moved four companies to IFRS')),
    'settled.ready': both(
      reads('Moved four companies to IFRS'),
      reads('Resume, work experience, page 1'),
      says('analysis:gap.fewerYears.years', { count: 4, need: 5 }),
      says('analysis:gap.notShown'),
      says('analysis:asked', { name: 'Elias' }),
      says('analysis:writer.rules'),
    ),
    looking: unseen('the known state stays during a check'),
    asking: isBusy,
    askOffline: says('analysis:askOffline'),
    askFailed: says('analysis:askFailed'),
    analysing: says('analysis:analysing.text'),
  },
  alike: [[['settled.ready', 'settled.stale'], 'what was made is read in both; that it is stale is said above it']],
});
