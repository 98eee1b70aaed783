import { expect, test } from 'vitest';
import { createPresenceChanges, type PresenceChange } from './presence-changes.ts';

function people() {
  let at = 0;
  const here = new Set<string>();
  const notified: PresenceChange[] = [];
  const turns = createPresenceChanges({
    now: () => new Date(at),
    present: async (userIds) => new Set(userIds.filter((id) => here.has(id))),
    tell: async (some) => void notified.push(...some),
  });
  return {
    here,
    notified,
    came: (userId: string) => (here.add(userId), turns.came(userId)),
    left: (userId: string) => (here.delete(userId), turns.left(userId)),
    leftThisNode: (userId: string) => turns.left(userId),
    later: (seconds: number) => ((at += seconds * 1_000), turns.settle()),
  };
}

test('who came is told after a second, who left after ten, each once', async () => {
  const { came, left, later, notified } = people();
  came('ana');
  await later(0.9);
  expect(notified).toEqual([]);
  await later(0.1);
  await later(5);
  expect(notified).toEqual([{ userId: 'ana', isHere: true }]);
  left('ana');
  await later(9);
  expect(notified).toHaveLength(1);
  await later(1);
  await later(60);
  expect(notified.slice(1)).toEqual([{ userId: 'ana', isHere: false }]);
});

test('a reload is nothing to tell, nor is who only looks in, however often', async () => {
  const { came, left, later, notified } = people();
  came('ana');
  await later(1);
  for (let times = 0; times < 20; times += 1) {
    left('ana');
    came('ana');
    came('ben');
    left('ben');
  }
  await later(60);
  expect(notified).toEqual([{ userId: 'ana', isHere: true }]);
});

test('who left one node and is on another has not left', async () => {
  const { came, leftThisNode, later, notified } = people();
  came('ana');
  await later(1);
  leftThisNode('ana');
  await later(60);
  expect(notified).toEqual([{ userId: 'ana', isHere: true }]);
});

test('a thousand who come at once are told of in parts', async () => {
  const { came, later, notified } = people();
  for (let index = 0; index < 1_000; index += 1) came(`p${index}`);
  await later(1);
  expect(notified).toHaveLength(500);
  await later(1);
  expect(notified).toHaveLength(1_000);
});
