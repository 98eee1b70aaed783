// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, isBusy, offers, press, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { withdrawFlow } from '../../../machines/withdraw/withdraw.fixtures.ts';
import WithdrawDialog from './WithdrawDialog.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const closed = unseen('the dialog closes, and the list shows the updated application');

viewPaths(withdrawFlow)({
  view: () => (
    <Frame>
      <WithdrawDialog jobId={7} onDone={() => {}} />
    </Frame>
  ),
  gestures: {
    'withdraw.confirmed': press('myJobs:withdraw.confirm'),
    'withdraw.abandoned': press('myJobs:withdraw.keep'),
  },
  shows: {
    confirming: both(says('myJobs:withdraw.text'), offers('myJobs:withdraw.confirm')),
    withdrawing: isBusy,
    offline: says('myJobs:withdraw.offline'),
    failed: says('myJobs:withdraw.failed'),
    refused: says('myJobs:withdraw.refused'),
    withdrawn: closed,
    abandoned: closed,
  },
});
