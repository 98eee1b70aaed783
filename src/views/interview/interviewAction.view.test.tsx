// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, fill, field, Frame, isBusy, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { interviewActionFlow } from '../../machines/interviewAction/interviewAction.fixtures.ts';
import type { Choice, InterviewActionContext } from '../../machines/interviewAction/interviewAction.types.ts';
import { isBefore } from '../../machines/interview/windows.ts';
import { interviewIn } from '../../machines/interviewAction/samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import { InterviewCard } from './InterviewCard.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

/** In the dialog while one is open, else on the card. */
const leave = async (user: UserEvent, screen: Screen) => {
  const name = ['interview:leave', 'interview:close'].map((key) => words(key));
  // The last is the button at the foot: the dialog's own cross is called the same.
  await user.click(
    screen
      .getAllByRole('button')
      .filter((button) => name.includes(button.textContent.trim()))
      .at(-1) as HTMLElement,
  );
};
const isAsking = (screen: Screen) => screen.getByRole('dialog');
const saysRefusal = () => {
  const all = ['interview:refused.notAllowedNow', 'interview:refused.interviewChanged'].map((key) => words(key));
  if (!all.some((text) => document.body.textContent.includes(text))) throw new Error('no refusal is said');
};
const marked = (isReloading: boolean) => () => {
  if ((document.querySelector('article')?.getAttribute('aria-busy') === 'true') !== isReloading) throw new Error('the card is marked otherwise');
};
const unmarked = unseen('a page that waits for the clock looks like one that does not, until it turns');

const canConfirm = (choice: Choice, { action, interview, asOf }: InterviewActionContext) =>
  choice.action === action && (!('time' in choice) || (interview.times.includes(choice.time) && isBefore(asOf, choice.time)));

viewPaths(interviewActionFlow)({
  paths: 'covering',
  view: () => (
    <Frame at="/interviews" session={seekerSession}>
      <InterviewCard interview={interviewIn('pending')} />
    </Frame>
  ),
  gestures: {
    'action.chosen': (user, screen, { action }) => press(`interview:action.${action}`)(user, screen),
    'choice.confirmed': async (user, screen, { choice }) => {
      if ('reason' in choice) await fill(user, field(screen, 'interview:choose.reason'), choice.reason.trim());
      const buttons = screen.getAllByRole('button', { name: words(`interview:confirm.${choice.action}`) });
      await user.click(buttons.at(-1) as HTMLElement);
    },
    'action.retried': press('interview:retry'),
    'action.left': leave,
    'interview.changed': fromElsewhere('the server tells it over the line'),
  },
  // Cancelling what is only offered is declining it; another choice than the one asked for, or a time that is gone, has no button.
  cannot: (event, before) =>
    (event.type === 'action.chosen' && event.action === 'interview.cancelled' && before.context.interview.status === 'pending') ||
    (event.type === 'choice.confirmed' && !canConfirm(event.choice, before.context)),
  shows: {
    'clock.judging': unseen('leaves at once'),
    'clock.near': unmarked,
    'clock.far': unmarked,
    'clock.still': unmarked,
    'record.known': marked(false),
    'record.reloading': marked(true),
    'act.idle': (screen) => {
      if (screen.queryByRole('dialog')) throw new Error('it asks for something');
    },
    'act.choosing.open': both(isAsking, offers('interview:leave')),
    'act.choosing.invalid': both(isAsking, says('interview:fault.reasonMissing')),
    'act.sending': isBusy,
    'act.offline': says('interview:offline'),
    'act.failed': says('interview:failed'),
    'act.refused': saysRefusal,
    'act.overtaken': says('interview:overtaken'),
    'act.done': () => {
      const all = (['time.accepted', 'interview.cancelled', 'checkIn.made'] as const).map((action) => words(`interview:done.${action}`));
      if (!all.some((text) => document.body.textContent.includes(text))) throw new Error('that it is done is not said');
    },
  },
});
