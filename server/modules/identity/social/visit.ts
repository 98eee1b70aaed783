import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialProvider } from '../../../../contract/login.ts';
import { COOKIES } from '../../../../src/lib/cookies.ts';
import type { SocialFailureKind, SocialPerson, SocialTrip } from '../../../adapters/social/network.ts';
import { setAuthCookie } from '../cookies.ts';
import { issueTicket, ticketCookie, ticketHash } from '../../../http/tickets.ts';
import type { IdentityContext } from '../context.ts';

export const CALLBACK_PATH = '/social/callback';
/** How long a person may take at a network. */
export const VISIT_LIFETIME = 15 * 60_000;
/** How long the page may take to request the outcome. */
const PROOF_LIFETIME = 10 * 60_000;

/** The data of a visit's ticket. `page` is where the person continues, with the language and the redirect. */
export interface VisitData {
  step: 'visit';
  provider: SocialProvider;
  page: string;
  /** The account to connect the network to; null to sign in. */
  connects: string | null;
  /** A sealed SocialTrip, whose secrets only this installation can open. */
  sealed: string;
}

/** The outcome of a visit. */
export type Proof = { person: SocialPerson } | { failure: SocialFailureKind };

export const REFUSALS = { cancelled: 'socialCancelled', refused: 'socialRefused', unavailable: 'socialUnavailable' } as const;

/** The data of a finished visit's ticket: a Proof, sealed because it contains an address. */
export interface ProofData {
  step: 'proof';
  provider: SocialProvider;
  connects: string | null;
  sealed: string;
}

export async function beginVisitOf(
  context: IdentityContext,
  reply: FastifyReply,
  trip: SocialTrip,
  goesOn: Pick<VisitData, 'page' | 'connects'>,
): Promise<void> {
  const data: VisitData = { step: 'visit', provider: trip.provider, ...goesOn, sealed: context.identity.seal.close(JSON.stringify(trip)) };
  const token = await issueTicket(context.db, { purpose: 'social', userId: null, data, lifetime: VISIT_LIFETIME }, context.now());
  // Lax, because a network sends the person back through a link, and the cookie has to come along.
  reply.setCookie(cookieOf(trip.state), token, { ...cookie, secure: context.config.baseUrl.startsWith('https:'), maxAge: VISIT_LIFETIME / 1_000 });
}

/** Each visit has its own cookie, so that one started in another tab doesn't replace one in progress. */
const cookieOf = (state: string): string => `${COOKIES.socialVisit}_${ticketHash(state).slice(0, 16)}`;

export const visitToken = (request: FastifyRequest, state: string | null): string | undefined => ticketCookie(request, cookieOf(state ?? ''));

export function endVisitOf(reply: FastifyReply, state: string): void {
  reply.clearCookie(cookieOf(state), { path: CALLBACK_PATH });
}

/** Stores the outcome of a visit for the call that requests it. */
export async function storeProof(context: IdentityContext, reply: FastifyReply, about: Pick<ProofData, 'provider' | 'connects'>, proof: Proof): Promise<void> {
  const data: ProofData = { step: 'proof', ...about, sealed: context.identity.seal.close(JSON.stringify(proof)) };
  const token = await issueTicket(context.db, { purpose: 'social', userId: null, data, lifetime: PROOF_LIFETIME }, context.now());
  setAuthCookie(context, reply, COOKIES.socialProof, token, PROOF_LIFETIME);
}

const cookie = { path: CALLBACK_PATH, sameSite: 'lax', httpOnly: true } as const;
