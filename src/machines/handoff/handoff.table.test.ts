import { type Row, done, fails, passes, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { handoffFlow } from './handoff.fixtures.ts';

const to = { kind: 'address', redirectUrl: 'https://employers.example/talent' };
const input = { to, isMember: true, isModalWanted: false };
const way = { url: 'https://employers.example/talent#handoff=t', site: 'employers.example' };
const no = (failure: string) => done('mintHandoff', { ok: false, failure });
const mints = { calls: { mintHandoff: to } };
const leaves = (isModalClosed: boolean) => ({ calls: { leaveForSite: { url: way.url, isModalClosed } }, waits: { untilSlow: 8_000 } });

stateTable(handoffFlow, input, [
  starts(input, 'minting', mints),
  starts({ ...input, isMember: false }, 'signedOut', { calls: {} }),
  // The page for employers is open to everyone.
  starts({ ...input, to: { kind: 'employers', redirect: null }, isMember: false }, 'minting'),
  ['minting', done('mintHandoff', { ok: true, way }), 'leaving.going', { sets: { way }, ...leaves(false) }],
  ['minting', done('mintHandoff', { ok: true, way }), 'confirming.fresh', { given: { isModalWanted: true }, waits: { untilLapsed: 50_000 }, calls: {} }],
  ['minting', done('mintHandoff', { ok: true, way }), 'leaving.going', { given: { isModalWanted: true, isConfirmed: true }, ...leaves(true) }],
  ['minting', no('signedOut'), 'signedOut'],
  ['minting', no('noOtherSite'), 'nowhere'],
  ['minting', no('refused'), 'refused'],
  ['minting', fails('mintHandoff', offline), 'offline', { calls: { waitForConnection: undefined } }],
  ['minting', fails('mintHandoff', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'minting', mints],
  ['confirming.fresh', passes('untilLapsed'), 'confirming.lapsed'],
  ['confirming.fresh', 'redirect.confirmed', 'leaving.going', { given: { way }, sets: { isConfirmed: true }, ...leaves(true) }],
  // Its token has expired by now: another is created.
  ['confirming.lapsed', 'redirect.confirmed', 'minting', { sets: { isConfirmed: true }, ...mints }],
  ['leaving.going', fails('leaveForSite', broken), 'failed', saysFailed],
  ['leaving.going', passes('untilSlow'), 'leaving.slow'],
  ...['leaving.slow', 'failed'].map((from): Row => [from, 'redirect.retried', 'minting', mints]),
  ...['offline', 'confirming.fresh', 'confirming.lapsed', 'leaving.slow', 'failed'].map((from): Row => [from, 'redirect.abandoned', 'stayed']),
]);
