import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { flows } from '../../src/machines/registry.ts';
import type { Covered } from '../../packages/flows/covered.ts';
import { lostIn } from '../support/covered.ts';

/** This run's notes; FLOWS_RECORD may name a folder with those of others. */
function notesOfThisRun(): Covered[] {
  const folder = process.env['FLOWS_RECORD'] as string;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => statSync(file).mtimeMs >= Number(process.env['WAYMARK_STARTED']))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Covered);
}

// It depends on all journeys and paths, so a partial run never comes here. Taking more than is recorded is fine.
test('the journeys take every transition that flows/covered.json lists for the browser', () => {
  const { shard } = test.info().config;
  test.skip(shard !== null, 'A shard takes its own part only.');
  test.skip(Number(process.env['WAYMARK_NODES'] ?? 1) > 1, 'Several nodes are no demo, so some journeys are left out.');
  const notes = notesOfThisRun();
  test.skip(notes.length === 0, 'Nothing ran before it.');
  const recorded = JSON.parse(readFileSync(new URL('../../flows/covered.json', import.meta.url), 'utf8')) as Covered;
  expect(
    lostIn(
      notes,
      recorded,
      flows.map(({ id }) => id),
    ),
  ).toEqual([]);
});
