// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { DueText } from './DueText.tsx';
import { HOUR } from '../../../contract/durations.ts';

// The characters that fit into a column of the board at 1440 px, minus borders, icon and padding.
const FITS = 26;

test.each([
  [-30, /^Overdue since /],
  [3, /^Due (today|tomorrow), /],
  [50, /^Reply by /],
  [24 * 20, /^Reply by /],
])('%i hours before the reply is due, reads %s and fits into a column of the board', (hours, words) => {
  const promise = { status: hours < 0 ? 'overdue' : 'awaiting', due_at: new Date(Date.now() + hours * HOUR).toISOString(), answered_at: null } as const;
  const { container } = render(
    <Frame>
      <DueText status="pending" promise={promise} />
    </Frame>,
  );
  const shown = container.querySelector('time')?.textContent ?? '';
  expect(shown).toMatch(words);
  expect(shown.length).toBeLessThanOrEqual(FITS);
});
