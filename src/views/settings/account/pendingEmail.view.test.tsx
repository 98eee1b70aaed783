// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { both, Frame, offers, press, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { pendingEmailFlow } from '../../../machines/pendingEmail/pendingEmail.fixtures.ts';
import { PendingEmail } from './PendingEmail.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const email = 'new@example.com';
let tell: (email: string | null) => void = () => {};

function WithNotices({ own }: { own: string }) {
  const [awaited, setAwaited] = useState<string | null>(null);
  tell = setAwaited;
  return <PendingEmail email={own} awaited={awaited} />;
}
const waits = both(says('account:pending.title', { email }), offers('account:pending.resend'));

viewPaths(pendingEmailFlow)({
  view: ({ input }) => (
    <Frame>
      <WithNotices own={input.email} />
    </Frame>
  ),
  gestures: {
    // As the dialog reports it: closed in between.
    'address.awaited': async (_user, _screen, event) => {
      await act(async () => tell(null));
      await act(async () => tell(event.email));
    },
    'letter.resendRequested': press('account:pending.resend'),
    'change.cancelled': press('account:pending.cancel'),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: says('account:pending.loading'),
    unread: both(says('account:pending.unread'), offers('common:retry')),
    'none.idle': (screen) => {
      if (screen.getByRole('status').textContent !== '') throw new Error('a message is shown');
    },
    'none.cancelled': says('account:pending.cancelled', { email }),
    'waiting.idle': waits,
    'waiting.resent': both(waits, says('account:pending.resent', { email })),
    'waiting.tooMany': both(waits, says('account:pending.tooMany')),
    'waiting.notSent': both(waits, says('account:pending.notSent')),
    'waiting.taken': both(waits, says('account:pending.taken', { email })),
    'waiting.failed': both(waits, says('account:pending.failed')),
    resending: offers('account:pending.resend', { busy: true }),
    proving: unseen('reauthentication has paths of its own'),
    cancelling: offers('account:pending.cancel', { busy: true }),
  },
});
