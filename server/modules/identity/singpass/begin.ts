import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { IdentityFailure, type IdentityProvider } from '../../../adapters/identity/provider.ts';
import { user } from '../../../db/schema/auth.ts';
import { ApiError } from '../../../http/errors.ts';
import { countTry } from '../../../http/attempts.ts';
import { issueTicket } from '../../../http/tickets.ts';
import type { IdentityContext } from '../context.ts';
import { seal } from './seal.ts';
import { setVisitCookie, VISIT_LIFETIME, type VisitData } from './visit.ts';

const VISITS = { name: 'singpass', tries: 30, window: 15 * 60_000 } as const;

interface Begins {
  caller: { userId: string; sessionId: string };
  redirectUri: string;
  reply: FastifyReply;
}

/**
 * Starts a visit to the provider. Its data is sealed in a ticket that only this browser and session can use.
 * @returns the URL to send the person to
 * @throws ApiError parameterInvalid for a redirect to another site; singpassUnavailable, singpassFault, tooManyAttempts
 */
export async function beginVisit(context: IdentityContext, provider: IdentityProvider, { caller, redirectUri, reply }: Begins): Promise<string> {
  if (!provider.redirectUris.includes(redirectUri)) throw new ApiError('parameterInvalid', { fields: { redirect_uri: ['invalid'] } });
  await countTry(context, VISITS, caller.userId);
  const [person] = await context.db.select({ firstName: user.firstName, lastName: user.lastName }).from(user).where(eq(user.id, caller.userId));
  if (!person) throw new ApiError('credentialsMissing');
  const asker = { userId: caller.userId, name: `${person.firstName} ${person.lastName}`.trim() };
  const { url, roundTrip } = await provider.begin(redirectUri, asker).catch((error: unknown) => {
    if (!(error instanceof IdentityFailure)) throw error;
    context.log.warn({ reference: reply.request.id, reason: error.reason, detail: error.detail }, 'singpass could not be asked');
    throw new ApiError(error.kind === 'ourFault' ? 'singpassFault' : 'singpassUnavailable');
  });
  const key = randomBytes(32).toString('base64url');
  const data: VisitData = { sessionId: caller.sessionId, sealed: await seal(context.identity.digest, key, roundTrip) };
  const token = await issueTicket(context.db, { purpose: 'singpass', userId: caller.userId, data, lifetime: VISIT_LIFETIME }, context.now());
  setVisitCookie(context, reply, { token, key });
  return url;
}
