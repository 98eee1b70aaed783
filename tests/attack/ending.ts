import { MINUTE } from '../../contract/durations.ts';
import { randomUUID } from 'node:crypto';
import { confirmEmailChange } from '../../contract/settings.ts';
import { copyJar, openJar } from './jar.ts';
import { isFormer } from './grounds.ts';
import { isOwners, type Account, type HandName } from './model.ts';
import { requestsLoginLink, requestsLoginCode, byPhone, deliveriesFor, logsInByCode, logsInByLink } from './moves/codes.ts';
import { logsInByPassword } from './moves/entering.ts';
import { arrivesThere } from './moves/handoff.ts';
import { logsInByNetwork } from './moves/networks.ts';
import { logsInByKey } from './moves/passkeys.ts';
import { choosesOne, confirms } from './moves/pending.ts';
import { claimsQr } from './moves/qr.ts';
import { requestsReset, choosesPassword, typesReset } from './moves/recovery.ts';
import { changesFor, confirmsChange } from './moves/settings.ts';
import { replayable, sendsAgain } from './moves/thief.ts';
import { requestsProofCode, provesAgain } from './moves/two-factor.ts';
import { SAID } from './move.ts';
import type { World } from './world.ts';

/** What is tried at the end of a story: that the owner gets in, and that nobody else does afterwards. */

const PROBE = 'owner.probe';
/** A minute, rounded up to the next full second. */
const A_MINUTE = 60_000;
/** Cookies of a single login, not of the device. */
const OF_A_LOGIN = ['sessionid', 'user', 'pending_login', 'password_reset', 'qr_login', 'magic_link', 'social_proof', 'social_visit', 'passkey_challenge'];

/** The owner comes from a device used before, or from another on a network used before. */
export function comesBack(world: World, from: HandName, by: 'device' | 'network'): void {
  const known = world.jar(from);
  world.jars[PROBE] = by === 'device' ? copyJar(world.t, known, known, OF_A_LOGIN) : openJar(world.t, randomUUID(), known.network);
}

const logLine = (world: World, what: string) => world.tell(SAID[PROBE], what);

/** The mailbox is the way back: whatever happened, a reset ends signed in, with the owner's own second factor if the owner turned one on. */
export async function getsBackIn(world: World): Promise<void> {
  const address = addressBack(world);
  const { device } = world.jar('owner.laptop');
  if (address === undefined) return;
  const accounts = world.accounts.filter((one) => !one.isDeleted && (one.email === address || isFormer(world, one, address, device)));
  comesBack(world, 'owner.laptop', 'device');
  world.wait(A_MINUTE);
  const status = await patiently(world, () => requestsReset(world, PROBE, address));
  logLine(world, 'asks for a reset code');
  if (status !== 200) world.violate('wayBack', `no reset code is sent to the owner (${status})`);
  const [delivery] = deliveriesFor(world, PROBE, 'reset');
  if (!delivery) world.violate('wayBack', 'the mail to the owner holds no reset code, though there is an account');
  if ((await typesReset(world, PROBE, delivery)) !== 200) world.violate('wayBack', 'the owner’s reset code is refused');
  const done = await choosesPassword(world, PROBE);
  logLine(world, 'types it and chooses a password');
  if (done !== 200) world.violate('wayBack', `the owner can not choose a password (${done})`);
  await goesOn(world, accounts);
  await world.check(PROBE);
}

/**
 * Of the owner's addresses, the one their account has, or had recently; without an account, or if the address was lost too long ago, there is no way
 * back.
 */
function addressBack(world: World): string | undefined {
  const { addresses } = world.actors.owner;
  const { device } = world.jar('owner.laptop');
  const accounts = world.accounts
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((a, b) => Number(b.registeredBy === 'owner') - Number(a.registeredBy === 'owner'));
  for (const account of accounts) {
    const found = addresses.find((address) => account.email === address) ?? addresses.find((address) => isFormer(world, account, address, device));
    if (found !== undefined) return found;
  }
  return undefined;
}

async function goesOn(world: World, accounts: readonly Account[]): Promise<void> {
  const jar = world.jar(PROBE);
  if (jar.pending && (await choosesOne(world, PROBE, 0)) !== 0) logLine(world, 'chooses the account');
  if (jar.pending) {
    // One that was not undone for a week after the email about it stays: the rule is accepted (docs/security.md), and nobody gets in.
    if (accounts.some(({ totp }) => totp?.by === 'thief')) return;
    if (!accounts.some(({ totp }) => totp?.by === 'owner'))
      world.violate('wayBack', 'a second factor that the owner never turned on keeps them out after a reset');
    world.wait(A_MINUTE);
    let status = await patiently(world, () => confirms(world, PROBE, 'totp'));
    for (let back = 1; status === 422 && back < world.actors.owner.secrets.length; back += 1)
      status = await patiently(world, () => confirms(world, PROBE, 'totp', back));
    logLine(world, 'types a code of their authenticator');
    if (status !== 200 && (await confirms(world, PROBE, 'recovery')) !== 200) world.violate('wayBack', `the owner’s own second factor is refused (${status})`);
  }
  const account = world.accountOf(PROBE);
  if (!account || !isOwners(account)) world.violate('wayBack', 'the owner is not in after a reset');
}

/** Limits expire: another invariant checks how long that may take. */
async function patiently(world: World, work: () => Promise<number>): Promise<number> {
  for (const pause of [A_MINUTE, 15 * MINUTE, 61 * MINUTE]) {
    const status = await work();
    if (status !== 429) return status;
    world.wait(pause);
  }
  return work();
}

/** Tries everything a thief may have stored: the model says of each whether it may open the account. */
export async function thiefTries(world: World): Promise<void> {
  const hand: HandName = 'thief.own';
  const { thief, owner } = world.actors;
  if (!world.jars[hand]) return;
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    if (world.accountOf(hand)) world.jars[hand] = copyJar(world.t, world.jar(hand), world.jar(hand), ['sessionid']);
    try {
      await work();
    } finally {
      world.tell('thief, in the end', what);
    }
    await world.check(hand);
  };
  const has = (is: (account: Account) => boolean) => world.accounts.some(is);
  for (const other of ['thief.own', 'thief.copy'] as const)
    if (world.jars[other]?.pending && thief.secrets.length > 0) await attempt('goes on with a login that waits', () => confirms(world, other, 'totp'));
  if (world.jar(hand).qr?.approver) await attempt('logs in by the QR code', () => claimsQr(world, hand));
  if (thief.handoffs.length > 0) await attempt('arrives at the other site', () => arrivesThere(world, hand));
  for (const back of [0, 1, 2]) {
    const recorded = replayable(world).at(-1 - back);
    if (recorded) await attempt(`sends ${recorded.call.path} again`, () => sendsAgain(world, hand, recorded));
  }
  if (world.thiefAttached.has('password'))
    for (const password of thief.passwords) await attempt('logs in with their password', () => logsInByPassword(world, hand, password));
  for (const at of ['google', 'facebook'] as const)
    if (world.thiefAttached.has(`network ${at}`)) await attempt(`logs in by ${at}`, () => logsInByNetwork(world, hand, at, false));
  if (world.thiefAttached.has('passkey')) await attempt('logs in with their passkey', () => logsInByKey(world, hand));
  if (world.thiefAttached.has('phone')) await attempt('logs in by their number', () => byPhone(world, hand));
  for (const kind of ['login', 'link', 'reset'] as const)
    for (const delivery of world.deliveriesOf(thief, kind)) {
      if (kind === 'login') await attempt('types the login code they read', () => logsInByCode(world, hand, delivery));
      else if (kind === 'link') await attempt('follows the link they read', () => logsInByLink(world, hand, delivery));
      else await attempt('resets with the code they read', async () => (await typesReset(world, hand, delivery)) === 200 && choosesPassword(world, hand));
    }
  for (const delivery of changesFor(world, hand)) await attempt(`follows the link of ${confirmEmailChange.path}`, () => confirmsChange(world, hand, delivery));
  if (world.deliveries.some(({ kind, to }) => kind === 'emailChange' && thief.addresses.includes(to)))
    await attempt('resets under their own address', async () => {
      if ((await requestsReset(world, hand, thief.addresses[0] as string)) !== 200) return;
      const [delivery] = world.deliveriesOf(thief, 'reset');
      if (delivery && (await typesReset(world, hand, delivery)) === 200) await choosesPassword(world, hand);
    });
  if (has(({ email }) => owner.addresses.includes(email)))
    for (const session of world.sessions.values()) if (session.ended !== null) await world.checkEnded(session);
}

/**
 * After a minute, each of the owner's sign-in methods works from a device or a network used before. Only in stories where only a stranger interferes.
 */
export async function isNotLockedOut(world: World, by: 'device' | 'network', order: number): Promise<void> {
  const [address = ''] = world.actors.owner.addresses;
  const account = world.at(address).find(({ role, registeredBy }) => role === 'jobseeker' && registeredBy === 'owner');
  // Used for this account: it knows nothing of what the owner did in another account there.
  const used = [...world.sessions.values()].filter((session) => session.account === account).map(({ device }) => device);
  const from = (['owner.laptop', 'owner.phone'] as const).find((hand) => used.includes(world.jars[hand]?.device ?? ''));
  if (world.strangeSince === null || !account || !from || world.at(address).length > 1) return;
  world.wait(A_MINUTE);
  const password = account.password?.by === 'owner' ? account.password.value : null;
  const requests = world.ownerRequests.filter((at) => world.now - at < 61 * MINUTE).length;
  const isIn = () => world.accountOf(PROBE) !== null || world.jar(PROBE).pending !== null;
  const open = (way: string, status: number) => {
    logLine(world, `${way}, from a ${by} used before`);
    if (status === 429) world.violate('lockOut', `${way}: refused to the owner on a ${by} used before`);
  };
  const deliveryOf = (kind: 'login' | 'link' | 'reset' | 'proof') => deliveriesFor(world, PROBE, kind)[0];
  const ways: (() => Promise<void>)[] = [
    async () => {
      if (password === null) return;
      open('logs in with the password', await logsInByPassword(world, PROBE, password));
      if (!world.accountOf(PROBE) || account.totp) return;
      open('proves who they are by the password', await provesAgain(world, PROBE, 'password'));
      if (requests > 2) return;
      open('asks for a code to prove who they are', await requestsProofCode(world, PROBE));
      open('proves who they are by a code', await provesAgain(world, PROBE, 'code'));
    },
    async () => {
      open('asks for a login code', await requestsLoginCode(world, PROBE));
      const delivery = deliveryOf('login');
      if (delivery) open('logs in with the code', await logsInByCode(world, PROBE, delivery));
      if (!isIn()) world.violate('lockOut', `a login code sent to a ${by} used before lets nobody in`);
    },
    async () => {
      open('asks for a login link', await requestsLoginLink(world, PROBE));
      const delivery = deliveryOf('link');
      if (delivery) open('follows the link', await logsInByLink(world, PROBE, delivery));
      if (!isIn()) world.violate('lockOut', `a login link sent to a ${by} used before lets nobody in`);
    },
    async () => {
      open('asks for a reset code', await requestsReset(world, PROBE, address));
      const delivery = deliveryOf('reset');
      if (delivery) open('types the reset code', await typesReset(world, PROBE, delivery));
      open('chooses a password', await choosesPassword(world, PROBE));
      if (!isIn()) world.violate('lockOut', `a reset code sent to a ${by} used before lets nobody in`);
    },
  ];
  for (const index of [0, 1, 2, 3]) {
    if (index > 0 && requests > 2) continue;
    comesBack(world, from, by);
    await ways[(index + order) % 4]?.();
  }
}
