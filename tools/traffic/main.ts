import { writeFileSync } from 'node:fs';
import { SCRIPTED_DAYS } from '../../server/demo/scripted-traffic.ts';
import { RELEASE } from '../../server/release.ts';
import { flows } from '../../src/machines/registry.ts';
import { scriptedCounts } from './scripted.ts';

/** `tools/traffic/main.ts CHART FILE`: writes what scripted people do in a chart in the two weeks of a demo, for server/demo/scripted-traffic.ts. */
const [chart = '', file = ''] = process.argv.slice(2);
/** A week's: enough that ten people come to nearly every state. Some more come in the next. */
const PEOPLE = 3000;
const MORE = 240;

const walked = flows.filter(({ id }) => id === chart);
const counts = SCRIPTED_DAYS.flatMap((day, index) => scriptedCounts(walked, { people: PEOPLE + MORE * index, seed: index + 1, day, release: RELEASE }));
writeFileSync(file, JSON.stringify(counts));
