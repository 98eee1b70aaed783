// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { both, field, focusesFault, Frame, leadsTo, offers, press, says, stayOnPage, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { applyFlow } from '../../machines/apply/apply.fixtures.ts';
import { job, resume, seekerSession, video } from '../../machines/samples.ts';
import { SessionFlow } from '../core/SessionFlow.tsx';
import { ApplyFlow } from './ApplyFlow.ts';
import { ApplySteps } from './ApplySteps.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const atOnce = unseen('decides right away');
const composing = says('apply:message.hint');

/** Somebody signs in on another part of the page. */
let signIn = () => {};
function Elsewhere() {
  const { send } = SessionFlow.useActorRef();
  signIn = () => send({ type: 'session.began', session: seekerSession });
  return null;
}

stayOnPage();
beforeEach(() => localStorage.clear());

viewPaths(applyFlow)({
  view: ({ input }) => (
    <Frame at={`${job.url}/apply`}>
      <Elsewhere />
      <ApplyFlow.Provider options={{ input }}>
        <ApplySteps />
      </ApplyFlow.Provider>
    </Frame>
  ),
  cannot: (event, before) => {
    // A choice can't be cleared, nor made where it isn't shown, nor made again.
    if (event.type === 'answer.given')
      return event.answer === '' || !before.matches({ writing: { step: 'screening' } }) || before.context.answers['21'] === event.answer;
    if (event.type === 'resume.chosen' && before.context.resumeId === event.resumeId) return true;
    if (event.type === 'video.chosen' && before.context.videoId === event.videoId) return true;
    // While a resume is uploading, the list of the others and the submit button are disabled.
    const isUploading = before.matches({ writing: { step: { composing: 'uploading' } } });
    return isUploading && ['resume.chosen', 'resume.uploadRequested', 'application.submitted'].includes(event.type);
  },
  gestures: {
    'check.retried': (user, screen) =>
      user.click(screen.getByRole('button', { name: new RegExp(`^(${words('apply:blocked.retry')}|${words('common:retry')})$`) })),
    'seeker.signedIn': () => act(() => signIn()),
    'answer.given': (user, screen) => user.click(screen.getByRole('radio', { name: words('apply:questions.yes') })),
    'screening.submitted': press('apply:questions.next'),
    'back.pressed': press('apply:back'),
    'message.typed': async (user, screen, { text }) => {
      const message = field(screen, 'apply:message') as HTMLTextAreaElement;
      await user.clear(message);
      await user.click(message);
      await user.paste(text);
    },
    'resume.chosen': (user, screen) => user.click(screen.getByRole('radio', { name: new RegExp(resume.filename) })),
    'video.chosen': (user, screen) => user.click(screen.getByRole('radio', { name: new RegExp(video.filename) })),
    'resume.uploadRequested': (user, screen) =>
      user.upload(field(screen, 'apply:resume.another'), new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' })),
    'application.submitted': press('apply:send'),
    'submit.retried': (user, screen, _event, leaves) =>
      press(leaves.includes('interrupted.jobOnHold') ? 'apply:blocked.retry' : 'apply:submit.retry')(user, screen),
    'edit.resumed': press('apply:submit.edit'),
    'external.opened': (user, screen) => user.click(screen.getByRole('link', { name: words('apply:external.open') })),
  },
  shows: {
    'checking.asking': says('apply:loading'),
    'checking.failed': says('apply:failed.title'),
    'checking.offline': says('common:offline.here'),
    settling: atOnce,
    'blocked.alreadyApplied': says('apply:blocked.alreadyApplied.title'),
    'blocked.jobDeleted': says('apply:blocked.jobDeleted.title'),
    'blocked.jobClosed': says('apply:blocked.jobClosed.title'),
    'blocked.jobOnHold': says('apply:blocked.jobOnHold.title'),
    'blocked.noWayToApply': says('apply:blocked.noWayToApply.title'),
    'blocked.signInRequired': both(says('apply:blocked.signInRequired.title'), offers('apply:blocked.signInRequired.action')),
    'blocked.profileIncomplete': says('apply:blocked.profileIncomplete.title'),
    'blocked.notEligible': says('apply:blocked.notEligible.text'),
    'blocked.banned': says('apply:blocked.banned.text'),
    'writing.step.deciding': atOnce,
    'writing.step.screening.editing': says('apply:questions.title'),
    'writing.step.screening.invalid': both(says('validation:answer.required'), focusesFault),
    'writing.step.composing.editing': composing,
    'writing.step.composing.invalid': both(
      (screen) => screen.getByText((text) => text === words('apply:resume.required') || text === words('validation:message.tooLong')),
      focusesFault,
    ),
    'writing.step.composing.uploading': both(composing, says('apply:resume.judging')),
    'writing.draft.deciding': atOnce,
    'writing.draft.clean': unseen('nothing was typed, so nothing is shown'),
    'writing.draft.dirty': says('apply:draft.saving'),
    'writing.draft.saving': says('apply:draft.saving'),
    'writing.draft.saved': says('apply:draft.saved'),
    'writing.draft.failed': says('apply:draft.failed'),
    'external.recordingClick': says('apply:external.recording'),
    'external.ready': offers('apply:external.open'),
    'submitting.sending': says('apply:submitting'),
    'submitting.rejected': says('apply:rejected.title'),
    'submitting.failed': says('apply:submit.failed'),
    'submitting.offline': says('apply:submit.offline'),
    'interrupted.jobClosed': says('apply:blocked.jobClosed.title'),
    'interrupted.jobOnHold': says('apply:blocked.jobOnHold.title'),
    applied: leadsTo(`${job.url}/apply/success`),
    left: says('apply:external.title'),
  },
  alike: [
    [['writing.draft.dirty', 'writing.draft.saving'], 'the pause before saving is part of it to who types'],
    [['blocked.jobClosed', 'interrupted.jobClosed'], 'the same message, whether it arrived before or after writing; both keep the input'],
    [['blocked.jobOnHold', 'interrupted.jobOnHold'], 'the same message, whether it arrived before or after writing; both keep the input'],
    [['external.ready', 'left'], 'the way to the employer’s site stays open, should it have to be gone again'],
  ],
});
