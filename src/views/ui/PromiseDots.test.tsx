// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { PromiseDots } from './PromiseDots.tsx';

const dotsOf = (container: HTMLElement) => [...container.querySelectorAll('path')].map((path) => (path.getAttribute('d')?.match(/M/g) ?? []).length);

test('draws a dot for each reply, by how it came, and describes them in words', () => {
  const { container } = renderUi(<PromiseDots record="kkklknkkkk" />);
  expect(screen.getByRole('img', { name: '8 of the last 10 on time' })).not.toBeNull();
  expect(container.textContent).toBe('8 of 10 on time');
  expect(dotsOf(container)).toEqual([8, 1, 1, 0]);
});

test('shows a bare fraction after words of its own', () => {
  expect(renderUi(<PromiseDots record="kkklknkkkk" words="fraction" />).container.textContent).toBe('8/10');
});

test('shows the whole sentence if there is room', () => {
  expect(renderUi(<PromiseDots record="kkkkkkkkkkkkkkkkkkkl" words="long" />).container.textContent).toBe('19 of the last 20 on time');
});

test.each([
  ['', 'No replies yet', [0, 0, 0, 5]],
  ['k', '1 reply so far', [1, 0, 0, 4]],
  ['kkl', '3 replies so far', [2, 1, 0, 2]],
])('judges nobody by fewer than five replies: "%s"', (record, words, dots) => {
  const { container } = renderUi(<PromiseDots record={record} />);
  expect(container.textContent).toBe(words);
  expect(dotsOf(container)).toEqual(dots);
});
