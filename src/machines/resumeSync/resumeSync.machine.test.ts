import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SyncResult } from '../../../contract/resume-sync.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { ReadAnswer } from './resumeSync.actors.ts';
import { placeItem, resumeSyncFlow, workItem } from './resumeSync.fixtures.ts';
import { resumeSyncMachine } from './resumeSync.machine.ts';
import type { Comparison, FoundItem } from './resumeSync.types.ts';

pathTests(resumeSyncFlow);

const read = { ok: true, read: { content: {}, isDoubtful: false } } as unknown as ReadAnswer;
const comparison: Comparison = { items: [workItem, placeItem], faults: {}, already: 0, room: 10 };
const sync = { id: key, resume_id: resume.id, taken: 1, rating: null, synced_at: '2026-01-10T09:00:00Z' };

async function reviewing() {
  const calls = {
    readResume: held<ReadAnswer, { resumeId: string }>(),
    compareWithProfile: held<Comparison, unknown>(),
    checkItems: held<Comparison['faults'], { items: FoundItem[] }>(),
    applyItems: held<SyncResult, { items: FoundItem[]; key: string }>(),
    saveRating: held<void, { syncId: string; rating: string }>(),
    waitForConnection: held<void, void>(),
  };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic]));
  const actor = createActor(resumeSyncMachine.provide({ actors: actors as never }), { input: { resumeId: resume.id }, clock: new SimulatedClock() }).start();
  await calls.readResume.calls[0]?.answer(read);
  await calls.compareWithProfile.calls[0]?.answer(comparison);
  return { actor, calls };
}

test('sends only what is selected, and leaves the rest as it is', async () => {
  const { actor, calls } = await reviewing();
  actor.send({ type: 'sync.submitted', key });
  await calls.checkItems.calls[0]?.answer({});
  expect(calls.applyItems.calls[0]?.input.items.map((item) => item.key)).toEqual([workItem.key]);
});

test('with nothing selected there is nothing to import', async () => {
  const { actor } = await reviewing();
  actor.send({ type: 'item.chosen', key: workItem.key, isTaken: false });
  expect(actor.getSnapshot().can({ type: 'sync.submitted', key })).toBe(false);
});

test('refused items stay marked and selected; imported ones disappear; the user can stop there', async () => {
  const { actor, calls } = await reviewing();
  actor.send({ type: 'item.chosen', key: placeItem.key, isTaken: true });
  actor.send({ type: 'sync.submitted', key });
  await calls.checkItems.calls[0]?.answer({});
  const errors = { start_date: ['Choose a month and a year'] };
  await calls.applyItems.calls[0]?.answer({ sync, profile: { skills: [] } as never, refused: [{ key: workItem.key, errors }] });
  const { context } = actor.getSnapshot();
  expect([context.items.map((item) => item.key), context.faults]).toEqual([[workItem.key], { [workItem.key]: errors }]);
  actor.send({ type: 'sync.finished' });
  expect(actor.getSnapshot().value).toBe('completed');
});

test('a lost connection and a failure keep the choices and the key', async () => {
  const { actor, calls } = await reviewing();
  actor.send({ type: 'sync.submitted', key });
  await calls.checkItems.calls[0]?.answer({});
  await calls.applyItems.calls[0]?.fail(offline);
  await calls.waitForConnection.calls[0]?.answer();
  await calls.applyItems.calls[1]?.fail(broken);
  actor.send({ type: 'sync.retried' });
  await calls.checkItems.calls[1]?.answer({});
  await calls.applyItems.calls[2]?.answer({ sync, profile: { skills: [] } as never, refused: [] });
  expect(calls.applyItems.calls.map(({ input }) => input.key)).toEqual([key, key, key]);
  actor.send({ type: 'rating.opened' });
  actor.send({ type: 'rating.given', rating: 'perfectMatch' });
  expect(calls.saveRating.calls[0]?.input).toEqual({ syncId: key, rating: 'perfectMatch' });
  await calls.saveRating.calls[0]?.answer();
  expect(actor.getSnapshot().value).toBe('rated');
});

const chosen = { items: [workItem, placeItem] };
const [content, doubtful] = [
  { isDoubtful: false, content: {} },
  { isDoubtful: true, content: {} },
];
const readFor = (failure: string, retryAt: string | null = null) => done('readResume', { ok: false, failure, retryAt });
const reads = { calls: { readResume: { resumeId: resume.id } } };
const byFailure = { failure: expect.objectContaining({ kind: 'refused' }) };
const isOffline = { failure: expect.objectContaining({ kind: 'offline' }) };
const whole = { sync, profile: { skills: ['IFRS'] }, refused: [] };
const errors = { start_date: ['Choose a month and a year'] };
const leave = { type: 'item.chosen', key: workItem.key, isTaken: false };
const edit = { type: 'item.edited', key: workItem.key, values: { job_title: 'Senior Accountant' } };
const other = { type: 'item.chosen', key: 'education.0', isTaken: true };
const submit = { type: 'sync.submitted', key };
const rate = { type: 'rating.given', rating: 'prettyGood' };
const check = { calls: { checkItems: { items: [workItem], room: 9 } } };

stateTable(resumeSyncFlow, { resumeId: resume.id }, [
  starts({ resumeId: resume.id }, 'analyzing.reading.quick', { ...reads, waits: { untilSlow: 4_000 } }),
  ['analyzing.reading.quick', passes('untilSlow'), 'analyzing.reading.slow'],
  [
    'analyzing.reading.quick',
    done('readResume', { ok: true, read: content }),
    'analyzing.comparing',
    { sets: { read: content }, calls: { compareWithProfile: { resumeId: resume.id, read: content } } },
  ],
  ['analyzing.reading.quick', readFor('needsOcr'), 'needsOcr', { sets: { refusal: 'needsOcr', retryAt: null } }],
  ['analyzing.reading.quick', readFor('encrypted'), 'encrypted'],
  ['analyzing.reading.quick', readFor('parseFailed'), 'parseFailed'],
  ['analyzing.reading.quick', readFor('tooLong'), 'tooLong'],
  ['analyzing.reading.quick', readFor('quotaUsed', '2026-01-10T16:01:00Z'), 'quotaUsed', { sets: { refusal: 'quotaUsed', retryAt: '2026-01-10T16:01:00Z' } }],
  ['analyzing.reading.quick', readFor('crowded'), 'crowded'],
  ['analyzing.reading.quick', readFor('gone'), 'gone'],
  ['analyzing.reading.quick', fails('readResume', offline), 'unreachable', { sets: isOffline, calls: { waitToRead: undefined } }],
  ['analyzing.reading.quick', fails('readResume', broken), 'failed', { sets: byFailure }],
  ['analyzing.comparing', done('compareWithProfile', { ...comparison, items: [], already: 3 }), 'alreadyThere', { sets: { already: 3 } }],
  ['analyzing.comparing', done('compareWithProfile', comparison), 'lowConfidence', { given: { read: doubtful }, sets: chosen }],
  ['analyzing.comparing', done('compareWithProfile', comparison), 'reviewing.untouched', { given: { read: content }, sets: { ...chosen, room: 10 } }],
  ['analyzing.comparing', fails('compareWithProfile', offline), 'unreachable', { sets: isOffline }],
  ['analyzing.comparing', fails('compareWithProfile', broken), 'failed', { sets: byFailure }],
  ['unreachable', done('waitToRead'), 'analyzing.reading.quick', reads],
  ...['failed', 'crowded', 'tooLong'].map((from): Row => [from, 'sync.retried', 'analyzing.reading.quick', reads]),
  ['lowConfidence', 'content.opened', 'reviewing.untouched'],
  // Each item found can be selected, deselected and corrected, also after a failed write; other items can't.
  ...['reviewing.untouched', 'reviewing.refused', 'notApplied'].flatMap((from): Row[] => [
    [from, leave, 'reviewing.changed', { given: chosen, sets: { items: [{ ...workItem, isTaken: false }, placeItem] }, waits: { untilPause: 600 } }],
    [
      from,
      edit,
      'reviewing.changed',
      { given: { ...chosen, faults: { [workItem.key]: errors } }, sets: { items: [{ ...workItem, values: edit.values }, placeItem], faults: {} } },
    ],
    [from, other, null, { given: chosen }],
    [from, { ...edit, key: 'education.0' }, null, { given: chosen }],
  ]),
  [
    'reviewing.changed',
    passes('untilPause'),
    'reviewing.keeping',
    { given: chosen, calls: { storeChoices: { resumeId: resume.id, items: [workItem, placeItem] } } },
  ],
  ['reviewing.keeping', done('storeChoices'), 'reviewing.kept'],
  ['reviewing.untouched', submit, 'checking', { given: { ...chosen, room: 9 }, sets: { key }, ...check }],
  ['reviewing.untouched', submit, null, { given: { items: [placeItem] } }],
  // If some were imported before, the user can stop there.
  ['reviewing.refused', 'sync.finished', 'completed', { given: { sync } }],
  ['reviewing.refused', 'sync.finished', null],
  ['checking', done('checkItems', { [workItem.key]: errors }), 'reviewing.invalid', { sets: { faults: { [workItem.key]: errors } } }],
  ['checking', done('checkItems', {}), 'applying', { given: { ...chosen, key }, calls: { applyItems: { resumeId: resume.id, key, items: [workItem] } } }],
  ['checking', fails('checkItems', broken), 'notApplied', { sets: byFailure }],
  ['applying', done('applyItems', whole), 'completed', { given: chosen, sets: { sync, items: [placeItem], failure: null } }],
  [
    'applying',
    done('applyItems', { ...whole, refused: [{ key: workItem.key, errors }] }),
    'reviewing.refused',
    { given: chosen, sets: { sync, items: [workItem, placeItem], faults: { [workItem.key]: errors } } },
  ],
  ['applying', fails('applyItems', offline), 'offline', { sets: isOffline, calls: { waitForConnection: undefined } }],
  ['applying', fails('applyItems', broken), 'notApplied', { sets: byFailure }],
  ['offline', done('waitForConnection'), 'applying', { given: { ...chosen, key }, calls: { applyItems: { resumeId: resume.id, key, items: [workItem] } } }],
  ['notApplied', 'sync.retried', 'checking', { given: { ...chosen, room: 9 }, ...check }],
  ['completed', 'rating.opened', 'rating.asking'],
  ...['rating.asking', 'rating.failed'].flatMap((from): Row[] => [
    [from, rate, 'rating.saving', { given: { sync }, sets: { rating: 'prettyGood' }, calls: { saveRating: { syncId: key, rating: 'prettyGood' } } }],
    [from, 'rating.closed', 'completed'],
  ]),
  ['rating.saving', done('saveRating'), 'rated'],
  ['rating.saving', fails('saveRating', broken), 'rating.failed', { sets: byFailure }],
  ['rating.saving', 'rating.closed', 'completed'],
]);
