import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { offline } from '../samples.ts';
import type { FollowAnswer } from './follow.actors.ts';
import { followFlow } from './follow.fixtures.ts';
import { followMachine } from './follow.machine.ts';

pathTests(followFlow);

function start(input: { isSeeker: boolean; isFollowed: boolean }) {
  const follow = held<FollowAnswer, { companyId: number }>();
  const unfollow = held<FollowAnswer, { companyId: number }>();
  const actors = { follow: follow.logic, unfollow: unfollow.logic };
  const actor = createActor(followMachine.provide({ actors: actors as never }), { input: { companyId: 3, ...input } });
  const notices: string[] = [];
  actor.on('notice.raised', ({ notice }) => void notices.push(notice.message as string));
  actor.start();
  return { actor, follow, unfollow, notices, state: () => actor.getSnapshot().value };
}

test('a visitor who signs in follows without another click; one who declines doesn’t', async () => {
  const { actor, follow, state } = start({ isSeeker: false, isFollowed: false });
  actor.send({ type: 'follow.pressed' });
  expect([state(), follow.calls.length]).toEqual(['signingIn', 0]);
  actor.send({ type: 'signIn.declined' });
  expect(state()).toBe('unfollowed');
  actor.send({ type: 'follow.pressed' });
  actor.send({ type: 'seeker.signedIn' });
  expect(follow.calls[0]?.input).toEqual({ companyId: 3 });
  await follow.calls[0]?.answer({ ok: true });
  expect(state()).toBe('followed');
});

test('doesn’t ask somebody to sign in who did so elsewhere on the page', () => {
  const { actor, state } = start({ isSeeker: false, isFollowed: false });
  actor.send({ type: 'seeker.signedIn' });
  actor.send({ type: 'follow.pressed' });
  expect(state()).toBe('following');
});

test('rolls back with a notice if saving fails', async () => {
  const { actor, follow, unfollow, notices, state } = start({ isSeeker: true, isFollowed: false });
  actor.send({ type: 'follow.pressed' });
  expect(actor.getSnapshot().hasTag('shownFollowed')).toBe(true);
  await follow.calls[0]?.fail(offline);
  expect([state(), notices]).toEqual(['unfollowed', ['companies:follow.failed']]);
  actor.send({ type: 'follow.pressed' });
  await follow.calls[1]?.answer({ ok: true });
  actor.send({ type: 'follow.pressed' });
  expect(actor.getSnapshot().hasTag('shownFollowed')).toBe(false);
  await unfollow.calls[0]?.fail(offline);
  expect([state(), notices.at(-1)]).toEqual(['followed', 'companies:unfollow.failed']);
});
