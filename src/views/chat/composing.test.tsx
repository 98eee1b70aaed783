// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { chat } from '../../machines/chatRoom/chat.samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import { Composer } from './Composer.tsx';

test.each([
  ['Enter', 'sends', {}, 1],
  ['Enter with Shift', 'doesn’t send', { shiftKey: true }, 0],
  ['Enter that accepts a suggestion of an input method', 'doesn’t send', { isComposing: true }, 0],
  ['Enter that accepts one in Safari', 'doesn’t send', { isComposing: false, keyCode: 229 }, 0],
])('%s %s the message', async (_, __, init, count) => {
  const sent: unknown[] = [];
  render(
    <Frame session={seekerSession}>
      <Composer chat={chat} userId="u-1" send={(event) => sent.push(event)} />
    </Frame>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '面試');
  const press = createEvent.keyDown(field, { key: 'Enter', ...init });
  fireEvent(field, press);
  expect([sent.length, press.defaultPrevented]).toEqual([count, count === 1]);
});
