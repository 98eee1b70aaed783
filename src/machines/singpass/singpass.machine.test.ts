import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { IdentityInfo } from '../../../contract/singpass.ts';
import { failure } from '../../lib/failure.ts';
import { broken } from '../samples.ts';
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
    askAuthoriseUrl: ask.logic,
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
    asks: ask.calls,
    opens: open.calls,
    putOffs: putOff.calls,
    announces: announce.calls,
    goes: goOn.calls,
  };
}
const seeker = { type: 'info.asked', who: 'seeker', isSingapore: true } as const;

test('what is submitted is what was shown', async () => {
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

test('closing asks for nothing more and is remembered', async () => {
  const { actor, fetches, putOffs } = start();
  actor.send(seeker);
  actor.send({ type: 'dialog.closed' });
  expect([fetches[0]?.isStopped(), putOffs.length]).toEqual([true, 1]);
  await putOffs[0]?.answer();
  expect(actor.getSnapshot().value).toBe('skipped');
});

test('a visit to the provider ends in what it brought', async () => {
  const { actor, fetches, asks, opens } = start();
  actor.send(seeker);
  await fetches[0]?.answer({ ...identityInfo, id: null, failure: 'upstreamDown' });
  expect(actor.getSnapshot().matches({ offering: { reason: { unavailable: 'upstreamDown' } } })).toBe(true);
  actor.send({ type: 'provider.chosen' });
  await asks[0]?.answer({ ok: true, url: 'https://singpass.example/auth' });
  expect(opens[0]?.input).toEqual({ url: 'https://singpass.example/auth' });
});

test('a fault of ours shows its reference', async () => {
  const { actor, fetches, asks } = start();
  actor.send(seeker);
  await fetches[0]?.answer({ ...identityInfo, id: null, failure: 'ourFault', reference: 'r-7' });
  expect(actor.getSnapshot()).toMatchObject({
    value: { offering: { reason: { unavailable: 'ourFault' }, provider: 'untouched' } },
    context: { reference: 'r-7' },
  });
  actor.send({ type: 'provider.chosen' });
  await asks[0]?.fail(failure('refused', 500, { request_id: 'r-9' }));
  expect(actor.getSnapshot()).toMatchObject({
    value: { offering: { reason: { unavailable: 'ourFault' }, provider: 'untouched' } },
    context: { reference: 'r-9' },
  });
});

test.each([
  [{ who: 'visitor', isSingapore: false }, 'loginRequired'],
  [{ who: 'recruiter', isSingapore: true }, 'seekersOnly'],
  [{ who: 'seeker', isSingapore: false }, 'otherMarket'],
] as const)('for %o nothing is fetched', (asked, state) => {
  const { actor, fetches } = start();
  actor.send({ type: 'info.asked', ...asked });
  expect(actor.getSnapshot().matches({ refused: state })).toBe(true);
  expect(fetches).toHaveLength(0);
});

test('the window that came back goes on itself where nobody hears it', async () => {
  const { actor, announces, goes } = start(true);
  await announces[0]?.answer({ isHeard: false });
  expect([actor.getSnapshot().value, goes.length]).toEqual(['goingOn', 1]);
});
