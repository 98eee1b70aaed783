// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DELETION_WORD } from '../../../../contract/limits.ts';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import { ChangeForm } from './ChangeForm.tsx';

test.each([
  ['with an address', 'ana@example.com', words('validation:confirmation.wrong')],
  ['without one', '', words('validation:confirmation.wrongWord', { word: DELETION_WORD })],
])('an account %s isn’t deleted by mistake, and the message says what to type', async (_, email, message) => {
  const onSubmit = vi.fn();
  render(
    <Frame>
      <ChangeForm id="change" what="deletion" email={email} fields={{}} onSubmit={onSubmit} />
    </Frame>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'no{Enter}');
  expect(screen.getByText(message)).toBeTruthy();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), `${email || DELETION_WORD}{Enter}`);
  expect(onSubmit.mock.calls).toEqual([[{ confirmation: email || DELETION_WORD }]]);
});
