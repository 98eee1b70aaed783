import { DAY } from '../../../contract/durations.ts';
import fc from 'fast-check';
import {
  cancelEmailChange,
  changePassword,
  confirmEmailChange,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportData,
  listSessions,
  requestEmailChange,
} from '../../../contract/settings.ts';
import { areLive, bySession, close, proved } from '../grounds.ts';
import { type Account, type HandName, type Delivery, type ModelSession } from '../model.ts';
import { AT_HOME, move, nothing, OWNER_AND_THIEF } from '../move.ts';
import { provesAgain } from './two-factor.ts';
import type { World } from '../world.ts';

/** Sessions, the password and the address of a signed-in user. */

const endsOne = move({
  calls: [listSessions, endSession],
  hands: OWNER_AND_THIEF,
  with: fc.nat({ max: 2 }),
  who: 'member',
  says: () => 'logs one of the other devices out',
  run: async (world, hand, which) => {
    const listed = await world.call(hand, listSessions);
    const others = listed.status === 200 ? listed.data.filter((one) => !one.is_current) : [];
    const one = others[which % Math.max(1, others.length)];
    if (!one) return;
    const session = await sessionWith(world, one.id, world.accountOf(hand));
    if ((await world.call(hand, endSession, { params: { id: one.id } })).status < 400 && session) world.end(session, 'it was ended from another device');
  },
});

/** Finds which session an id in the list stands for. */
async function sessionWith(world: World, id: string, account: Account | null): Promise<ModelSession | undefined> {
  for (const session of world.sessions.values()) {
    if (session.account !== account || session.ended !== null) continue;
    const jar = world.jar('stranger.own');
    const saved = jar.browser.cookies.get('sessionid');
    jar.browser.cookies.set('sessionid', session.token);
    const listed = await jar.browser.call(listSessions);
    if (saved === undefined) jar.browser.cookies.delete('sessionid');
    else jar.browser.cookies.set('sessionid', saved);
    if (listed.status === 200 && listed.data.some((one) => one.is_current && one.id === id)) return session;
  }
  return undefined;
}

const endsOthers = move({
  calls: [endOtherSessions],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  says: () => 'logs all other devices out',
  run: async (world, hand) => {
    const session = world.sessionOf(hand);
    const answer = await world.call(hand, endOtherSessions, { body: {} });
    if (answer.status < 400 && session?.account) close(world, session.account, 'all other devices were logged out', session);
  },
});

const changes = move({
  calls: [changePassword],
  hands: OWNER_AND_THIEF,
  with: fc.constantFrom(1 as const, 0 as const),
  who: 'member',
  weight: 2,
  says: (which) => `changes the password to their own ${which === 0 ? 'first' : 'second'}`,
  run: async (world, hand, which) => {
    const session = world.sessionOf(hand);
    const actor = world.actorOf(hand);
    const value = actor.passwords[which];
    if (!session?.account) return;
    const ground = { ...bySession(actor.name, 'after a changed password', session), replaces: session };
    const { account } = session;
    const proves = () => {
      account.password = { value, by: actor.name, at: world.now };
      close(world, account, 'the password was changed');
      if (actor.name === 'thief') world.thiefAttached.add('password');
    };
    await world.call(hand, changePassword, { body: { new_password: value } }, { ...ground, proves });
  },
});

const requestsAddress = move({
  calls: [requestEmailChange],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  says: () => 'asks to change the address to another of their own',
  run: async (world, hand) => {
    const actor = world.actorOf(hand);
    const account = world.accountOf(hand);
    const email = actor.addresses.at(-1) as string;
    const answer = await world.call(hand, requestEmailChange, { body: { email } });
    if (answer.status < 400 && account) await world.collect(hand, 'emailChange', undefined, account);
  },
});

const cancelsAddress = move({
  calls: [cancelEmailChange],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  may: (world) => world.deliveries.some(({ kind }) => kind === 'emailChange'),
  says: () => 'keeps the address after all',
  run: async (world, hand) => {
    const account = world.accountOf(hand);
    const answer = await world.call(hand, cancelEmailChange, { body: {} });
    if (answer.status < 400) for (const delivery of world.deliveries) if (delivery.account === account) delivery.isUsed = true;
  },
});

/** An honest owner follows only what they requested. */
export const changesFor = (world: World, hand: HandName): Delivery[] =>
  world.deliveriesOf(world.actorOf(hand), 'emailChange').filter(({ requestedBy }) => !hand.startsWith('owner.') || requestedBy === 'owner');

const confirmsAddress = move({
  calls: [confirmEmailChange],
  hands: AT_HOME,
  with: nothing,
  who: 'anyone',
  weight: 2,
  may: (world, hand) => changesFor(world, hand).length > 0,
  says: () => 'follows the link that changes the address',
  run: async (world, hand) => {
    const [delivery] = changesFor(world, hand);
    const account = world.accountOf(hand);
    // Required after the link: the owner types it, and so does a thief who knows it.
    if (delivery && world.actorOf(hand).passwords.some((one) => one === account?.password?.value)) await provesAgain(world, hand, 'password');
    if (delivery) await confirmsChange(world, hand, delivery);
  },
});

export async function confirmsChange(world: World, hand: HandName, delivery: Delivery): Promise<void> {
  const { account, isUsed, step, sentAt } = delivery;
  if (!account) return;
  const { renewedAt, closedBy, email, emailBy } = account;
  const answer = await world.call(hand, confirmEmailChange, { body: { token: delivery.secret } });
  if (answer.status !== 200) return;
  if (isUsed) world.violate('revoked', 'a link that was used or taken back changes the address');
  if (world.now - sentAt > 30 * DAY) world.violate('revoked', 'a link that lapsed changes the address');
  // Signing other devices out doesn't revoke what the session itself requested; the link only works in a session of the account.
  if (renewedAt > step) world.violate('revoked', `a link sent before ${closedBy} changes the address after it`);
  delivery.isUsed = true;
  account.closedAt = world.step;
  account.closedBy = 'its address was changed';
  if (account.isProven) keepsFormer(account, { address: email, by: emailBy, until: world.now }, delivery.to);
  account.email = delivery.to;
  account.emailBy = delivery.requestedBy;
  proved(world, account, world.actorOf(hand).name, world.sessionOf(hand));
}

/**
 * A replaced address can be restored until the account has had its new one for a week, or was changed back by hand. One that was never verified
 * can't. The oldest comes first.
 */
function keepsFormer(account: Account, former: Account['formers'][number], to: string): void {
  const saved = areLive(account, former.until) ? account.formers : [];
  const back = saved.findIndex(({ address }) => address === to);
  account.formers = back === -1 ? [...saved, former] : saved.slice(0, back);
}

const exports_ = move({
  calls: [exportData],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  says: () => 'asks for everything that is kept of the account',
  run: async (world, hand) => void (await world.call(hand, exportData)),
});

const deletes = move({
  calls: [deleteAccount],
  hands: OWNER_AND_THIEF,
  with: nothing,
  who: 'member',
  may: (world, hand) => world.sessionOf(hand)?.account?.role === 'jobseeker' && world.step % 3 === 0,
  says: () => 'deletes the account',
  run: async (world, hand) => {
    const account = world.accountOf(hand);
    const confirmation = world.sessionOf(hand)?.account?.email || 'delete';
    const answer = await world.call(hand, deleteAccount, { body: { confirmation } });
    if (answer.status >= 400 || !account) return;
    account.isDeleted = true;
    world.endAll(account, 'the account was deleted');
  },
});

export const settings = [endsOne, endsOthers, changes, requestsAddress, cancelsAddress, confirmsAddress, exports_, deletes];
