import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { flows } from '../../src/machines/registry.ts';
import type { Covered } from '../../packages/flows/covered.ts';
import { coveredAsCommitted } from '../support/covered.ts';

/**
 * A journey's speed affects which transitions it takes on the way (which of two answers comes first, and whether one arrives at all), so this many of
 * a flow's transitions may be missing from a run.
 */
const CHANCE = { least: 4, share: 1 / 3 };

// More than is committed may have been taken; that only means that `npm run flows -- --notes` could count more. What a path takes on purpose fails in
// the path itself, and what a journey takes on purpose in the journey; only this notices a journey that no longer goes through a flow at all.
test('the journeys take what flows/covered.json says that they take in the browser, except for timing', () => {
  const folder = process.env['FLOWS_RECORD'] as string;
  const notes = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Covered);
  const missed = flows.map(({ id }) => {
    const taken = new Set(notes.flatMap((note) => note[id]?.browser ?? []));
    const expected = coveredAsCommitted(id, 'browser');
    const left = expected.filter((transition) => !taken.has(transition));
    return { id, missed: left.length > Math.max(CHANCE.least, expected.length * CHANCE.share) ? left : [] };
  });
  expect(missed.filter((flow) => flow.missed.length > 0)).toEqual([]);
});
