// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { vi } from 'vitest';
import { both, Frame, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, type Scene, unseen } from '../../../tests/support/view-plan.ts';
import type { Application, ApplicationState } from '../../../contract/records.ts';
import { applicationFlow } from '../../machines/application/application.fixtures.ts';
import type { applicationMachine } from '../../machines/application/application.machine.ts';
import { recordOf } from '../../machines/application/lifecycle.ts';
import { application, seekerSession } from '../../machines/samples.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
// Loaded with the test, so that no step waits for it.
import '../shared/application/WithdrawDialog.tsx';

vi.mock('../../services/api.ts', () => ({ api: () => Promise.resolve({ data: application }), onCallFailed: () => () => {} }));

/** The record as the server writes it from the chart, after each step. */
function Record({ machine, input, options }: Scene<typeof applicationMachine>) {
  const actor = useActorRef(machine, { ...options, input });
  const { status, promise, reason } = recordOf(useSelector(actor, (snapshot) => snapshot));
  const history = useRef<Application['history']>([]);
  const { current: past } = history;
  if (past.at(-1)?.status !== status) history.current = [...past, { status, by: 'employer', at: application.created_at }];
  const due = input.dueAt === null || promise === null ? null : { status: promise, due_at: input.dueAt, answered_at: null };
  return (
    <ApplicationCard
      application={{ ...application, status, reason, promise: due, history: history.current }}
      onChange={() => actor.send({ type: 'application.withdrawn' })}
    />
  );
}

const employer = fromElsewhere('the employer does it');
const clock = fromElsewhere('sent by the server’s clock');

/** Checks the current step of the trail; for an ended application, where it ended. */
const isAt = (status: ApplicationState, mark: 'here' | 'done' | 'closed') => (screen: Screen) => {
  const last = screen
    .getAllByRole('listitem')
    .filter((step) => !step.textContent.startsWith(words('common:trail.next')))
    .at(-1);
  const text = last?.textContent ?? '';
  if (!text.startsWith(words(`common:trail.${mark}`)) || !text.includes(words(`myJobs:status.${status}`))) throw new Error(`the trail ends in ${text}`);
};
const isSettled = () => {
  if (document.querySelector('[aria-haspopup=menu]')) throw new Error('it can be withdrawn');
};
/** The promise is shown while a reply is owed: not once the application ends otherwise. */
const owed = (look: () => void) => () => {
  try {
    look();
  } catch {
    isSettled();
  }
};
const nothingOwed = () => {
  for (const key of ['myJobs:due', 'myJobs:overdue', 'myJobs:autoClosed'])
    if (document.body.textContent.includes(words(key).split('{{')[0] ?? '')) throw new Error(`it says ${key}`);
};

viewPaths(applicationFlow)({
  view: (scene) => (
    <Frame at="/recommended-job/applied" session={seekerSession}>
      <Record {...scene} />
    </Frame>
  ),
  gestures: {
    'application.viewed': employer,
    'chat.opened': employer,
    'interview.agreed': employer,
    'application.accepted': employer,
    'application.declined': employer,
    'application.withdrawn': async (user, screen) => {
      await press('myJobs:more', { title: application.job.title })(user, screen);
      await user.click(await screen.findByRole('menuitem', { name: words('myJobs:withdraw') }));
      await user.click(await screen.findByRole('button', { name: words('myJobs:withdraw.confirm') }));
    },
    'job.closed': employer,
    'job.held': employer,
    'job.reopened': employer,
    'promise.due': clock,
    'promise.expired': clock,
  },
  shows: {
    'status.open.active.unanswered.pending': isAt('pending', 'here'),
    'status.open.active.unanswered.viewed': isAt('viewed', 'here'),
    'status.open.active.communicating': isAt('communicating', 'here'),
    'status.open.active.interview': isAt('interview', 'here'),
    'status.open.active.last': unseen('leads back right away'),
    'status.open.onHold.paused': isAt('onHold', 'here'),
    'status.open.onHold.agreed': isAt('onHold', 'here'),
    'status.accepted': both(isAt('accepted', 'done'), isSettled),
    'status.notAccepted': both(isAt('notAccepted', 'closed'), isSettled),
    'status.withdrawn': both(isAt('withdrawn', 'closed'), isSettled),
    'status.jobClosed': both(isAt('jobClosed', 'closed'), isSettled),
    'promise.starting': unseen('decides right away'),
    'promise.none': nothingOwed,
    'promise.pledged.awaiting': owed(says('myJobs:due')),
    'promise.pledged.overdue': owed(says('myJobs:overdue')),
    'promise.answered': nothingOwed,
    'promise.autoClosed': says('myJobs:autoClosed'),
  },
  alike: [
    [['status.open.onHold.paused', 'status.open.onHold.agreed'], 'what follows once the job reopens shows in the interview'],
    [['promise.none', 'promise.answered'], 'nothing is owed in either; the answer itself is what the trail says'],
  ],
});
