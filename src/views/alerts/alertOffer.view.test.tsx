// @vitest-environment jsdom
import { vi } from 'vitest';
import { Frame, isBusy, offers, press, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { EMPTY_SEARCH } from '../../lib/search-url/search.ts';
import { alertOfferFlow } from '../../machines/alertOffer/alertOffer.fixtures.ts';
import { guestSession } from '../../machines/samples.ts';
import AlertButton from './AlertButton.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
// The chart that handles the click is a flow of its own.
vi.mock('./AlertDialogs.tsx', () => ({ default: () => <p>answered</p> }));

viewPaths(alertOfferFlow)({
  view: () => (
    <Frame session={guestSession}>
      <AlertButton search={{ ...EMPTY_SEARCH, query: 'nurse' }} />
    </Frame>
  ),
  // The second sample is a job seeker's, which a guest's page can't send.
  cannot: (event) => event.isSeeker,
  gestures: { 'alert.pressed': press('search:alert') },
  shows: {
    idle: offers('search:alert'),
    loading: isBusy,
    answering: (screen) => [screen.getByText('answered'), screen.getByRole('button', { name: words('search:alert') })],
  },
});
