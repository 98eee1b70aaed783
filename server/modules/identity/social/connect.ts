import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../../contract/languages.ts';
import { NETWORK_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/login.ts';
import type { ConnectedNetworks } from '../../../../contract/networks.ts';
import { COOKIES } from '../../../../src/lib/cookies.ts';
import { isAddress } from '../../../adapters/mail.ts';
import type { Queryable } from '../../../db/client.ts';
import { account, user } from '../../../db/schema/auth.ts';
import { passkey } from '../../../db/schema/identity.ts';
import type { Caller } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import { pageIn } from '../../notify/email-content.ts';
import { lockAndRequireProof, requireProof } from '../require-proof.ts';
import { announceWayIn, announceWayOut } from '../assurance/announce.ts';
import { ticketCookie, useTicket } from '../../../http/tickets.ts';
import { asLapsed } from '../two-factor.ts';
import type { IdentityContext } from '../context.ts';
import { leaveFor } from './begin.ts';
import { lockPerson } from './owner.ts';
import { REFUSALS, type Proof, type ProofData } from './visit.ts';
import { lockUser } from '../../../db/lock-user.ts';

type Member = Extract<Caller, { userId: string }>;
interface About {
  provider: SocialProvider;
  caller: Member;
  request: FastifyRequest;
}

export async function networksOf(db: Queryable, userId: string): Promise<ConnectedNetworks> {
  const rows = await db.select({ provider: account.providerId, connectedAt: account.createdAt }).from(account).where(eq(account.userId, userId));
  const networks = SOCIAL_PROVIDERS.flatMap((provider) =>
    rows.filter((row) => row.provider === provider).map(({ connectedAt }) => ({ provider, connected_at: connectedAt.toISOString() })),
  );
  return { networks, is_removable: networks.length > 1 || (await hasWayBeside(db, userId)) };
}

/** Whether a person can sign in without a network: with a proven address or number, with a password and an address to type, or with a passkey. */
async function hasWayBeside(db: Queryable, userId: string): Promise<boolean> {
  const [person] = await db.select().from(user).where(eq(user.id, userId));
  if (!person) return false;
  const hasAddress = isAddress(person.email);
  if ((hasAddress && person.emailVerified) || (person.phoneNumber !== null && person.phoneNumberVerified)) return true;
  const [keys] = await db.select({ all: count() }).from(passkey).where(eq(passkey.userId, userId));
  if ((keys?.all ?? 0) > 0) return true;
  const [password] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential'), isNotNull(account.password)));
  return hasAddress && password !== undefined;
}

/**
 * Starts a visit that connects a network to the caller's account.
 * @returns the URL to send the person to
 * @throws ApiError proofNeeded, socialUnavailable, tooManyAttempts
 */
export async function beginConnecting(
  context: IdentityContext,
  { provider, caller, language, request, reply }: About & { language: Language; reply: FastifyReply },
): Promise<string> {
  await requireProof(context, caller);
  const page = `${pageIn(language, '', '/account-settings/account')}?${new URLSearchParams({ network: provider })}`;
  return leaveFor(context, { provider, page, connects: caller.userId, request, reply });
}

/**
 * Connects the network account that this browser's visit proved. The same person must have started the visit after a recent proof.
 * @throws ApiError proofNeeded; loginLapsed if there is no proof, it was used, or the visit was someone else's; socialCancelled, socialRefused,
 * socialUnavailable; networkTaken if it is connected to another account; notAllowedNow if another account of this network is connected
 */
export async function connect(context: IdentityContext, { provider, caller, request }: About): Promise<ConnectedNetworks> {
  await requireProof(context, caller);
  const token = ticketCookie(request, COOKIES.socialProof);
  if (token === undefined) throw new ApiError('loginLapsed');
  // Refused only after the ticket's use is stored: each proof counts once, whatever the outcome.
  const refused = await context.db.transaction(async (db) => {
    await lockAndRequireProof({ db, now: context.now }, caller);
    const { data } = await useTicket<ProofData>(db, token, 'social', context.now()).catch(asLapsed);
    if (data.step !== 'proof' || data.provider !== provider || data.connects !== caller.userId) return new ApiError('loginLapsed');
    const proof = JSON.parse(context.identity.seal.open(data.sealed)) as Proof;
    if ('failure' in proof) return new ApiError(REFUSALS[proof.failure]);
    return link(db, context, { userId: caller.userId, provider, subject: proof.person.subject });
  });
  if (refused) throw refused;
  return networksOf(context.db, caller.userId);
}

async function link(
  db: Queryable,
  context: IdentityContext,
  { userId, provider, subject }: { userId: string; provider: SocialProvider; subject: string },
): Promise<ApiError | null> {
  const now = context.now();
  await lockPerson(db, provider, subject);
  const [linked] = await db
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, provider), eq(account.accountId, subject)));
  if (linked) return linked.userId === userId ? null : new ApiError('networkTaken');
  await lockUser(db, userId);
  const [other] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.providerId, provider), eq(account.userId, userId)));
  if (other) return new ApiError('notAllowedNow');
  await db.insert(account).values({ accountId: subject, providerId: provider, userId, createdAt: now, updatedAt: now });
  await announceWayIn(db, context.config, userId, { kind: 'network', name: NETWORK_NAMES[provider] });
  return null;
}

/** @throws ApiError proofNeeded, lastWayIn */
export async function disconnect(context: IdentityContext, { provider, caller }: Omit<About, 'request'>): Promise<ConnectedNetworks> {
  await requireProof(context, caller);
  return context.db.transaction(async (db) => {
    // If two networks are removed at once, the second request sees what the first left.
    await lockAndRequireProof({ db, now: context.now }, caller);
    const { networks, is_removable: isRemovable } = await networksOf(db, caller.userId);
    if (!networks.some((one) => one.provider === provider)) return { networks, is_removable: isRemovable };
    if (!isRemovable) throw new ApiError('lastWayIn');
    await db.delete(account).where(and(eq(account.userId, caller.userId), eq(account.providerId, provider)));
    await announceWayOut(db, context.config, caller.userId, { kind: 'network', name: NETWORK_NAMES[provider] });
    return networksOf(db, caller.userId);
  });
}
