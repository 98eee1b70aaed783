import { CODE_LIFETIME, UNDONE_WITHIN, isOwners, type Account, type ActorName, type Ground, type HandName, type Delivery, type ModelSession } from './model.ts';
import type { World } from './world.ts';

/** Why someone may get in, for each sign-in method. If the server allows what the model doesn't, that is a violation. */

type Judge = Ground['fault'];
const factor = (key: string) => ({ invariant: 'factor', key }) as const;
const revoked = (key: string) => ({ invariant: 'revoked', key }) as const;

/** @param by whose knowledge it is */
const ground = (world: World, by: ActorName, how: string, fault: Judge, more: Partial<Ground> = {}): Ground => ({
  how,
  by,
  step: world.step + 1,
  provenAt: world.now,
  fault,
  ...more,
});

export const byPassword = (world: World, by: ActorName, typed: string): Ground =>
  ground(world, by, 'by a password', ({ password }) => {
    if (typed === password?.value) return null;
    return by === 'owner' ? revoked('an old password of the owner’s opens the account') : factor(`a password that is not the account’s opens it to the ${by}`);
  });

export const byRegistering = (world: World, by: ActorName, password: string): Ground =>
  ground(world, by, 'by registering', () => factor('registering opens an account that exists'), {
    registers: true,
    attaches: (account) => {
      account.password = { value: password, by, at: world.now };
      if (by === 'thief') world.thiefAttached.add('password');
    },
  });

/** A code or a link from an email. */
export function byDelivery(world: World, hand: HandName, delivery: Delivery): Ground {
  const by = world.actorOf(hand).name;
  const { kind, to, sentAt, step, isUsed } = delivery;
  const what = kind === 'link' ? 'by a link' : kind.startsWith('sms') ? 'by a code of an SMS' : kind === 'reset' ? 'by a reset' : `by a ${kind} code`;
  const proves = () => {
    delivery.isUsed = true;
    // If two accounts have an address, it may open only one of them.
    if (!kind.startsWith('sms')) for (const account of world.at(to)) if (account.closedAt <= step) proved(world, account, by);
  };
  const fault: Judge = (account) => {
    if (isUsed) return revoked(`a login ${what} that was used opens the account again`);
    if (world.now - sentAt > CODE_LIFETIME && kind !== 'reset') return revoked(`a login ${what} that lapsed opens the account`);
    if (account.closedAt > step) return revoked(`a login ${what}, sent before ${account.closedBy}, opens the account after it`);
    if (kind === 'proof') return account.email === to ? null : factor('a proof code of another address counts');
    if (kind.startsWith('sms')) return account.phone?.number === to ? null : factor('a number that is not the account’s opens it');
    if (account.email === to || (kind === 'reset' && isFormer(world, account, to, world.jar(hand).device))) return null;
    return factor(`a login ${what} to an address that is not the account’s opens it`);
  };
  return ground(world, by, what, fault, { proves });
}

/** Whether the account has had its address for less than a week. */
export const areLive = ({ formers }: Account, now: number): boolean => now - (formers.at(-1)?.until ?? -Infinity) <= UNDONE_WITHIN;

/**
 * A reset requested for a former address restores it, for some days: the address before all changes from anywhere, one between two of them on a
 * device that was used before the first.
 */
export function isFormer(world: World, account: Account, to: string, device: string): boolean {
  const [first] = account.formers;
  const found = account.formers.find(({ address }) => address === to);
  if (!first || !found || !areLive(account, world.now)) return false;
  const isKnown = [...world.sessions.values()].some((one) => one.account === account && one.device === device && one.begunAt < first.until);
  // Not one that someone else set and the owner replaced.
  return (found === first || isKnown) && (found.by === 'owner' || !isOwners(account));
}

export const byNetwork = (world: World, by: ActorName, provider: string, email: string, isVerified: boolean): Ground =>
  ground(
    world,
    by,
    `by ${provider}`,
    (account) => {
      if (account.networks.has(`${provider} ${email}`)) return null;
      // Both the network and we know that the address belongs to this person.
      if (isVerified && account.email === email && account.isProven) return null;
      return factor(`${provider} opens an account it is not connected to, to the ${by}`);
    },
    {
      registers: true,
      attaches: (account) => {
        const key = `${provider} ${email}`;
        if (by === 'thief') world.thiefAttached.add(`network ${provider}`);
        // Signing in with an existing connection verifies no address.
        if (account.networks.has(key)) return;
        account.networks.set(key, { by, at: world.now });
        if (!isVerified || account.email !== email) return;
        account.isProven = true;
        account.isProvenByOwner ||= by === 'owner';
      },
    },
  );

export const byPasskey = (world: World, by: ActorName, id: string): Ground =>
  ground(world, by, 'by a passkey', (account) => (account.passkeys.has(id) ? null : factor(`a passkey that is not the account’s opens it to the ${by}`)), {
    isWhole: true,
  });

/** What a session of the account allowed: it proves nothing beyond itself. */
export function bySession(by: ActorName, how: string, session: ModelSession): Ground {
  const fault: Judge = (account) => {
    if (session.account !== account) return factor(`a login ${how} opens another account than its own`);
    return session.ended === null ? null : revoked(`a login ${how} opens the account although ${session.ended}`);
  };
  return { how, by, step: Infinity, provenAt: session.provenAt, fault, isWhole: true };
}

/**
 * The reader of the mailbox verified the address. The first time, that ends whatever was attached before, by anyone: they hadn't shown that the
 * address was theirs.
 * @param session the account's own, in which the code was typed: it stays, with the sign-in methods from registration
 */
export function proved(world: World, account: Account, by: ActorName, session?: ModelSession): void {
  if (!account.isProven) {
    drop(account, -Infinity, session ? account.madeAt : null);
    if (!session) account.password = null;
    close(world, account, 'its address was proven for the first time', session);
  }
  account.isProven = true;
  account.isProvenByOwner ||= by === 'owner';
}

/**
 * Ends sign-in methods attached since then.
 * @param founding when the account was created: the sign-in methods from registration stay
 */
export function drop(account: Account, since: number, founding: number | null): void {
  for (const [key, { at }] of account.networks) if (at >= since && at !== founding) account.networks.delete(key);
  for (const [key, { at }] of account.passkeys) if (at >= since) account.passkeys.delete(key);
  if (account.totp && account.totp.at >= since) {
    account.totp = null;
    account.recovery = new Set();
  }
  if (account.recoveryAt >= since) account.recovery = new Set();
  if (account.phone && account.phone.at >= since) account.phone = null;
}

/**
 * Nothing started earlier opens the account anymore.
 * @param except the session it was done in
 */
export function close(world: World, account: Account, why: string, except?: ModelSession): void {
  account.closedAt = world.step;
  account.closedBy = why;
  if (!except) account.renewedAt = world.step;
  world.endAll(account, why, except);
}
