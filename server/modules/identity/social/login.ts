import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Country } from '../../../../contract/countries.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { socialLoginPayload } from '../../../../contract/login.ts';
import { COOKIES } from '../../../../src/lib/cookies.ts';
import { type Caller, requireSignedOut } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import { countTryFrom, LIMITS_OF } from '../../../http/attempts.ts';
import { registerSession } from '../assurance/register-session.ts';
import { enter } from '../enter.ts';
import { beginOnce, type Entered } from '../replay.ts';
import { ticketCookie, useTicket } from '../../../http/tickets.ts';
import { networkOf } from '../../../http/network.ts';
import { asLapsed } from '../two-factor.ts';
import type { IdentityContext } from '../context.ts';
import { findOwner } from './owner.ts';
import { registerPerson } from './register.ts';
import { REFUSALS, type Proof, type ProofData } from './visit.ts';

type Payload = z.output<typeof socialLoginPayload>;
interface From {
  caller: Caller;
  country: Country;
  language: Language;
  request: FastifyRequest;
}

/**
 * Signs in, or registers, the person a network proved to this browser. Uses only the source and language of the payload; the identity comes from the
 * proof.
 * @throws ApiError alreadyLoggedIn; loginLapsed if there is no proof or it was used; socialCancelled, socialRefused, socialUnavailable,
 * socialAccountExists, accountSuspended; credentialsMissing if there isn't even a guest to register; tooManyAttempts
 */
export async function logInBySocial(context: IdentityContext, payload: Payload, from: From): Promise<Entered> {
  const { caller, request } = from;
  requireSignedOut(caller);
  await countTryFrom(context, LIMITS_OF.loginByAddress, networkOf(request));
  const token = ticketCookie(request, COOKIES.socialProof);
  if (token === undefined) throw new ApiError('loginLapsed');
  const provider = payload.social_type;
  return beginOnce(context, request, async (db) => {
    const { data } = await useTicket<ProofData>(db, token, 'social', context.now()).catch(asLapsed);
    if (data.step !== 'proof' || data.provider !== provider || data.connects !== null) throw new ApiError('loginLapsed');
    const proof = JSON.parse(context.identity.seal.open(data.sealed)) as Proof;
    if ('failure' in proof) return { refused: new ApiError(REFUSALS[proof.failure]) };
    const owner = await findOwner(db, provider, proof.person, { config: context.config, now: context.now() });
    if (owner === 'unproven') {
      await countTryFrom(context, LIMITS_OF.takenByAddress, networkOf(request));
      return { refused: new ApiError('socialAccountExists') };
    }
    if (owner) return enter(context, db, owner, 'social', { caller, request });
    if (caller.kind === 'none') throw new ApiError('credentialsMissing');
    await registerPerson(db, { ...from, guestId: caller.userId, provider, person: proof.person, payload, now: context.now() });
    // The guest's row itself became the seeker's, so there's nothing to merge.
    return registerSession(db, { caller, userId: caller.userId, request, now: context.now() });
  });
}
