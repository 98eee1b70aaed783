import fc from 'fast-check';
import { getSession, login, logOut, register } from '../../../contract/auth.ts';
import { recruiterLogin, registerRecruiter } from '../../../contract/recovery.ts';
import { byPassword, byRegistering } from '../grounds.ts';
import type { HandName } from '../model.ts';
import { AT_HOME, ANYONE, move } from '../move.ts';
import type { World } from '../world.ts';

/** Registering, signing in with a password, signing out. */

const role = fc.constantFrom('seeker' as const, 'seeker' as const, 'seeker' as const, 'recruiter' as const);

/** An owner registers their own address; a thief theirs, or with that power the owner's. */
export const registerMove = move({
  calls: [register, registerRecruiter],
  hands: AT_HOME.filter((hand) => hand !== 'thief.seat'),
  with: fc.record({ isOwn: fc.boolean(), role }),
  who: 'visitor',
  weight: 2,
  may: (world, hand, { isOwn }) => hand !== 'thief.copy' && (hand !== 'thief.own' || isOwn || world.powers.has('registeredFirst')),
  says: (drawn, world, hand) => `registers ${addressFor(world, hand, drawn.isOwn)} as a ${drawn.role} with a password of their own`,
  run: (world, hand, { isOwn, role: as }) => registers(world, hand, isOwn, as),
});

const addressFor = (world: World, hand: HandName, isOwn: boolean): string => (isOwn ? world.actorOf(hand) : world.actors.owner).addresses[0] as string;

export async function registers(world: World, hand: HandName, isOwn: boolean, as: 'seeker' | 'recruiter'): Promise<void> {
  const actor = world.actorOf(hand);
  await world.beGuest(hand);
  const [password] = actor.passwords;
  const body = { email: addressFor(world, hand, isOwn), password, first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true as const };
  const ground = byRegistering(world, actor.name, password);
  if (as === 'seeker') await world.call(hand, register, { body }, ground);
  else await world.call(hand, registerRecruiter, { body: { ...body, company_name: `Company of ${actor.addresses[0]}` } }, ground);
}

export const logsInByPasswordMove = move({
  calls: [login, recruiterLogin],
  hands: AT_HOME,
  with: fc.record({ which: fc.constantFrom(0 as const, 1 as const), role }),
  who: 'visitor',
  weight: 2,
  // At the owner's browser, the thief has nothing to type that wouldn't work in their own browser too.
  may: (_world, hand) => hand !== 'thief.seat',
  says: ({ which, role: as }) => `logs in to the owner’s address as a ${as} with their own ${which === 0 ? 'first' : 'second'} password`,
  run: (world, hand, { which, role: as }) => logsInByPassword(world, hand, world.actorOf(hand).passwords[which], as),
});

export async function logsInByPassword(world: World, hand: HandName, typed: string, as: 'seeker' | 'recruiter' = 'seeker'): Promise<number> {
  await world.beGuest(hand);
  const body = { login: world.actors.owner.addresses[0] as string, password: typed };
  const ground = byPassword(world, world.actorOf(hand).name, typed);
  const answer = await world.call(hand, as === 'seeker' ? login : recruiterLogin, { body }, ground);
  return answer.status;
}

const logOutMove = move({
  calls: [logOut],
  hands: AT_HOME,
  with: fc.constant(undefined),
  who: 'member',
  says: () => 'logs out',
  run: logsOut,
});

export async function logsOut(world: World, hand: HandName): Promise<void> {
  const session = world.sessionOf(hand);
  await world.call(hand, logOut, { body: {} });
  if (session) world.end(session, 'it was logged out');
  world.jar(hand).pending = null;
}

const looks = move({
  calls: [getSession],
  hands: ANYONE,
  with: fc.constant(undefined),
  who: 'anyone',
  says: () => 'looks who they are',
  run: async (world, hand) => {
    const { data } = await world.call(hand, getSession);
    const session = world.sessionOf(hand);
    if (data.user && (!session?.account || session.ended !== null)) world.violate('revoked', `a session works although ${session?.ended ?? 'nobody began it'}`);
  },
});

export const entering = [registerMove, logsInByPasswordMove, logOutMove, looks];
