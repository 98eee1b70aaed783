import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEAST_PEOPLE, TIME_BUCKETS } from '../../../contract/flow-limits.ts';
import type { ChartTraffic } from '../../../contract/flow-traffic.ts';
import { writeSite } from '../../../packages/flows/atlas/site.ts';
import type { Covered } from '../../../packages/flows/covered.ts';
import { type ChangedScreen, shownChanges } from '../../../packages/flows/diff/atlas-changes.ts';
import type { Revision } from '../../../packages/flows/diff/record.ts';
import type { Flow } from '../../../packages/flows/flow.ts';
import { AREAS } from '../../../src/machines/flow.ts';
import { changesSince } from '../diff/diff.ts';
import { isExcludedByTypes } from '../excluded-by-types.ts';
import { mutationsOf } from './mutations.ts';
import { readScreens, writeStylesheet } from './screens.ts';

/** What the atlas is written from. Paths are absolute. */
export interface AtlasOptions {
  root: string;
  out: string;
  covered: Covered;
  /** The module that lets readers walk through charts (machines.entry.ts); null if they can't. */
  machines: string | null;
  /** What the charts are compared with; null to compare with nothing. Its name is shown. */
  since: Revision | null;
  traffic: Readonly<Record<string, ChartTraffic>> | null;
}

const TRAFFIC = {
  leastPeople: LEAST_PEOPLE,
  timeBuckets: TIME_BUCKETS,
  address: '/api/dev/flows/CHART/traffic',
  advice: 'This copy of the atlas has no traffic. “npm run traffic” exports it, and “npm run flows -- site --traffic FILE” takes it in.',
};

const COMMANDS = {
  list: 'npm run paths -- list',
  run: 'npm run paths -- run',
  screens: 'npm run flows -- screens',
  compare: 'npm run flows -- site --since',
};

/** Where the screens are that `npm run flows -- screens` stores. */
export const screensIn = (root: string): string => path.join(root, '.flows/screens');

/** Where the pictures are that `npm run flows -- diff REV --screens` stores. */
export const changedScreensIn = (root: string, { commit }: Revision): string => path.join(root, '.flows/changed-screens', commit.slice(0, 12));

/** The version of the product, for titles. */
export const versionOf = (root: string): string => (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * Writes the atlas of the product, with the screens, pictures, and mutation results that are stored.
 * @returns how many charts it has
 * @throws Error if the revision to compare with has no charts
 */
export async function writeAtlas(flows: readonly Flow[], { root, out, covered, machines, since, traffic }: AtlasOptions): Promise<number> {
  const pictures = since && changedScreensIn(root, since);
  const screens = pictures === null ? null : foundIn(pictures);
  const { charts } = await writeSite(flows, {
    areas: AREAS,
    covered,
    screens: await readScreens(screensIn(root), root),
    mutations: mutationsOf(flows),
    isExcluded: isExcludedByTypes,
    changes: since && shownChanges(since, await changesSince(root, flows, since), screens),
    changedScreens: screens === null ? null : pictures,
    traffic: { charts: traffic, rules: TRAFFIC },
    release: versionOf(root),
    machines,
    commands: COMMANDS,
    out,
  });
  writeStylesheet(path.join(root, 'dist/client'), out);
  return charts.length;
}

/** The screens that differ, as `npm run flows -- diff REV --screens` found them; null if it hasn't run. */
function foundIn(pictures: string): ChangedScreen[] | null {
  const file = path.join(pictures, 'screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangedScreen[]) : null;
}
