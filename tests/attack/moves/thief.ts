import { DAY, MINUTE } from '../../../contract/durations.ts';
import fc from 'fast-check';
import { changePassword } from '../../../contract/settings.ts';
import { login, register } from '../../../contract/auth.ts';
import { recruiterLogin, registerRecruiter, resetPassword } from '../../../contract/recovery.ts';
import type { Session } from '../../../contract/records.ts';
import { byPassword, byRegistering, bySession } from '../grounds.ts';
import { copyJar } from '../jar.ts';
import { type Ground, type HandName } from '../model.ts';
import { move, nothing } from '../move.ts';
import type { Recorded, World } from '../world.ts';

/** What a thief obtains, and the passage of time. */

const copies = move({
  calls: [],
  hands: ['thief.own'],
  with: nothing,
  who: 'anyone',
  weight: 2,
  may: (world) => world.powers.has('oldCookie') && world.jar('owner.laptop').browser.cookies.has('sessionid'),
  says: () => 'copies the cookies of the owner’s laptop',
  run: async (world) => world.copyCookies(),
});

/** A thief who recorded a typed password doesn't need a replay: those requests are left out, except the thief's own. */
export const replayable = (world: World): Recorded[] =>
  world.recorded.filter(
    ({ hand, call, options }) =>
      hand.startsWith('thief.') ||
      (world.powers.has('oldCookie') && call !== changePassword && call !== resetPassword && !String(options.payload).includes('"password"')),
  );

const replays = move({
  calls: [],
  hands: ['thief.own'],
  with: fc.nat({ max: 3 }),
  who: 'anyone',
  weight: 3,
  may: (world, _hand, back) => replayable(world).length > back,
  says: (back, world) => {
    const recorded = replayable(world).at(-1 - back);
    return `sends the recorded request ${recorded?.call.path} of ${recorded?.hand === 'thief.own' ? 'their own' : recorded?.hand} again`;
  },
  run: async (world, hand, back) => {
    const recorded = replayable(world).at(-1 - back);
    if (recorded) await sendsAgain(world, hand, recorded);
  },
});

/** The same request with its cookies, key and body. The result goes into a browser of the thief. */
export async function sendsAgain(world: World, hand: HandName, recorded: Recorded): Promise<void> {
  const { call, options, session } = recorded;
  const own = world.jar(hand);
  const again = groundAgain(world, recorded);
  const anew = byRegistering(world, 'thief', world.actors.thief.passwords[0]);
  world.step += 1;
  const reply = await own.line.inject(options);
  const body = JSON.parse(reply.body) as { data?: Session; code?: number };
  world.note(call, reply.statusCode, body.code ?? 0);
  const cookie = reply.cookies.find(({ name }) => name === 'sessionid')?.value;
  if (!cookie || reply.statusCode >= 400 || !body.data?.user) return;
  world.jars['thief.copy'] = copyJar(world.t, own, own, ['sessionid']);
  const jar = world.jar('thief.copy');
  jar.browser.cookies.set('sessionid', cookie);
  const { id } = body.data.user;
  // If the account it created has another address by now, a registration creates another.
  const isAnew = (call === register || call === registerRecruiter) && !world.accounts.some((account) => account.id === id);
  world.begun('thief.copy', call, cookie, undefined, body.data, isAnew ? anew : again);
  recorded.session = world.sessions.get(cookie) ?? session;
}

/** A typed password lets its holder in again once the first session is forgotten or over; no other repeated request does. */
function groundAgain(world: World, { call, options, session }: Recorded): Ground {
  if (call === login || call === recruiterLogin) {
    const { password } = JSON.parse(String(options.payload)) as { password?: string };
    if (password !== undefined) return { ...byPassword(world, 'thief', password), hasSecond: session.ended === null };
  }
  const same = bySession('thief', 'by a request sent again', session);
  const heard = { invariant: 'revoked', key: 'a request sent again opens the account although its answer had come' } as const;
  return { ...same, fault: (account) => same.fault(account) ?? (session.isHeard ? heard : null), replaces: session };
}

const reads = move({
  calls: [],
  hands: ['thief.own'],
  with: fc.nat({ max: 2 }),
  who: 'anyone',
  weight: 2,
  may: (world, _hand, back) => world.powers.has('oldEmail') && !world.hasReadEmail && readable(world).length > back,
  says: (back, world) =>
    `reads one email to the owner, ${Math.round((world.now - (readable(world)[back]?.sentAt ?? 0)) / MINUTE)} minutes old (${readable(world)[back]?.kind})`,
  run: async (world, hand, back) => {
    const delivery = readable(world)[back];
    if (delivery) world.actorOf(hand).read.add(delivery);
    world.hasReadEmail = true;
  },
});

const readable = (world: World) =>
  world.deliveries.filter(({ to, sentAt }) => world.actors.owner.addresses.includes(to) && world.now - sentAt >= 3 * MINUTE).toReversed();

const TIMES = [
  [61_000, 'a minute'],
  [5 * MINUTE, 'five minutes'],
  [16 * MINUTE, 'a quarter of an hour'],
  [61 * MINUTE, 'an hour'],
  [DAY, 'a day'],
  [8 * DAY, 'eight days'],
] satisfies [number, string][];

export const waits = move({
  calls: [],
  hands: ['owner.laptop'],
  with: fc.constantFrom(...TIMES),
  who: 'anyone',
  weight: 5,
  voice: 'time',
  says: ([, description]) => `${description} later`,
  run: async (world, _hand, [milliseconds]) => world.wait(milliseconds),
});

export const thief = [copies, replays, reads, waits];
