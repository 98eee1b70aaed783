// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Frame, press, words } from '../../../tests/support/view-frame.tsx';
import { seekerSession } from '../../machines/samples.ts';
import { api } from '../../services/api.ts';
import PhrasesDialog from './PhrasesDialog.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn(), onCallFailed: () => () => {} }));
const one = { text: 'When could you begin?' };
beforeEach(() => {
  vi.mocked(api).mockImplementation(((name: string) =>
    Promise.resolve({ data: name === 'listPhrases' ? [{ id: 'a', kind: 'phrase', ...one }] : { id: 'b', kind: 'phrase', text: 'Hello' } })) as never);
});
const user = userEvent.setup();
const onClose = vi.fn();
const open = async () => {
  render(
    <Frame session={seekerSession}>
      <PhrasesDialog onClose={onClose} onUse={() => {}} />
    </Frame>,
  );
  await screen.findByRole('button', { name: words('chat:phrases.edit', one) });
};
const remove = () => screen.getByRole('button', { name: words('chat:phrases.delete', one) });
const question = () => screen.findByRole('alertdialog', { name: words('chat:phrases.removal.title') });
const focused = () => document.activeElement;

test('adding one starts in its field, asks for text, and ends in the list', async () => {
  await open();
  await press('chat:phrases.add')(user, screen);
  const field = screen.getByRole('textbox', { name: words('chat:phrases.words') });
  expect(focused()).toBe(field);
  await press('chat:phrases.save')(user, screen);
  expect([focused(), field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  await user.type(field, 'Hello');
  expect(screen.queryByText(words('chat:phrases.required'))).toBeNull();
  await press('chat:phrases.save')(user, screen);
  await screen.findByText(words('chat:phrases.saved'));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('group', { name: words('chat:phrases') })));
});

test('a dialog asks before deleting one, and returns to where it was asked for', async () => {
  await open();
  await user.click(remove());
  const dialog = await question();
  expect(dialog.textContent).toContain(one.text);
  await waitFor(() => expect(dialog.contains(focused())).toBe(true));
  await press('chat:phrases.removal.keep')(user, screen);
  await waitFor(() => expect(focused()).toBe(remove()));
  await user.click(remove());
  await question();
  await press('chat:phrases.removal.confirm')(user, screen);
  await screen.findByText(words('chat:phrases.removed'));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('group', { name: words('chat:phrases') })));
  expect(onClose).not.toHaveBeenCalled();
});
