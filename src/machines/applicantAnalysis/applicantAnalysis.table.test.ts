import type { SeenAnalysis } from './applicantAnalysis.actors.ts';
import { type Row, atNine, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key } from '../samples.ts';
import { seenAnalysis, applicantAnalysisFlow } from './applicantAnalysis.fixtures.ts';
import { HOUR } from '../../../contract/durations.ts';

const of = { side: 'employer', id: key };
const byRun = { by: 'Elias', at: '2026-01-10T09:00:00Z' };
const nothing: SeenAnalysis = { ...seenAnalysis, analysis: null, left: 50 };
const as = (more: object): SeenAnalysis => ({ ...nothing, ...more });
const stale = { ...seenAnalysis, analysis: { ...seenAnalysis.analysis, is_stale: true } } as SeenAnalysis;
const reads = { calls: { readAnalysis: of } };
const looks = { calls: { lookAgain: of } };
const requests = { calls: { requestAnalysis: of } };

atNine();
stateTable(applicantAnalysisFlow, of, [
  starts(of, 'loading', { calls: { watchAnalysis: of, readAnalysis: of } }),
  ...(
    [
      ['loading', 'readAnalysis'],
      ['looking', 'lookAgain'],
    ] as const
  ).flatMap(([from, call]): Row[] => [
    [from, done(call, nothing), 'settled.notAsked', { sets: { seen: nothing } }],
    [from, done(call, seenAnalysis), 'settled.ready', { sets: { seen: seenAnalysis } }],
    [from, done(call, stale), 'settled.stale'],
    [from, done(call, as({ running: byRun })), 'analysing', { waits: { look: 2_000 } }],
    [from, done(call, as({ failure: 'aiUnavailable' })), 'settled.unmade'],
    [from, done(call, as({ refusal: 'notAllowed' })), 'settled.refused'],
    [from, done(call, as({ left: 0 })), 'settled.usedUp', { waits: { untilRenewed: 7 * HOUR + 60_000 } }],
  ]),
  ['loading', fails('readAnalysis', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('readAnalysis', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'loading', reads],
  ['offline', 'load.retried', 'loading', reads],
  ['failed', 'load.retried', 'loading', reads],
  ...['notAsked', 'refused', 'usedUp', 'unmade', 'stale', 'ready'].map((part): Row => [`settled.${part}`, 'analysis.changed', 'looking', looks]),
  ['settled.notAsked', 'analysis.requested', 'asking', { given: { seen: nothing }, ...requests }],
  ['settled.unmade', 'analysis.requested', 'asking', { given: { seen: as({ failure: 'aiUnavailable' }) }, ...requests }],
  ['settled.stale', 'analysis.requested', 'asking', { given: { seen: stale }, ...requests }],
  // Not if it is up to date, in progress or refused, or if none is left for today.
  ...['settled.unmade', 'settled.stale', 'looking'].flatMap((from): Row[] =>
    [seenAnalysis, as({ running: byRun }), as({ refusal: 'notAllowed' }), as({ left: 0 })].map((seen): Row => [
      from,
      'analysis.requested',
      null,
      { given: { seen } },
    ]),
  ),
  ['settled.usedUp', passes('untilRenewed'), 'looking', looks],
  ['looking', 'analysis.requested', 'asking', { given: { seen: nothing }, ...requests }],
  ['looking', 'analysis.changed', 'looking', looks],
  ['looking', fails('lookAgain', broken), 'settled.ready', { given: { seen: seenAnalysis }, sets: { seen: seenAnalysis, failure: null } }],
  ['asking', done('requestAnalysis', { ok: true, seen: as({ running: byRun }) }), 'analysing', { sets: { seen: as({ running: byRun }) } }],
  ['asking', done('requestAnalysis', { ok: false, failure: 'refused' }), 'loading', reads],
  ['asking', fails('requestAnalysis', offline), 'askOffline', { ...saysOffline, calls: { waitToAsk: undefined } }],
  ['asking', fails('requestAnalysis', broken), 'askFailed', saysFailed],
  ['askOffline', done('waitToAsk'), 'asking', requests],
  ['askFailed', 'analysis.requested', 'asking', requests],
  ...['askOffline', 'askFailed'].map((from): Row => [from, 'analysis.dropped', 'loading', reads]),
  ['analysing', passes('look'), 'looking', looks],
  ['analysing', 'analysis.changed', 'looking', looks],
]);
