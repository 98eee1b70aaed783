// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { field, fill, Frame, press, words } from '../../../tests/support/view-frame.tsx';
import { failure } from '../../lib/failure.ts';
import { goodDraft } from '../../machines/interviewOffer/interviewOffer.fixtures.ts';
import { employerSession } from '../../machines/samples.ts';
import { api } from '../../services/api.ts';
import { fieldOf } from './draft.ts';
import { OfferForm } from './OfferForm.tsx';
import { DAY } from '../../../contract/durations.ts';

vi.mock('../../services/api.ts', () => ({ api: vi.fn(), onCallFailed: () => () => {} }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tomorrow = fieldOf(new Date(Date.now() + DAY).toISOString());
const open = () =>
  render(
    <Frame at="/employer/interviews/new" session={employerSession}>
      <OfferForm to={{ kind: 'application', applicationId: 'a' }} initial={{ ...goodDraft, times: [tomorrow] }} other={null} onDone={() => {}} />
    </Frame>,
  );
const addresses = () => vi.mocked(api).mock.calls.map(([, input]) => (input as unknown as { body: { address: string } }).body.address);

test('what is changed while offline isn’t overtaken by the earlier offer, and goes out once it is sent', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(api)
    .mockRejectedValueOnce(failure('offline'))
    .mockReturnValue(new Promise(() => {}));
  const user = userEvent.setup();
  open();
  await press('interview:offer.send')(user, screen);
  await screen.findByText(words('interview:offline'));
  await fill(user, field(screen, 'interview:offer.address'), '1 Pier Road');
  expect(screen.queryByText(words('interview:offline'))).toBeNull();
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(addresses()).toEqual([goodDraft.address]);
  await press('interview:offer.send')(user, screen);
  expect(addresses()).toEqual([goodDraft.address, '1 Pier Road']);
});

test('nothing can be changed in an offer that is on its way', async () => {
  vi.mocked(api).mockReturnValue(new Promise(() => {}));
  open();
  expect(field(screen, 'interview:offer.address').matches(':disabled')).toBe(false);
  await press('interview:offer.send')(userEvent.setup(), screen);
  expect(field(screen, 'interview:offer.address').matches(':disabled')).toBe(true);
});
