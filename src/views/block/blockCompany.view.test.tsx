// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { both, Frame, isBusy, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { acme, blockCompanyFlow } from '../../machines/blockCompany/blockCompany.fixtures.ts';
import { seekerSession } from '../../machines/samples.ts';
import type { BlockCompanyInput } from '../../machines/blockCompany/blockCompany.machine.ts';
import Blocking from './Blocking.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/account/blockCompany.ts', async () => ({
  blockCompany: (await import('../../machines/blockCompany/blockCompany.machine.ts')).blockCompanyMachine,
}));
// Signing in is a flow of its own: here it is declined or completed.
vi.mock('../shared/signIn/SignInSheet.tsx', () => ({
  default: ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) =>
    isOpen ? (
      <div role="dialog" aria-label="Sign in">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    ) : null,
}));

/** A `Blockable` page of a company, after its button was clicked. */
function Shown({ input: { isBlocked, isRequested } }: { input: BlockCompanyInput }) {
  const [asks, setRequests] = useState(isRequested ? 1 : 0);
  const [isHidden, setIsHidden] = useState(isBlocked);
  return (
    <>
      <Blocking company={acme} isBlocked={isBlocked} asks={asks} onChange={setIsHidden} />
      {isHidden ? null : (
        <>
          <p>All about it</p>
          <button type="button" onClick={() => setRequests(asks + 1)}>
            Block it
          </button>
        </>
      )}
    </>
  );
}

const name = { name: acme.name };
const isThere = (screen: Screen) => screen.getByText('All about it');
const isHidden = (screen: Screen) => {
  if (screen.queryByText('All about it')) throw new Error('the company is shown');
};
const isQuiet = () => {
  if (document.querySelector('[role=status]:not(:empty)')) throw new Error('a message is shown');
};

viewPaths(blockCompanyFlow)({
  view: ({ input }) => (
    <Frame session={input.isSeeker ? seekerSession : undefined}>
      <Shown input={input} />
    </Frame>
  ),
  gestures: {
    'block.requested': (user, screen) => user.click(screen.getByRole('button', { name: 'Block it' })),
    'block.confirmed': press('blockCompany:confirm.block'),
    'block.declined': press('blockCompany:confirm.keep'),
    'unblock.requested': (user, screen) =>
      user.click(screen.getByRole('button', { name: new RegExp(`${words('blockCompany:undo')}|${words('blockCompany:unblock')}`) })),
    'undo.requested': press('blockCompany:undo'),
    'seeker.signedIn': fromElsewhere('sent by the sheet, or another part of the page, after signing in'),
    'signIn.declined': (user, screen) => user.click(screen.getByRole('button', { name: 'Close' })),
  },
  shows: {
    starting: unseen('decides right away'),
    signingIn: (screen) => screen.getByRole('dialog', { name: 'Sign in' }),
    'resting.idle': isQuiet,
    'resting.blocked': both(isHidden, offers('blockCompany:undo')),
    'resting.unblocked': both(isThere, both(says('blockCompany:news.unblocked', name), offers('blockCompany:undo'))),
    'resting.gone': both(isThere, says('blockCompany:news.gone')),
    'resting.tooMany': both(isThere, says('blockCompany:news.tooMany', name)),
    'resting.offline': says('blockCompany:news.offline'),
    'resting.notBlocked': both(isThere, says('blockCompany:news.notBlocked', name)),
    'resting.notUnblocked': both(isHidden, says('blockCompany:news.notUnblocked', name)),
    confirming: both(says('blockCompany:confirm.title', name), offers('blockCompany:confirm.block')),
    blocking: both(says('blockCompany:confirm.title', name), isBusy),
    restoring: offers('blockCompany:undo', { busy: true }),
    unblocking: both(isHidden, offers('blockCompany:unblock', { busy: true })),
  },
});
