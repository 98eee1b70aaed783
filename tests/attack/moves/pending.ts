import fc from 'fast-check';
import { abandonLogin, chooseAccount, verifyTwoFactor } from '../../../contract/login.ts';
import { getSession } from '../../../contract/auth.ts';
import { digitsOf } from '../actor.ts';
import { judge, type Account, type Ground, type HandName } from '../model.ts';
import { AT_HOME, move, nothing } from '../move.ts';
import type { World } from '../world.ts';

/** Continuing a waiting login. */

const WAITING = AT_HOME;

const choosesAccount = move({
  calls: [chooseAccount],
  hands: WAITING,
  with: fc.nat({ max: 1 }),
  who: 'visitor',
  weight: 2,
  may: (world, hand) => Boolean(world.jar(hand).pending),
  says: (which) => `chooses the ${which === 0 ? 'first' : 'second'} of the accounts`,
  run: async (world, hand, which) => void (await choosesOne(world, hand, which)),
});

/** An owner who may choose chooses an account they registered. */
export async function choosesOne(world: World, hand: HandName, which: number): Promise<number> {
  const jar = world.jar(hand);
  const { data } = await world.call(hand, getSession);
  if (!jar.pending || data.pending?.step !== 'choosingAccount') return 0;
  const { accounts } = data.pending;
  const own = accounts.find(({ id }) => world.accounts.find((account) => account.id === id)?.registeredBy === world.actorOf(hand).name);
  const chosen = (world.actorOf(hand).name === 'owner' && own) || accounts[which] || accounts[0];
  if (!chosen) return 0;
  const answer = await world.call(hand, chooseAccount, { body: { account_id: chosen.id } }, { ...jar.pending });
  return answer.status;
}

const types = move({
  calls: [verifyTwoFactor],
  hands: WAITING,
  with: fc.record({ isRecovery: fc.constantFrom(false, false, true), isGuess: fc.constantFrom(false, false, false, true) }),
  who: 'visitor',
  weight: 3,
  may: (world, hand, { isRecovery, isGuess }) =>
    Boolean(world.jar(hand).pending) && (isGuess || world.actorOf(hand)[isRecovery ? 'recovery' : 'secrets'].length > 0),
  says: ({ isRecovery, isGuess }) =>
    isGuess ? 'guesses a code of the second factor' : `types a ${isRecovery ? 'recovery code' : 'code of their authenticator'}`,
  run: async (world, hand, { isRecovery, isGuess }) => void (await confirms(world, hand, isGuess ? 'guess' : isRecovery ? 'recovery' : 'totp')),
});

/** @param back which of the secrets in their app, from the newest: two accounts have one each */
export async function confirms(world: World, hand: HandName, how: 'totp' | 'recovery' | 'guess', back = 0): Promise<number> {
  const jar = world.jar(hand);
  const actor = world.actorOf(hand);
  const { pending } = jar;
  if (!pending) return 0;
  const recovery = actor.recovery.at(-1) ?? 'aaaaa-aaaaa';
  const secret = actor.secrets.at(-1 - back) ?? '';
  const isRight = (account: Account) => (how === 'recovery' ? account.recovery.has(recovery) : how === 'totp' && account.totp?.secret === secret);
  const ground: Ground = {
    ...pending,
    provenAt: world.now,
    hasSecond: true,
    fault: (account) => {
      if (!isRight(account)) return { invariant: 'factor', key: `a second factor that is not the account’s (${how}) opens it to the ${actor.name}` };
      return judge(pending, account);
    },
    attaches: (account) => account.recovery.delete(how === 'recovery' ? recovery : ''),
  };
  const body = how === 'recovery' ? { recovery_code: recovery } : { code: how === 'totp' ? digitsOf(secret, world.now) : '000000' };
  const answer = await world.call(hand, verifyTwoFactor, { body }, ground);
  return answer.status;
}

const abandons = move({
  calls: [abandonLogin],
  hands: WAITING,
  with: nothing,
  who: 'visitor',
  may: (world, hand) => Boolean(world.jar(hand).pending),
  says: () => 'gives up the login that waits',
  run: async (world, hand) => {
    await world.call(hand, abandonLogin, { body: {} });
    world.jar(hand).pending = null;
  },
});

export const pending = [choosesAccount, types, abandons];
