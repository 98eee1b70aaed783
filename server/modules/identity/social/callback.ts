import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialProvider } from '../../../../contract/login.ts';
import { SocialFailure, type SocialTrip } from '../../../adapters/social/network.ts';
import { ApiError } from '../../../http/errors.ts';
import { countTryFrom } from '../../../http/attempts.ts';
import { readTicket, useTicket } from '../../../http/tickets.ts';
import { networkOf } from '../../../http/network.ts';
import type { IdentityContext } from '../context.ts';
import { endVisitOf, storeProof, visitToken, type Proof, type VisitData } from './visit.ts';

/** Each callback stores a row, and anyone may call it. */
const CALLBACKS = { name: 'social-back', tries: 300, window: 15 * 60_000 } as const;

/** A callback that is refused before anything in it is used. `reason` is for the log. */
class Refused extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Handles a network's callback. The server exchanges the code, so it never appears in a page or a log. Only the browser that started the visit can
 * end it, and only once. Stores the outcome for the call `socialLogin` or `connectNetwork`.
 * @param fields the query, or the posted form
 * @returns the page to continue on, without any protocol data in its URL
 */
export async function endVisit(
  context: IdentityContext,
  provider: SocialProvider,
  fields: URLSearchParams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  let page = `/get-started?social=${provider}`;
  let connects: string | null = null;
  let isOurs = false;
  const store = (proof: Proof) => storeProof(context, reply, { provider, connects }, proof);
  if (await isTooMany(context, networkOf(request))) return page;
  try {
    const visit = await take(context, provider, visitToken(request, fields.get('state')), fields.get('state'));
    ({ page, connects } = visit);
    isOurs = true;
    endVisitOf(reply, visit.trip.state);
    await store({ person: await request.server.social.of(provider).finish(fields, visit.trip) });
  } catch (error) {
    const failure = failureOf(context, error, { reference: request.id, provider });
    // A link from another page must not discard a visit that has just ended well.
    if (isOurs) await store({ failure });
  }
  return page;
}

async function isTooMany(context: IdentityContext, address: string): Promise<boolean> {
  return countTryFrom(context, CALLBACKS, address).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ApiError) return true;
      throw error;
    },
  );
}

/** Uses the ticket, once the callback is known to belong to it. */
async function take(
  context: IdentityContext,
  provider: SocialProvider,
  token: string | undefined,
  state: string | null,
): Promise<Pick<VisitData, 'page' | 'connects'> & { trip: SocialTrip }> {
  if (token === undefined) throw new Refused('noTicket');
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { data } = await readTicket<VisitData>(tx, token, 'social', now).catch((error: unknown) => {
      throw error instanceof ApiError ? new Refused(error.errorName) : error;
    });
    if (data.step !== 'visit' || data.provider !== provider) throw new Refused('otherProvider');
    const trip = JSON.parse(context.identity.seal.open(data.sealed)) as SocialTrip;
    // A link that someone else made doesn't end the current visit.
    if (state !== trip.state) throw new Refused('stateMismatch');
    await useTicket(tx, token, 'social', now);
    return { trip, page: data.page, connects: data.connects };
  });
}

function failureOf(context: IdentityContext, error: unknown, about: { reference: string; provider: SocialProvider }): 'cancelled' | 'refused' | 'unavailable' {
  if (error instanceof Refused) {
    context.log.warn({ ...about, reason: error.reason }, 'social callback refused');
    return 'refused';
  }
  if (error instanceof SocialFailure) {
    const level = error.kind === 'refused' ? 'warn' : 'info';
    context.log[level](
      { ...about, reason: error.reason, detail: error.detail },
      error.kind === 'refused' ? 'social callback refused' : 'a social network brought nobody',
    );
    return error.kind;
  }
  // Not the error itself, because it might quote personal data.
  context.log.error({ ...about, reason: error instanceof Error ? error.name : 'unknown' }, 'social callback failed');
  return 'unavailable';
}
