// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { lineAfter, Trail, type TrailStep } from './Trail.tsx';

const STEPS: TrailStep[] = [
  { id: 'pending', label: 'Applied', state: 'done', note: '8 March' },
  { id: 'viewed', label: 'Seen', state: 'here' },
  { id: 'accepted', label: 'Decision', state: 'next' },
];

test('an ordered list, with each state in words, and the current step marked', () => {
  renderUi(<Trail steps={STEPS} label="Your application" />);
  const items = within(screen.getByRole('list', { name: 'Your application' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Done: Applied8 March', 'You are here: Seen', 'Up next: Decision']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('small: the current step is shown next to it once, and isn’t read twice', () => {
  const { container } = renderUi(<Trail steps={STEPS} label="Your application" look="small" />);
  expect(container.querySelector('ol + span[aria-hidden]')?.textContent).toBe('Seen');
});

test('an ended trail says so instead of a current step', () => {
  const ended: TrailStep[] = [...STEPS.slice(0, 1), { id: 'jobClosed', label: 'Job closed', state: 'closed' }];
  const { container } = renderUi(<Trail steps={ended} label="Your application" look="small" />);
  expect(container.querySelector('ol + span[aria-hidden]')?.textContent).toBe('Job closed');
  expect(screen.getByText('Closed:')).not.toBeNull();
});

test('the line is completed up to the current step, then ahead; closed off before an end', () => {
  expect(STEPS.map((_, index) => lineAfter(STEPS, index))).toEqual(['walked', 'ahead', 'ahead']);
  expect(
    lineAfter(
      [
        { id: 'a', label: 'a', state: 'done' },
        { id: 'b', label: 'b', state: 'closed' },
      ],
      0,
    ),
  ).toBe('closed');
});
