// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { failure } from '../../lib/failure.ts';
import { ReasonChoices } from './ReasonChoices.tsx';

const listOf = vi.hoisted(() => vi.fn());
vi.mock('../../services/config.ts', () => ({ listOf }));

const show = (onChange = vi.fn()) => {
  render(
    <Frame>
      <ReasonChoices list="not_suitable_reasons" name="reason" label="Why?" value={null} onChange={onChange} />
    </Frame>,
  );
  return onChange;
};

test('reserves its place while the reasons load, and selects one by its id', async () => {
  const response = Promise.withResolvers<object[]>();
  listOf.mockReturnValue(response.promise);
  const onChange = show();
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  response.resolve([{ id: 7, value: 'The pay is too low', description: 'Or it is not told' }]);
  await userEvent.click(await screen.findByLabelText(/The pay is too low/));
  expect(onChange).toHaveBeenCalledWith(7);
});

test('can retry if they couldn’t be loaded', async () => {
  listOf.mockRejectedValueOnce(failure('refused', 503)).mockResolvedValue([{ id: 7, value: 'The pay is too low' }]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('The pay is too low')).toBeTruthy();
});
