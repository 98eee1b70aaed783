import { writeFileSync } from 'node:fs';
import { SCRIPTED_DAYS } from '../../server/demo/scripted-traffic.ts';
import { RELEASE } from '../../server/release.ts';
import { flows } from '../../src/machines/registry.ts';
import { scriptedCounts } from './scripted.ts';

/** `tools/traffic/main.ts FILE`: writes what scripted people do in the two weeks of a demo, for server/demo/scripted-traffic.ts. */
const PEOPLE = 150;
const [file = ''] = process.argv.slice(2);
const counts = SCRIPTED_DAYS.flatMap((day, index) => scriptedCounts(flows, { people: PEOPLE + 12 * index, seed: index + 1, day, release: RELEASE }));
writeFileSync(file, JSON.stringify(counts));
