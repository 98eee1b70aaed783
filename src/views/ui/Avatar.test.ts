import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';

test.each([
  ['Ana Reyes', 'AR'],
  ['  ana   maria  reyes ', 'AR'],
  ['田中太郎', '田'],
  ['‮O’Brien <script>', 'OS'],
  ['«Nora» (Lim)', 'NL'],
  ['👩‍👩‍👧 Cruz', '👩‍👩‍👧C'],
  ['-', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
