// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, leadsTo, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { handoffFlow } from '../../machines/handoff/handoff.fixtures.ts';
import { Handoff } from './Handoff.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const site = 'employers.example';
const atOnce = unseen('it decides right away');
const asks = both(says('handoff:confirm.title', { site }), says('handoff:confirm.text'), offers('handoff:confirm.go'));

viewPaths(handoffFlow)({
  view: ({ input }) => (
    <Frame at="/keep-login">
      <Handoff input={input} signIn="/get-started?redirect=%2Fkeep-login" />
    </Frame>
  ),
  gestures: {
    'redirect.confirmed': press('handoff:confirm.go'),
    'redirect.abandoned': (user, screen) => user.click(screen.getAllByRole('button', { name: words('handoff:confirm.stay') }).at(-1) as HTMLElement),
    'redirect.retried': press('common:retry'),
  },
  shows: {
    starting: atOnce,
    minted: atOnce,
    minting: says('handoff:minting'),
    offline: both(says('handoff:offline.title'), offers('handoff:confirm.stay')),
    'confirming.fresh': asks,
    'confirming.lapsed': asks,
    'leaving.going': says('handoff:leaving', { site }),
    'leaving.slow': both(says('handoff:leaving.slowTitle', { site }), offers('common:retry')),
    failed: both(says('handoff:failed.title'), offers('common:retry')),
    signedOut: leadsTo('/get-started?redirect=%2Fkeep-login'),
    refused: both(says('handoff:refused.title'), offers('handoff:home')),
    nowhere: both(says('handoff:nowhere.title'), offers('handoff:home')),
    stayed: leadsTo('/'),
  },
  alike: [[['confirming.fresh', 'confirming.lapsed'], 'a lapsed token is made anew unseen']],
});
