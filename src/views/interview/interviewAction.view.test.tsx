// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, fill, field, focusesFault, Frame, isBusy, offers, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { interviewActionFlow } from '../../machines/interviewAction/interviewAction.fixtures.ts';
import type { Choice, InterviewActionContext } from '../../machines/interviewAction/interviewAction.types.ts';
import { isBefore } from '../../machines/interview/windows.ts';
import { interviewIn } from '../../machines/interviewAction/samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import { InterviewCard } from './InterviewCard.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

/**
 * The last button with this text: the dialog's come after the card's, and its footer after its close button. Querying roles is slow with many
 * elements.
 */
const last = (...keys: string[]) => {
  const names = keys.map((key) => words(key));
  const button = [...document.querySelectorAll('button')].findLast((each) => names.includes(each.textContent.trim()));
  if (!button) throw new Error(`no button ${names.join(', ')}`);
  return button;
};
const dialog = () => document.querySelector('[role=dialog]');
const isAsking = () => {
  if (!dialog()) throw new Error('no question is shown');
};
const saysRefusal = () => {
  const all = ['interview:refused.notAllowedNow', 'interview:refused.interviewChanged'].map((key) => words(key));
  if (!all.some((text) => document.body.textContent.includes(text))) throw new Error('no refusal is shown');
};
const marked = (isReloading: boolean) => () => {
  if ((document.querySelector('article')?.getAttribute('aria-busy') === 'true') !== isReloading) throw new Error('the card has another mark');
};
const unmarked = unseen('a page that waits for a timer looks like any other until the timer ends');

const canConfirm = (choice: Choice, { action, interview, asOf }: InterviewActionContext) =>
  choice.action === action && (!('time' in choice) || (interview.times.includes(choice.time) && isBefore(asOf, choice.time)));

viewPaths(interviewActionFlow)({
  view: () => (
    <Frame at="/interviews" session={seekerSession}>
      <InterviewCard interview={interviewIn('pending')} />
    </Frame>
  ),
  gestures: {
    'action.chosen': (user, _, { action }) => user.click(last(`interview:action.${action}`)),
    'choice.confirmed': async (user, screen, { choice }) => {
      if ('reason' in choice) await fill(user, field(screen, 'interview:choose.reason'), choice.reason.trim());
      await user.click(last(`interview:confirm.${choice.action}`));
    },
    'action.retried': (user) => user.click(last('interview:retry')),
    'action.left': (user) => user.click(last('interview:leave', 'interview:close')),
    'interview.changed': fromElsewhere('the server tells it over the line'),
  },
  // Canceling a mere offer means declining it; another choice than the one asked for, or a time in the past, has no button.
  cannot: (event, before) =>
    (event.type === 'action.chosen' && event.action === 'interview.cancelled' && before.context.interview.status === 'pending') ||
    (event.type === 'choice.confirmed' && !canConfirm(event.choice, before.context)),
  shows: {
    'clock.judging': unseen('leaves right away'),
    'clock.near': unmarked,
    'clock.far': unmarked,
    'clock.still': unmarked,
    'record.known': marked(false),
    'record.reloading': marked(true),
    'act.idle': () => {
      if (dialog()) throw new Error('it asks for something');
    },
    'act.choosing.open': both(isAsking, offers('interview:leave')),
    'act.choosing.invalid': both(isAsking, says('interview:fault.reasonMissing'), focusesFault),
    'act.sending': isBusy,
    'act.offline': says('interview:offline'),
    'act.failed': says('interview:failed'),
    'act.refused': saysRefusal,
    'act.overtaken': says('interview:overtaken'),
    'act.done': () => {
      const all = (['time.accepted', 'interview.cancelled', 'checkIn.made'] as const).map((action) => words(`interview:done.${action}`));
      if (!all.some((text) => document.body.textContent.includes(text))) throw new Error('it does not say that it is done');
    },
  },
});
