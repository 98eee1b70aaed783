import { MINUTE } from '../../../contract/durations.ts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { generateEmailOtp, login } from '../../../contract/auth.ts';
import { requestMagicLink } from '../../../contract/login.ts';
import { recruiterLogin, requestResetOtp, verifyResetOtp } from '../../../contract/recovery.ts';
import type { Answer } from '../../support/browser.ts';
import { type HandName } from '../model.ts';
import { move } from '../move.ts';
import type { World } from '../world.ts';

/** What someone can do who only knows an address. */

const WAYS = {
  'types a wrong password': (world: World, hand: HandName, email: string) => world.call(hand, login, { body: { login: email, password: 'guessed wrong 85' } }),
  'types a wrong recruiter’s password': (world: World, hand: HandName, email: string) =>
    world.call(hand, recruiterLogin, { body: { login: email, password: 'guessed wrong 85' } }),
  'types a made-up login code': (world: World, hand: HandName, email: string) =>
    world.call(hand, login, { body: { login: email, otp: '123456', challenge_id: randomUUID() } }),
  'asks for a login code': (world: World, hand: HandName, email: string) => world.call(hand, generateEmailOtp, { body: { email } }),
  'asks for a login link': (world: World, hand: HandName, email: string) => world.call(hand, requestMagicLink, { body: { email } }),
  'asks for a reset code': (world: World, hand: HandName, email: string) => world.call(hand, requestResetOtp, { body: { email } }),
  'types a made-up reset code': (world: World, hand: HandName, email: string) => world.call(hand, verifyResetOtp, { body: { email, otp: '123456' } }),
} as const;
type Way = keyof typeof WAYS;
const ALL = Object.keys(WAYS) as Way[];

const bothers = move({
  calls: [login, recruiterLogin, generateEmailOtp, requestMagicLink, requestResetOtp, verifyResetOtp],
  hands: ['stranger.own'],
  with: fc.record({ way: fc.constantFrom(...ALL), times: fc.constantFrom(1, 1, 2, 4, 6, 11), apart: fc.constantFrom(0, 0, 61_000) }),
  who: 'anyone',
  weight: 5,
  // Only if nobody else interferes can it be seen whether the stranger did.
  may: (world, _hand, { times }) => world.powers.size === 0 || times === 1,
  says: ({ way, times, apart }) => `${way} for the owner’s address${times > 1 ? `, ${times} times${apart ? ', a minute apart' : ''}` : ''}`,
  run: async (world, hand, { way, times, apart }) => {
    world.strangeSince ??= world.now;
    for (let time = 0; time < times; time += 1) {
      if (time > 0) world.wait(apart);
      const visible = bare(await WAYS[way](world, hand, world.actors.owner.addresses[0] as string), world.now);
      await world.collect(hand, kindOf(way));
      const twin = bare(await WAYS[way](world, 'stranger.twin', `nobody-n${world.number}n@example.com`), world.now);
      // Limits reveal recent activity of others with the address, which doesn't reveal an account.
      const isQuiet = world.touchedAt < (world.strangeSince ?? 0) - 61 * MINUTE;
      if (isQuiet && visible !== twin) world.violate('existence', `${way}: answered otherwise where there is an account`, `${visible} / ${twin}`);
    }
  },
});

const kindOf = (way: Way) => (way === 'asks for a login link' ? 'link' : way === 'asks for a reset code' ? 'reset' : 'login');

/** An answer without its random parts, and with its instants as offsets. */
function bare(answer: Answer<unknown>, now: number): string {
  const text = JSON.stringify([answer.status, answer.status < 400 ? answer.data : answer.refusal]).replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID');
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (instant) => `T${Date.parse(instant) - now}`);
}

export const stranger = [bothers];
