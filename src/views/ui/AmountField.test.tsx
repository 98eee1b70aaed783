// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { AmountField } from './AmountField.tsx';

/** The field with its value below it. */
function Pay({ from = null }: { from?: number | null }) {
  const [amount, setAmount] = useState<number | null>(from);
  return (
    <>
      <AmountField label="Pay" value={amount} onChange={setAmount} />
      <output aria-label="value">{String(amount)}</output>
    </>
  );
}

/** Types each key on its own, as a person does. */
async function type(text: string, from: number | null = null) {
  render(
    <Frame>
      <Pay from={from} />
    </Frame>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Pay');
  const user = userEvent.setup({ delay: null });
  await user.type(field, text);
  const leave = () => user.tab();
  return { field, leave, value: () => screen.getByLabelText('value').textContent };
}

test('decimals can be typed, and the field shows the amount once it is left', async () => {
  const { field, leave, value } = await type('18.5');
  expect([field.value, value()]).toEqual(['18.5', '18.5']);
  await leave();
  expect([field.value, value()]).toEqual(['18.50', '18.5']);
});

test('thousands can be typed with their sign, and digits added to what the field shows', async () => {
  const { field, leave, value } = await type('0', 1_850);
  expect([field.value, value()]).toEqual(['1,8500', '18500']);
  await leave();
  expect(field.value).toBe('18,500');
});

test('a text that could be two amounts is none, and says so once the field is left', async () => {
  const { field, leave, value } = await type('18,50');
  expect([value(), field.getAttribute('aria-invalid')]).toEqual(['NaN', null]);
  await leave();
  expect([field.value, value(), field.getAttribute('aria-invalid')]).toEqual(['18,50', 'NaN', 'true']);
  expect(screen.getByText('Enter an amount, such as 18.50')).toBeTruthy();
});

test('an emptied field has no amount', async () => {
  const { field, value } = await type('{Backspace}', 7);
  expect([field.value, value()]).toEqual(['', 'null']);
});
