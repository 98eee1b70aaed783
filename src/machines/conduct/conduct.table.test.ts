import { starts, stateTable } from '../../../tests/support/state-table.ts';
import { conductFlow } from './conduct.fixtures.ts';

const [march, april, may] = ['2026-03-02T04:00:00Z', '2026-04-02T04:00:00Z', '2026-05-02T04:00:00Z'];
const missed = (at: string) => ({ type: 'interview.missed', at, now: '2026-05-03T05:00:00Z' });
/** Six months from when the third is reported. */
const until = '2026-11-03T05:00:00.000Z';
const third = { given: { noShows: [march, april] }, sets: { noShows: [march, april, may], bannedUntil: until } };
const lapses = (now: string) => ({ type: 'warning.lapsed', now });
const ends = (now: string) => ({ type: 'ban.ended', now });

stateTable(conductFlow, undefined, [
  starts(undefined, 'good', { sets: { noShows: [], bannedUntil: null } }),
  ['good', missed(march), 'warned', { sets: { noShows: [march], bannedUntil: null } }],
  // Reported so late that the warning has lapsed.
  ['good', missed(may), 'banned', third],
  ['warned', missed(april), 'warned', { given: { noShows: [march] }, sets: { noShows: [march, april], bannedUntil: null } }],
  ['warned', missed(may), 'banned', third],
  ['warned', lapses('2026-06-02T03:59:59Z'), null, { given: { noShows: [march] } }],
  ['warned', lapses('2026-06-02T04:00:00Z'), 'good', { given: { noShows: [march] }, sets: { noShows: [march] } }],
  // What is missed during a ban counts after it.
  ['banned', missed(may), 'banned', { given: { noShows: [march], bannedUntil: until }, sets: { noShows: [march, may], bannedUntil: until } }],
  ['banned', ends('2026-11-03T04:59:59Z'), null, { given: { noShows: [march], bannedUntil: until } }],
  ['banned', ends(until), 'good', { given: { noShows: [march], bannedUntil: until }, sets: { bannedUntil: null } }],
  ['banned', ends(until), 'warned', { given: { noShows: [march, '2026-10-01T04:00:00Z'], bannedUntil: until }, sets: { bannedUntil: null } }],
]);
