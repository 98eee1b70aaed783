import { expect, test } from 'vitest';
import { find } from './find.ts';

const entries: [string, string, string][] = [
  ['login', 'code.entering.answer.expired', 'The code was sent too long ago.'],
  ['login', 'code.entering', 'Enter the code we sent to ana@example.com. This code has expired. Send a new code'],
  ['report', 'sent', 'Thanks for telling us'],
];

test.each([
  ['code expired', ['code.entering.answer.expired', 'code.entering']],
  ['THANKS', ['sent']],
  ['expired report', []],
  ['  ', []],
])('“%s” is in %j', (search, states) => {
  expect(find(entries, search).map(([, state]) => state)).toEqual(states);
});
