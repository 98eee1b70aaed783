import { expect, test } from 'vitest';
import { sampleFlow } from '../../packages/flows/sample/sample.fixtures.ts';
import { loginFlow } from '../../src/machines/login/login.fixtures.ts';
import { scriptedCounts } from './scripted.ts';
import { pathOf, statesOf } from '../../packages/flows/chart.ts';

const crowd = { people: 50, seed: 1, day: '2026-03-04', release: '0.1.0' };

test('scripted people walk a chart from its start, each once in a week, and the same seed gives the same figures', () => {
  const counts = scriptedCounts([sampleFlow], crowd);
  expect(scriptedCounts([sampleFlow], crowd)).toEqual(counts);
  expect(scriptedCounts([sampleFlow], { ...crowd, seed: 2 })).not.toEqual(counts);
  const states = statesOf(sampleFlow.machine).map(pathOf);
  expect(counts.filter(({ kind, name }) => kind !== 'taken' && !states.includes(name))).toEqual([]);
  const people = (state: string) => counts.filter(({ kind, name }) => kind === 'reached' && name === state).reduce((sum, each) => sum + each.people, 0);
  const [first = ''] = counts
    .filter(({ kind }) => kind === 'reached')
    .map(({ name }) => name)
    .toSorted((a, b) => people(b) - people(a));
  expect(people(first)).toBe(50);
  expect(counts.filter(({ kind, buckets }) => kind === 'left' && buckets.length > 0).length).toBeGreaterThan(0);
});

test('ten of three thousand come to a state that is far from the usual way', () => {
  const counts = scriptedCounts([loginFlow], { ...crowd, people: 3_000 });
  const arrived = counts.filter(({ kind, name }) => kind === 'reached' && name === 'code.entering.answer.expired');
  expect(arrived.reduce((sum, { people }) => sum + people, 0)).toBeGreaterThanOrEqual(10);
});

test('lifecycles of records have neither country nor device', () => {
  const counts = scriptedCounts([{ ...sampleFlow, runsOn: 'server' }], crowd);
  expect(counts.map(({ countryId, device }) => `${countryId} ${device}`).filter((place) => place !== '0 none')).toEqual([]);
});
