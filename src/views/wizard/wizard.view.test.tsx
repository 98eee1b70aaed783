// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, leadsTo, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { newcomerSession } from '../../machines/samples.ts';
import { wizardFlow } from '../../machines/wizard/wizard.fixtures.ts';
import { WizardSteps } from './WizardSteps.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

// The editors of the steps are charts of their own, with tests of their own.
const NoEditors = () => null;

const at = (step: string, path: string) => both(says(`wizard:${step}.title`), leadsTo(`/jobseeker-complete-profile${path}?redirect=%2Fjob%2Fcook-7`));
const later = (step: string) => both(at(step, '/10'), offers('wizard:back'));

const hasNoWayOn = (screen: Screen) => {
  if (screen.queryByRole('button', { name: words('wizard:next') })) throw new Error('there is a link to continue');
};

viewPaths(wizardFlow)({
  view: () => (
    <Frame at="/jobseeker-complete-profile?redirect=%2Fjob%2Fcook-7" session={newcomerSession}>
      <WizardSteps StepBody={NoEditors} />
    </Frame>
  ),
  gestures: {
    'preferences.counted': fromElsewhere('sent by the editor of job preferences'),
    'name.changed': fromElsewhere('sent by the editor of basic info'),
    'writing.changed': fromElsewhere('sent by the editor of the step'),
    'step.finished': (user, screen) => user.click(screen.getByRole('button', { name: /^(Continue|Finish profile)$/ })),
    'step.left': (user, screen) => user.click(screen.getByRole('button', { name: /^(Back|Review)$/ })),
    'wizard.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('wizard:loading') }),
    unreachable: says('wizard:unreachable'),
    unloadable: says('wizard:unloadable'),
    resuming: unseen('decides right away'),
    'preferences.deciding': unseen('decides right away'),
    'preferences.needed': both(at('preferences', ''), hasNoWayOn),
    'preferences.ready': at('preferences', ''),
    'about.deciding': unseen('decides right away'),
    'about.needed': both(both(later('about'), says('wizard:about.needed')), hasNoWayOn),
    'about.ready': later('about'),
    experience: later('experience'),
    education: later('education'),
    completing: offers('wizard:finish', { busy: true }),
    'unfinished.preference': says('wizard:unfinished.preference'),
    'unfinished.name': says('wizard:unfinished.name'),
    offline: says('wizard:offline'),
    failed: both(says('wizard:failed'), offers('common:retry')),
    done: leadsTo('/job/cook-7'),
  },
});
