import { expect, test } from 'vitest';
import { isSameName } from './names.ts';

test.each([
  ['Ana', 'Reyes', 'ANA REYES'],
  ['Ana', 'Reyes', 'ANA MARIA REYES'],
  ['Ana Maria', 'Reyes', 'REYES ANA'],
  ['Xiao-Hui', 'Tan', 'TAN XIAO HUI'],
  ['Xiaohui', 'Tan', 'TAN XIAO HUI'],
  ['José', "O'Brien", 'JOSE OBRIEN'],
  ['Siti', 'Nurhaliza', 'SITI NURHALIZA BINTE AHMAD'],
  ['Priya', '', 'PRIYA'],
])('%s %s can be %s', (firstName, lastName, myinfo) => {
  expect(isSameName({ firstName, lastName }, myinfo)).toBe(true);
});

test.each([
  ['Ana', 'Reyes', 'ANA SANTOS'],
  ['An', 'Re', 'ANA REYES'],
  ['Ana', 'Reyes', 'REYES'],
  ['Ana', 'Reyes', ''],
  ['', '', 'ANA REYES'],
  ['Hui', 'Xiaotan', 'TAN XIAO HUI'],
])('%s %s can’t be %s', (firstName, lastName, myinfo) => {
  expect(isSameName({ firstName, lastName }, myinfo)).toBe(false);
});
