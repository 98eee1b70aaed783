// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { vi } from 'vitest';
import { both, Frame, isBusy, offers, press, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { type Scene, unseen } from '../../../../tests/support/view-plan.ts';
import { reportFlow } from '../../../machines/report/report.fixtures.ts';
import type { reportMachine } from '../../../machines/report/report.machine.ts';
import ReportDialog from './ReportDialog.tsx';

vi.mock('../../../services/config.ts', () => ({
  listOf: () =>
    Promise.resolve([
      { id: 1, value: 'It asks for money' },
      { id: 2, value: 'It is a copy' },
    ]),
}));

function Reporting({ machine, input, options }: Scene<typeof reportMachine>) {
  return <ReportDialog report={useActorRef(machine, { ...options, input })} />;
}

const chosen = (screen: Screen) => screen.getByRole('radio', { checked: true });

viewPaths(reportFlow)({
  view: (scene) => (
    <Frame>
      <Reporting {...scene} />
    </Frame>
  ),
  gestures: {
    // A selected reason can't be selected again, but another one can.
    'reason.chosen': async (user, screen) => {
      const reasons = await screen.findAllByRole<HTMLInputElement>('radio');
      await user.click(reasons.find((reason) => !reason.checked) as HTMLInputElement);
    },
    'report.submitted': press('job:report.send'),
    'report.closed': async (user, screen) => {
      const [close] = screen.getAllByRole('button', { name: /^(Close|Cancel)$/ });
      await user.click(close as HTMLElement);
    },
  },
  shows: {
    'choosing.open': says('job:report.intro'),
    'choosing.chosen': both(chosen, offers('job:report.send')),
    sending: both(chosen, isBusy),
    sent: says('job:report.sent'),
    refused: both(chosen, says('errors:tooManyAttempts')),
    failed: both(chosen, says('job:report.failed')),
    closed: unseen('the dialog closes; the job page says that it was reported'),
  },
});
