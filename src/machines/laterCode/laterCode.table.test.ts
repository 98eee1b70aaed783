import { type Row, starts, stateTable } from '../../../tests/support/state-table.ts';
import { laterCodeFlow } from './laterCode.fixtures.ts';

const wanted = { id: 1, isWanted: true };
const unwanted = { id: 2, isWanted: false };
const miss = (code: object) => ({ type: 'code.missed', code });

stateTable(laterCodeFlow, undefined, [
  starts(undefined, 'quiet', { emits: [] }),
  ...['quiet', 'waiting', 'retrying'].flatMap((from): Row[] => [
    [from, miss(wanted), 'waiting', { given: { missing: [wanted] }, sets: { missing: [wanted] } }],
    [from, miss(unwanted), 'quiet', { sets: { missing: [unwanted] } }],
    [from, miss(unwanted), 'waiting', { given: { isPressed: true } }],
    [from, { type: 'code.arrived', id: 1 }, 'quiet', { given: { missing: [wanted, unwanted] }, sets: { missing: [unwanted] } }],
    [from, 'press.kept', 'waiting', { given: { missing: [unwanted] }, sets: { isPressed: true } }],
    [from, 'press.kept', 'quiet', { sets: { isPressed: true } }],
    [from, 'press.done', 'quiet', { given: { missing: [unwanted], isPressed: true }, sets: { isPressed: false } }],
    [from, 'press.done', null],
  ]),
  ['waiting', 'load.retried', 'retrying', { emits: [{ type: 'load.again' }] }],
]);
