import { expect, test } from 'vitest';
import { count } from './count.ts';

const mail = (to: string, id: string, worker: number) => ({ to, id, worker });

test('repeats that a crash makes unavoidable are counted separately from avoidable ones', () => {
  const people = ['ana', 'ben', 'cleo', 'dan', 'eve'];
  const taken = [mail('ana', 'a', 0), mail('ben', 'b', 0), mail('ana', 'a', 1), mail('cleo', 'c', 1), mail('cleo', 'c', 1), mail('dan', 'd', 1), mail('dan', 'other', 2)];
  expect(count(people, taken)).toEqual({ lost: 1, writtenTwice: 1, again: 1, acrossDeaths: 1, mostOfADeath: 1 });
  expect(count(['ana'], [mail('ana', 'a', 0)])).toEqual({ lost: 0, writtenTwice: 0, again: 0, acrossDeaths: 0, mostOfADeath: 0 });
});
