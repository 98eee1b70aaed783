import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { bannerSample } from './banner.sample.ts';
import { featureBannersFlow } from './featureBanners.fixtures.ts';
import { featureBannersMachine, shownOf } from './featureBanners.machine.ts';

pathTests(featureBannersFlow);

function start(hidden: number[]) {
  const stored: (readonly number[])[] = [];
  const machine = featureBannersMachine.provide({ actions: { storeHidden: (_, params) => void stored.push(params.hidden) } });
  const actor = createActor(machine, { input: { banners: [1, 2, 3, 4].map(bannerSample), hidden } }).start();
  const shown = () => shownOf(actor.getSnapshot().context).map(({ id }) => id);
  return { actor, stored, shown };
}

test('shows three; the next replaces a hidden one, and hidden ones stay hidden', () => {
  const { actor, stored, shown } = start([9]);
  expect(shown()).toEqual([1, 2, 3]);
  actor.send({ type: 'banner.hidden', id: 2 });
  expect([shown(), stored]).toEqual([[1, 3, 4], [[9, 2]]]);
});

test('hides a banner only once', () => {
  const { actor, stored } = start([1]);
  actor.send({ type: 'banner.hidden', id: 1 });
  expect(stored).toEqual([]);
});

test('disappears with the last one', () => {
  const { actor, shown } = start([1, 2, 3]);
  actor.send({ type: 'banner.hidden', id: 4 });
  expect([shown(), actor.getSnapshot().value]).toEqual([[], 'gone']);
});
