// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { both, field, fill, focusesFault, Frame, isBusy, leadsTo, offers, press, says, stayOnPage, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { quickApplyFlow } from '../../machines/quickApply/quickApply.fixtures.ts';
import { job, resume } from '../../machines/samples.ts';
import { QuickApplyFlow } from './ApplyFlow.ts';
import { QuickApplySteps } from './QuickApplySteps.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const atOnce = unseen('decides right away');

stayOnPage();
beforeEach(() => localStorage.clear());

const file = () => new File(['%PDF-1.7'], 'ana-reyes.pdf', { type: 'application/pdf' });

async function fillDetails(user: UserEvent, screen: Screen) {
  await fill(user, field(screen, 'getStarted:firstName'), 'Ana');
  await fill(user, field(screen, 'getStarted:lastName'), 'Reyes');
  await fill(user, field(screen, 'getStarted:email'), 'ana@example.com');
  if (!document.body.textContent.includes('ana-reyes.pdf')) await user.upload(field(screen, 'apply:resume'), file());
}

function opensIn(target: string) {
  return () => {
    if (offers('apply:external.open')().getAttribute('target') !== target) throw new Error(`it does not open in ${target}`);
  };
}

viewPaths(quickApplyFlow)({
  view: ({ input }) => (
    <Frame at={`${job.url}/apply`}>
      <QuickApplyFlow.Provider options={{ input }}>
        <QuickApplySteps />
      </QuickApplyFlow.Provider>
    </Frame>
  ),
  gestures: {
    'details.submitted': async (user, screen) => {
      await fillDetails(user, screen);
      await user.click(screen.getByRole('button', { name: new RegExp(`^(${words('apply:details.next')}|${words('apply:details.send')})$`) }));
    },
    'details.resumed': (user, screen, _event, leaves) =>
      leaves.includes('registering.offline')
        ? user.type(field(screen, 'getStarted:lastName'), '.')
        : press(leaves.includes('emailTaken') ? 'apply:emailTaken.other' : 'apply:submit.edit')(user, screen),
    'signIn.requested': press('apply:emailTaken.signIn'),
    'register.retried': press('common:retry'),
    'resume.chosen': (user, screen) => user.click(screen.getByRole('radio', { name: new RegExp(resume.filename) })),
    'resume.uploadRequested': (user, screen) => user.upload(field(screen, 'apply:resume.another'), file()),
    'answer.given': (user, screen) => user.click(screen.getByRole('radio', { name: words('apply:questions.yes') })),
    'screening.submitted': press('apply:questions.send'),
    'submit.retried': (user, screen, _event, leaves) =>
      press(leaves.some((leaf) => leaf.startsWith('interrupted.')) ? 'apply:blocked.retry' : 'apply:submit.retry')(user, screen),
    'external.opened': (user, screen) => user.click(screen.getByRole('link', { name: words('apply:external.open') })),
  },
  shows: {
    starting: atOnce,
    'details.editing': says('apply:details.intro'),
    'details.invalid': both(says('getStarted:invalid'), focusesFault),
    'details.phoneTaken': both(says('errors:phoneTaken'), focusesFault),
    'details.invalidPhone': both(says('validation:phone.invalid', { prefix: '+63', digits: '10' }), focusesFault),
    'details.tooMany': says('getStarted:tooMany'),
    'registering.sending': isBusy,
    'registering.failed': says('apply:register.failed'),
    'registering.offline': both(says('apply:details.intro'), says('apply:submit.offline')),
    emailTaken: says('apply:emailTaken.title'),
    signingIn: both(says('getStarted:methods.title'), offers('common:back')),
    resuming: atOnce,
    listingResumes: says('apply:resume.listing'),
    choosingResume: says('apply:resume.choose'),
    uploadingResume: (screen) => screen.getByText((text) => text === words('apply:resume.judging') || text === words('apply:resume.hint')),
    settling: atOnce,
    'screening.editing': says('apply:questions.title'),
    'screening.invalid': both(says('validation:answer.required'), focusesFault),
    recordingClick: says('apply:external.recording'),
    'opening.deciding': atOnce,
    'opening.sameWindow': opensIn('_self'),
    'opening.newWindow': opensIn('_blank'),
    'submitting.sending': says('apply:submitting'),
    'submitting.rejected': both(says('apply:rejected.title'), says('apply:submit.retry')),
    'submitting.failed': says('apply:submit.failed'),
    'submitting.offline': says('apply:submit.offline'),
    alreadyApplied: says('apply:blocked.alreadyApplied.title'),
    'interrupted.jobClosed': says('apply:blocked.jobClosed.title'),
    'interrupted.jobOnHold': says('apply:blocked.jobOnHold.title'),
    'interrupted.noWayToApply': says('apply:blocked.noWayToApply.title'),
    'interrupted.signInRequired': says('apply:blocked.signInRequired.title'),
    'interrupted.profileIncomplete': says('apply:blocked.profileIncomplete.title'),
    'interrupted.notEligible': says('apply:blocked.notEligible.title'),
    'interrupted.banned': says('apply:blocked.banned.undated'),
    success: leadsTo(`${job.url}/apply/success`),
    left: unseen('the employer’s site opens in this window, or this page reloads behind the new one'),
  },
});
