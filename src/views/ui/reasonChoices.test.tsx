// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { failure } from '../../lib/failure.ts';
import { ReasonChoices } from './ReasonChoices.tsx';

const listOf = vi.hoisted(() => vi.fn());
vi.mock('../../services/config.ts', () => ({ listOf }));

afterEach(cleanup);

const show = (onChange = vi.fn()) => {
  render(
    <Frame>
      <ReasonChoices list="not_suitable_reasons" name="reason" label="Why?" value={null} onChange={onChange} />
    </Frame>,
  );
  return onChange;
};

test('its place is kept while the reasons come, and one is chosen by its id', async () => {
  const asked = Promise.withResolvers<object[]>();
  listOf.mockReturnValue(asked.promise);
  const onChange = show();
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  asked.resolve([{ id: 7, value: 'The pay is too low', description: 'Or it is not told' }]);
  await userEvent.click(await screen.findByLabelText(/The pay is too low/));
  expect(onChange).toHaveBeenCalledWith(7);
});

test('where they could not be had they can be asked for again', async () => {
  listOf.mockRejectedValueOnce(failure('refused', 503)).mockResolvedValue([{ id: 7, value: 'The pay is too low' }]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('The pay is too low')).toBeTruthy();
});
