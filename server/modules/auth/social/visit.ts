import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialProvider } from '../../../../contract/login.ts';
import { COOKIES } from '../../../../src/lib/cookies.ts';
import type { SocialFailureKind, SocialPerson, SocialTrip } from '../../../adapters/social/network.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { setAuthCookie } from '../cookies.ts';
import { issueTicket, ticketCookie, ticketHash } from '../tickets.ts';

export const CALLBACK_PATH = '/social/callback';
/** How long one may take at a network. */
export const VISIT_LIFETIME = 15 * 60_000;
/** How long the page may take to ask what came of it. */
const PROOF_LIFETIME = 10 * 60_000;

/** What the ticket of a visit holds. `page` is where one goes on, with the language and the redirect. */
export interface VisitData {
  step: 'visit';
  provider: SocialProvider;
  page: string;
  /** Whose account it connects the network to; null where it logs in. */
  connects: string | null;
  /** A SocialTrip: its secrets are opened by this installation only. */
  sealed: string;
}

/** What came of a visit. */
export type Proof = { person: SocialPerson } | { failure: SocialFailureKind };

export const REFUSALS = { cancelled: 'socialCancelled', refused: 'socialRefused', unavailable: 'socialUnavailable' } as const;

/** What the ticket of a visit that ended holds: a Proof, sealed, since an address stands in it. */
export interface ProofData {
  step: 'proof';
  provider: SocialProvider;
  connects: string | null;
  sealed: string;
}

export async function beginVisitOf(context: AppContext, reply: FastifyReply, trip: SocialTrip, goesOn: Pick<VisitData, 'page' | 'connects'>): Promise<void> {
  const data: VisitData = { step: 'visit', provider: trip.provider, ...goesOn, sealed: context.identity.seal.close(JSON.stringify(trip)) };
  const token = await issueTicket(context.db, { purpose: 'social', userId: null, data, lifetime: VISIT_LIFETIME }, context.now());
  // Lax: a network sends the person back by a link, which brings it along.
  reply.setCookie(cookieOf(trip.state), token, { ...cookie, secure: context.config.baseUrl.startsWith('https:'), maxAge: VISIT_LIFETIME / 1_000 });
}

/** Each visit has a cookie of its own: one begun in another tab does not take the place of one under way. */
const cookieOf = (state: string): string => `${COOKIES.socialVisit}_${ticketHash(state).slice(0, 16)}`;

export const visitToken = (request: FastifyRequest, state: string | null): string | undefined => ticketCookie(request, cookieOf(state ?? ''));

export function endVisitOf(reply: FastifyReply, state: string): void {
  reply.clearCookie(cookieOf(state), { path: CALLBACK_PATH });
}

/** Keeps what came of a visit for the call that asks. */
export async function keepProof(context: AppContext, reply: FastifyReply, about: Pick<ProofData, 'provider' | 'connects'>, proof: Proof): Promise<void> {
  const data: ProofData = { step: 'proof', ...about, sealed: context.identity.seal.close(JSON.stringify(proof)) };
  const token = await issueTicket(context.db, { purpose: 'social', userId: null, data, lifetime: PROOF_LIFETIME }, context.now());
  setAuthCookie(context, reply, COOKIES.socialProof, token, PROOF_LIFETIME);
}

const cookie = { path: CALLBACK_PATH, sameSite: 'lax', httpOnly: true } as const;
