// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { field, Frame, press, words } from '../../../tests/support/view-frame.tsx';
import OfferDialog from './OfferDialog.tsx';

const user = userEvent.setup();

async function offer(amount: string) {
  const onOffer = vi.fn();
  render(
    <Frame>
      <OfferDialog title="Cook" onClose={() => {}} onOffer={onOffer} />
    </Frame>,
  );
  await user.type(field(screen, 'chat:makeOffer.amount'), amount);
  await press('chat:makeOffer.send')(user, screen);
  return onOffer;
}

test.each([
  ['1,850', 1_850],
  ['18.50', 18.5],
])('the pay can be typed as people write it: %s', async (text, amount) => {
  expect((await offer(text)).mock.lastCall?.[0]).toMatchObject({ salary: { from: amount, to: amount, period: 'month' } });
});

test('an amount that could be two isn’t sent, and says so', async () => {
  expect(await offer('1.850')).not.toHaveBeenCalled();
  expect(screen.getByText(words('validation:amount.invalid', { example: '18.50' }))).toBeTruthy();
});
