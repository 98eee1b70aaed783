import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { type Row, done, fails, starts, stateTable } from '../../../tests/support/state-table.ts';
import type { IdentityInfo } from '../../../contract/singpass.ts';
import { failure } from '../../lib/failure.ts';
import { broken, offline } from '../samples.ts';
import type { AuthoriseAnswer, VerifyAnswer } from './singpass.actors.ts';
import { identityInfo, singpassFlow } from './singpass.fixtures.ts';
import { singpassMachine } from './singpass.machine.ts';

pathTests(singpassFlow);

function start(isReturn = false) {
  const [fetch, verify, ask, open, putOff, announce, goOn] = [
    held<IdentityInfo, unknown>(),
    held<VerifyAnswer, { id: string }>(),
    held<AuthoriseAnswer, unknown>(),
    held<void, { url: string }>(),
    held<void, unknown>(),
    held<{ isHeard: boolean }, unknown>(),
    held<void, unknown>(),
  ];
  const actors = {
    fetchInfo: fetch.logic,
    verifyIdentity: verify.logic,
    fetchAuthoriseUrl: ask.logic,
    openProvider: open.logic,
    putOff: putOff.logic,
    announceReturn: announce.logic,
    goOn: goOn.logic,
  };
  const actor = createActor(singpassMachine.provide({ actors: actors as never }), { input: { isReturn } }).start();
  return {
    actor,
    fetches: fetch.calls,
    verifies: verify.calls,
    requests: ask.calls,
    opens: open.calls,
    putOffs: putOff.calls,
    announces: announce.calls,
    goes: goOn.calls,
  };
}
const seeker = { type: 'info.asked', who: 'seeker', isSingapore: true } as const;

test('submits what was shown', async () => {
  const { actor, fetches, verifies } = start();
  actor.send(seeker);
  await fetches[0]?.answer(identityInfo);
  actor.send({ type: 'identity.submitted' });
  expect(verifies[0]?.input).toEqual({ id: identityInfo.id });
  await verifies[0]?.fail(broken);
  actor.send({ type: 'identity.submitted' });
  await verifies[1]?.answer({ ok: true, identity: { id: 3, value: 'Employment Pass' } });
  expect(actor.getSnapshot().value).toBe('succeeded');
});

test('closing requests nothing else and is remembered', async () => {
  const { actor, fetches, putOffs } = start();
  actor.send(seeker);
  actor.send({ type: 'dialog.closed' });
  expect([fetches[0]?.isStopped(), putOffs.length]).toEqual([true, 1]);
  await putOffs[0]?.answer();
  expect(actor.getSnapshot().value).toBe('skipped');
});

test('a visit to the provider ends with its result', async () => {
  const { actor, fetches, requests, opens } = start();
  actor.send(seeker);
  await fetches[0]?.answer({ ...identityInfo, id: null, failure: 'upstreamDown' });
  expect(actor.getSnapshot().matches({ offering: { reason: { unavailable: 'upstreamDown' } } })).toBe(true);
  actor.send({ type: 'provider.chosen' });
  await requests[0]?.answer({ ok: true, url: 'https://singpass.example/auth' });
  expect(opens[0]?.input).toEqual({ url: 'https://singpass.example/auth' });
});

test('shows the reference of an error on our side', async () => {
  const { actor, fetches, requests } = start();
  actor.send(seeker);
  await fetches[0]?.answer({ ...identityInfo, id: null, failure: 'ourFault', reference: 'r-7' });
  expect(actor.getSnapshot()).toMatchObject({
    value: { offering: { reason: { unavailable: 'ourFault' }, provider: 'untouched' } },
    context: { reference: 'r-7' },
  });
  actor.send({ type: 'provider.chosen' });
  await requests[0]?.fail(failure('refused', 500, { request_id: 'r-9' }));
  expect(actor.getSnapshot()).toMatchObject({
    value: { offering: { reason: { unavailable: 'ourFault' }, provider: 'untouched' } },
    context: { reference: 'r-9' },
  });
});

test.each([
  [{ who: 'visitor', isSingapore: false }, 'loginRequired'],
  [{ who: 'recruiter', isSingapore: true }, 'seekersOnly'],
  [{ who: 'seeker', isSingapore: false }, 'otherMarket'],
] as const)('fetches nothing for %o', (request, state) => {
  const { actor, fetches } = start();
  actor.send({ type: 'info.asked', ...request });
  expect(actor.getSnapshot().matches({ refused: state })).toBe(true);
  expect(fetches).toHaveLength(0);
});

test('the returned window continues itself if no other window responds', async () => {
  const { actor, announces, goes } = start(true);
  await announces[0]?.answer({ isHeard: false });
  expect([actor.getSnapshot().value, goes.length]).toEqual(['goingOn', 1]);
});

const ask = (who: 'visitor' | 'seeker' | 'recruiter', isSingapore = true) => ({ type: 'info.asked', who, isSingapore });
const failed = (state: Exclude<IdentityInfo['failure'], null>) => ({ ...identityInfo, id: null, failure: state, reference: 'r-7' });
const byFailure = { failure: expect.objectContaining({ kind: 'refused', requestId: 'r-1' }) };
const status = { id: 4, value: 'Citizen' };
const dismissed = { calls: { putOff: undefined } };
const requests = { calls: { fetchAuthoriseUrl: undefined } };
const fetches = { calls: { fetchInfo: undefined } };

stateTable(singpassFlow, { isReturn: false }, [
  starts({ isReturn: false }, 'closed'),
  starts({ isReturn: true }, 'returned', { calls: { announceReturn: undefined } }),
  // Offered in any state where nothing is shown: only to job seekers in the Singapore market.
  ...['closed', 'handedOver', 'skipped'].flatMap((from): Row[] => [
    [from, ask('visitor'), 'refused.loginRequired', { calls: {} }],
    [from, ask('recruiter'), 'refused.seekersOnly', { calls: {} }],
    [from, ask('seeker', false), 'refused.otherMarket', { calls: {} }],
    [from, ask('seeker'), 'fetchingInfo', fetches],
  ]),
  ['refused.seekersOnly', 'dialog.closed', 'closed'],
  [
    'fetchingInfo',
    done('fetchInfo', { ...identityInfo, is_verified: true }),
    'offering.reason.verified',
    { sets: { info: { ...identityInfo, is_verified: true } } },
  ],
  ['fetchingInfo', done('fetchInfo', identityInfo), 'confirming.reading', { sets: { info: identityInfo } }],
  ['fetchingInfo', done('fetchInfo', failed('mismatch')), 'offering.reason.mismatch.otherIdentity', { sets: { reference: 'r-7' } }],
  ['fetchingInfo', done('fetchInfo', failed('userCancelled')), 'offering.reason.unavailable.userCancelled'],
  ['fetchingInfo', done('fetchInfo', failed('noMyinfo')), 'offering.reason.unavailable.noMyinfo'],
  ['fetchingInfo', done('fetchInfo', failed('upstreamDown')), 'offering.reason.unavailable.upstreamDown'],
  ['fetchingInfo', done('fetchInfo', failed('ourFault')), 'offering.reason.unavailable.ourFault', { sets: { reference: 'r-7' } }],
  [
    'fetchingInfo',
    done('fetchInfo', { ...identityInfo, id: null, reference: 'r-8' }),
    'offering.reason.unavailable.notStarted',
    { sets: { reference: 'r-8' } },
  ],
  ['fetchingInfo', fails('fetchInfo', offline), 'offline', { calls: { waitForConnection: undefined } }],
  ['fetchingInfo', fails('fetchInfo', broken), 'infoFailed', { sets: { ...byFailure, reference: 'r-1' } }],
  ['fetchingInfo', 'dialog.closed', 'skipping', dismissed],
  ['offline', done('waitForConnection'), 'fetchingInfo', fetches],
  ['offline', 'info.retried', 'fetchingInfo', fetches],
  ['offline', 'dialog.closed', 'skipping', dismissed],
  ['infoFailed', 'info.retried', 'fetchingInfo', fetches],
  ['infoFailed', 'dialog.closed', 'skipping', dismissed],
  ['confirming.reading', 'identity.submitted', 'verifying', { given: { info: identityInfo }, calls: { verifyIdentity: { id: identityInfo.id } } }],
  ['confirming.reading', 'dialog.closed', 'skipping', dismissed],
  ['verifying', done('verifyIdentity', { ok: true, identity: status }), 'succeeded'],
  ['verifying', done('verifyIdentity', { ok: false, failure: 'mismatch' }), 'offering.reason.mismatch.otherName'],
  ['verifying', done('verifyIdentity', { ok: false, failure: 'taken' }), 'offering.reason.mismatch.taken'],
  ['verifying', done('verifyIdentity', { ok: false, failure: 'gone' }), 'offering.reason.unavailable.expired'],
  ['verifying', fails('verifyIdentity', broken), 'confirming.failed', { sets: byFailure }],
  // A verified identity opens other jobs: the page reloads.
  ['succeeded', 'dialog.closed', 'reloading', { calls: { reloadPath: undefined } }],
  ['declared', 'dialog.closed', 'reloading', { calls: { reloadPath: undefined } }],
  ['reloading', done('reloadPath'), 'closed'],
  ['reloading', fails('reloadPath', broken), 'closed'],
  ['offering.reason.verified', 'provider.chosen', 'offering.provider.fetchingAuthoriseUrl', requests],
  // Verified users have nothing to declare, and nothing to be reminded of.
  ['offering.reason.verified', 'dialog.closed', 'closed'],
  ['offering.reason.verified', 'status.declareChosen', null],
  ...['offering.reason.mismatch.taken', 'offering.reason.unavailable.notStarted'].flatMap((from): Row[] => [
    [from, 'provider.chosen', 'offering.provider.fetchingAuthoriseUrl', requests],
    [from, 'status.declareChosen', 'declaring.loading', { calls: { loadStatuses: undefined } }],
    [from, 'dialog.closed', 'skipping', dismissed],
  ]),
  [
    'offering.provider.fetchingAuthoriseUrl',
    done('fetchAuthoriseUrl', { ok: true, url: 'https://a.example' }),
    'offering.provider.openingProvider',
    { sets: { url: 'https://a.example' }, calls: { openProvider: { url: 'https://a.example' } } },
  ],
  [
    'offering.provider.fetchingAuthoriseUrl',
    done('fetchAuthoriseUrl', { ok: false, failure: 'upstreamDown', reference: null }),
    'offering.reason.unavailable.upstreamDown',
  ],
  [
    'offering.provider.fetchingAuthoriseUrl',
    done('fetchAuthoriseUrl', { ok: false, failure: 'ourFault', reference: 'r-9' }),
    'offering.reason.unavailable.ourFault',
    { sets: { reference: 'r-9' } },
  ],
  ['offering.provider.fetchingAuthoriseUrl', fails('fetchAuthoriseUrl', offline), 'offering.reason.unavailable.offline'],
  ['offering.provider.fetchingAuthoriseUrl', fails('fetchAuthoriseUrl', broken), 'offering.reason.unavailable.ourFault', { sets: { reference: 'r-1' } }],
  ['offering.provider.fetchingAuthoriseUrl', 'dialog.closed', 'skipping', dismissed],
  ['offering.provider.openingProvider', done('openProvider'), 'handedOver', { calls: { watchReturn: undefined } }],
  ['offering.provider.openingProvider', fails('openProvider', broken), 'offering.reason.unavailable.ourFault', { sets: { reference: 'r-1' } }],
  ['handedOver', { type: 'provider.returned' }, 'fetchingInfo', fetches],
  ['skipping', done('putOff'), 'skipped'],
  ['skipping', fails('putOff', broken), 'skipped'],
  // Declaring the status.
  ['declaring.loading', done('loadStatuses', [status]), 'declaring.choosing', { sets: { statuses: [status] } }],
  ['declaring.loading', fails('loadStatuses', broken), 'declaring.loadFailed', { sets: byFailure }],
  ['declaring.loadFailed', 'info.retried', 'declaring.loading', { calls: { loadStatuses: undefined } }],
  ['declaring.choosing', { type: 'status.chosen', statusId: 4 }, 'declaring.choosing', { sets: { statusId: 4 } }],
  ['declaring.choosing', 'status.submitted', null],
  ['declaring.choosing', 'status.submitted', 'declaring.saving', { given: { statusId: 4 }, calls: { declareStatus: { statusId: 4 } } }],
  ['declaring.saving', done('declareStatus'), 'declared'],
  ['declaring.saving', fails('declareStatus', broken), 'declaring.saveFailed', { sets: byFailure }],
  ['declaring.saveFailed', { type: 'status.chosen', statusId: 5 }, 'declaring.choosing', { sets: { statusId: 5 } }],
  ['declaring.saveFailed', 'status.submitted', 'declaring.saving', { given: { statusId: 4 }, calls: { declareStatus: { statusId: 4 } } }],
  ...['loading', 'loadFailed', 'choosing', 'saving', 'saveFailed'].flatMap((part): Row[] => [
    [`declaring.${part}`, 'back.pressed', 'fetchingInfo', fetches],
    [`declaring.${part}`, 'dialog.closed', 'skipping', dismissed],
  ]),
  // The window that returned.
  ['returned', done('announceReturn', { isHeard: true }), 'heard'],
  ['returned', done('announceReturn', { isHeard: false }), 'goingOn', { calls: { goOn: undefined } }],
  ['returned', fails('announceReturn', broken), 'goingOn', { calls: { goOn: undefined } }],
  ['heard', 'path.continued', 'goingOn', { calls: { goOn: undefined } }],
  ['goingOn', fails('goOn', broken), 'heard'],
]);
