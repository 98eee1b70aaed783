import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { bannerSample } from './banner.sample.ts';
import { featureBannersFlow } from './featureBanners.fixtures.ts';
import { featureBannersMachine, shownOf } from './featureBanners.machine.ts';

pathTests(featureBannersFlow);

function start(hidden: number[]) {
  const kept: (readonly number[])[] = [];
  const machine = featureBannersMachine.provide({ actions: { keepHidden: (_, params) => void kept.push(params.hidden) } });
  const actor = createActor(machine, { input: { banners: [1, 2, 3, 4].map(bannerSample), hidden } }).start();
  const shown = () => shownOf(actor.getSnapshot().context).map(({ id }) => id);
  return { actor, kept, shown };
}

test('shows three; the next replaces a hidden one, and hidden ones stay hidden', () => {
  const { actor, kept, shown } = start([9]);
  expect(shown()).toEqual([1, 2, 3]);
  actor.send({ type: 'banner.hidden', id: 2 });
  expect([shown(), kept]).toEqual([[1, 3, 4], [[9, 2]]]);
});

test('hides a banner only once', () => {
  const { actor, kept } = start([1]);
  actor.send({ type: 'banner.hidden', id: 1 });
  expect(kept).toEqual([]);
});

test('disappears with the last one', () => {
  const { actor, shown } = start([1, 2, 3]);
  actor.send({ type: 'banner.hidden', id: 4 });
  expect([shown(), actor.getSnapshot().value]).toEqual([[], 'gone']);
});
