// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { both, fill, field, focusesFault, Frame, isBusy, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { AT } from '../../machines/interviewAction/samples.ts';
import { goodDraft, interviewOfferFlow } from '../../machines/interviewOffer/interviewOffer.fixtures.ts';
import { employerSession } from '../../machines/samples.ts';
import { fieldOf } from './draft.ts';
import { OfferForm } from './OfferForm.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/serverClock.ts', async (original) => ({ ...(await original<object>()), serverInstantIn: () => AT.offered }));

const other = { name: 'Ana Reyes', timeZone: 'Asia/Tokyo' };
const closed = unseen('the page is left for the interview, or for the list');

viewPaths(interviewOfferFlow)({
  view: () => (
    <Frame at="/employer/interviews/new" session={employerSession}>
      <OfferForm to={{ kind: 'application', applicationId: 'a' }} initial={{ ...goodDraft, times: [''] }} other={other} onDone={() => {}} />
    </Frame>
  ),
  gestures: {
    'offer.submitted': async (user, screen, { draft }) => {
      // A date and time is picked, not typed; setting it changes the draft in the same way.
      fireEvent.change(
        screen.getByLabelText((label) => label.startsWith(words('interview:times.nth', { nth: 1 }))),
        {
          target: { value: fieldOf(draft.times[0] as string) },
        },
      );
      await fill(user, field(screen, 'interview:offer.address'), draft.address);
      await press('interview:offer.send')(user, screen);
    },
    'draft.changed': (user, screen) => user.type(field(screen, 'interview:offer.instructions'), '.'),
    'offer.retried': press('interview:retry'),
    'offer.left': press('interview:offer.cancel'),
  },
  shows: {
    'editing.clean': offers('interview:offer.send'),
    'editing.invalid': both(says('interview:offer.faults'), focusesFault),
    sending: isBusy,
    offline: says('interview:offline'),
    failed: says('interview:failed'),
    refused: says('interview:refused.interviewOpen'),
    offered: closed,
    left: closed,
  },
});
