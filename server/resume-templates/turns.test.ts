import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

/** Work that finishes when the test says so. */
function held() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async () => {
    ends.shift()?.();
    await settle();
  };
  return { begun, work, end, settle };
}

test('who asks for many waits for their own, and holds up another by one at most', async () => {
  const turn = takeTurns(5);
  const { begun, work, end, settle } = held();
  const anas = ['a1', 'a2', 'a3'].map((name) => turn('ana', work(name)));
  const bens = turn('ben', work('b1'));
  await settle();
  expect(begun).toEqual(['a1']);
  for (let done = 0; done < 4; done += 1) await end();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await Promise.all([...anas, bens])).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('one more than may wait is refused with when to come back; another’s is taken', async () => {
  const turn = takeTurns(2);
  const { work, end } = held();
  const taken = [1, 2, 3].map((number) => turn('ana', work(String(number))));
  await expect(turn('ana', work('4'))).rejects.toMatchObject({ errorName: 'tooManyAttempts', retryAfter: 20 });
  taken.push(turn('ben', work('b')));
  for (let done = 0; done < 4; done += 1) await end();
  expect(await Promise.all(taken)).toEqual(['1', '2', '3', 'b']);
});

test('what fails makes way for the next', async () => {
  const turn = takeTurns();
  const failed = turn('ana', () => Promise.reject(new Error('no ink')));
  const after = turn('ana', async () => 'set');
  await expect(failed).rejects.toThrow('no ink');
  expect(await after).toBe('set');
  expect(await turn('ana', async () => 'again')).toBe('again');
});
