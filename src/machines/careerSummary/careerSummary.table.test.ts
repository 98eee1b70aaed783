import { type Row, atNine, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key } from '../samples.ts';
import { careerSummaryFlow } from './careerSummary.fixtures.ts';
import { HOUR } from '../../../contract/durations.ts';

const some = { left: 3, most: 5, renews_at: '2026-01-10T16:01:00.000Z' };
const usedUp = { ...some, left: 0 };
const wish = { rewrite: null, text: 'Cook.', key };
const write = { type: 'writing.requested', ...wish };
const writes = { sets: { request: wish, text: '' }, calls: { writeSummary: wish } };
const again = { given: { request: wish, text: 'half', failure: broken }, sets: { text: '', failure: null }, calls: { writeSummary: wish } };
const text = 'Cook at Harbour Grill.';
const whole = { type: 'stream.done', text, credits: some, missing: ['skills'], isUnchanged: false };
const refusal = (reason: string, renewsAt: string | null = null) => ({ type: 'stream.refused', refusal: reason, renewsAt });
const half = { text: 'Cook ', missing: ['skills'], isUnchanged: true };
const proposes = { given: half, sets: { proposal: 'Cook ', missing: [], isUnchanged: false } };
const forgets = { given: { proposal: text, text }, sets: { proposal: '', text: '' } };

atNine();
stateTable(careerSummaryFlow, undefined, [
  starts(undefined, 'checking', { calls: { readCredits: undefined } }),
  ['checking', done('readCredits', { writer: 'ai', credits: some }), 'idle', { sets: { writer: 'ai', credits: some } }],
  ['checking', done('readCredits', { writer: 'ai', credits: usedUp }), 'quotaUsed', { waits: { untilRenewed: 7 * HOUR + 60_000 } }],
  ['checking', fails('readCredits', broken), 'idle'],
  ...['idle', 'reviewing.whole', 'reviewing.stopped', 'accepted'].flatMap((from): Row[] => [
    [from, write, 'streaming.opening', { given: { text: 'old', failure: broken }, ...writes }],
    // Without credits, `idle` is left at once.
    ...(from === 'idle' ? [] : [[from, write, null, { given: { credits: usedUp } }] satisfies Row]),
  ]),
  ...['streaming.opening', 'streaming.writing'].flatMap((from): Row[] => [
    [
      from,
      { type: 'stream.begun', writer: 'rules', language: 'en' },
      from,
      { given: half, sets: { writer: 'rules', language: 'en', missing: [], isUnchanged: false } },
    ],
    [from, { type: 'stream.wrote', piece: 'at ' }, 'streaming.writing', { given: half, sets: { text: 'Cook at ' } }],
    [from, whole, 'reviewing.whole', { sets: { text, proposal: text, credits: some, missing: ['skills'] } }],
    [from, { type: 'stream.ended', credits: some }, 'reviewing.stopped', { ...proposes, sets: { ...proposes.sets, credits: some } }],
    [from, { type: 'stream.ended', credits: some }, 'idle', { sets: { credits: some, proposal: '' } }],
    [from, refusal('quotaUsed', some.renews_at), 'quotaUsed', { given: { credits: { ...some, renews_at: 'x' } }, sets: { credits: usedUp } }],
    [from, refusal('unavailable'), 'unavailable'],
    [from, refusal('busyElsewhere'), 'busyElsewhere'],
    [from, refusal('lacking'), 'lacking'],
    [from, refusal('failed'), 'failed'],
    [from, { type: 'stream.failed', failure: offline }, 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
    [from, { type: 'stream.failed', failure: broken }, 'failed', saysFailed],
    [from, 'writing.stopped', 'stopping', { calls: { endSummary: undefined } }],
  ]),
  // The text written before it was stopped is proposed.
  ['stopping', done('endSummary', some), 'reviewing.stopped', { ...proposes, sets: { ...proposes.sets, credits: some } }],
  ['stopping', done('endSummary', some), 'idle', { sets: { credits: some } }],
  ['stopping', fails('endSummary', broken), 'reviewing.stopped', proposes],
  ['stopping', fails('endSummary', broken), 'idle'],
  ...['reviewing.whole', 'reviewing.stopped'].flatMap((from): Row[] => [
    [
      from,
      { type: 'another.requested', key: 'k-2' },
      'streaming.opening',
      { given: { request: wish, text }, sets: { text: '' }, calls: { writeSummary: { ...wish, key: 'k-2' } } },
    ],
    [from, { type: 'another.requested', key: 'k-2' }, null, { given: { credits: usedUp } }],
    [from, { type: 'proposal.accepted', field: 'mine' }, 'accepted', { sets: { before: 'mine' } }],
    [from, 'proposal.discarded', 'idle', forgets],
  ]),
  ['accepted', 'acceptance.undone', 'idle', forgets],
  ...['failed', 'unavailable'].map((from): Row => [from, 'writing.retried', 'streaming.opening', again]),
  ...['failed', 'unavailable', 'busyElsewhere', 'offline'].flatMap((from): Row[] => [
    [from, 'writing.dropped', 'reviewing.whole', { given: { proposal: text } }],
    [from, 'writing.dropped', 'idle'],
  ]),
  ['lacking', 'writing.dropped', 'idle', { given: { proposal: text } }],
  ['busyElsewhere', 'elsewhere.ended', 'endingElsewhere', { calls: { endElsewhere: undefined } }],
  ['endingElsewhere', done('endElsewhere', some), 'streaming.opening', { ...again, sets: { ...again.sets, credits: some } }],
  ['endingElsewhere', fails('endElsewhere', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'streaming.opening', again],
  ['quotaUsed', passes('untilRenewed'), 'checking', { calls: { readCredits: undefined } }],
  ['quotaUsed', 'writing.dropped', 'reviewing.whole', { given: { proposal: text } }],
  ['quotaUsed', 'writing.dropped', null],
]);
