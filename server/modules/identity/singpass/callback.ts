import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SingpassFailure } from '../../../../contract/singpass.ts';
import { IdentityFailure, type IdentityProvider, type MyinfoPerson, type RoundTrip } from '../../../adapters/identity/provider.ts';
import type { Caller } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import { readTicket, useTicket } from '../../../http/tickets.ts';
import type { IdentityContext } from '../context.ts';
import { storeIdentity } from './store-identity.ts';
import { unseal } from './seal.ts';
import { clearVisitCookie, storeOutcome, visitOf, type VisitCookie, type VisitData } from './visit.ts';

/** A callback that is refused before anything in it is used. `reason` is for the log. */
class Refused extends Error {
  readonly reason: string;
  readonly outcome: { failure: SingpassFailure; isOver: boolean } | null;

  /** @param outcome what the person is shown; null for nothing, since anyone could have sent them here */
  constructor(reason: string, outcome: Refused['outcome'] = null) {
    super(reason);
    this.reason = reason;
    this.outcome = outcome;
  }
}

/**
 * Handles the provider's callback. The server exchanges the code, so it never appears in a page or a log. Stores the outcome for the call user-info.
 * Only the browser and session that started the visit can end it, and only once.
 * @param search the query, with its question mark
 */
export async function endVisit(
  context: IdentityContext,
  provider: IdentityProvider,
  request: FastifyRequest,
  reply: FastifyReply,
  search: string,
): Promise<void> {
  const caller = await context.identify(request);
  const reference = request.id;
  const refuse = (reason: string, detail?: string) => context.log.warn({ reference, reason, detail }, 'singpass callback refused');
  if (caller.kind !== 'seeker') return refuse('notSeeker');
  const finishWith = (failure: SingpassFailure | null, isOver: boolean) =>
    storeOutcome(context.db, caller.userId, { failure, reference, at: context.now().toISOString() }, isOver);
  try {
    const roundTrip = await take(context, caller, visitOf(request), search);
    clearVisitCookie(reply);
    const person = await provider.finish(search, roundTrip);
    await finishWith(await storePerson(context, caller.userId, person), true);
  } catch (error) {
    if (error instanceof Refused) {
      refuse(error.reason);
      if (error.outcome) await finishWith(error.outcome.failure, error.outcome.isOver);
    } else if (error instanceof IdentityFailure) {
      if (error.kind === 'ourFault') refuse(error.reason, error.detail);
      else context.log.info({ reference, reason: error.reason, detail: error.detail }, 'singpass brought nothing');
      await finishWith(error.kind, true);
    } else {
      // Not the error itself, because it might quote personal data.
      context.log.error({ reference, reason: error instanceof Error ? error.name : 'unknown' }, 'singpass callback failed');
      await finishWith('ourFault', true);
    }
  }
}

/** Uses the ticket, once the callback is known to belong to it. */
async function take(context: IdentityContext, caller: Exclude<Caller, { kind: 'none' }>, cookie: VisitCookie | null, search: string): Promise<RoundTrip> {
  if (!cookie) throw new Refused('noTicket');
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { userId, data } = await readTicket<VisitData>(tx, cookie.token, 'singpass', now).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new Refused(error.errorName, error.errorName === 'linkExpired' ? { failure: 'userCancelled', isOver: true } : null);
    });
    if (userId !== caller.userId || data.sessionId !== caller.sessionId || data.sealed === undefined) throw new Refused('otherSession');
    const roundTrip = await unseal<RoundTrip>(context.identity.digest, cookie.key, data.sealed).catch(() => {
      throw new Refused('otherKey');
    });
    // A link that someone else made doesn't end the current visit.
    if (new URLSearchParams(search).get('state') !== roundTrip.state) throw new Refused('stateMismatch', { failure: 'ourFault', isOver: false });
    await useTicket(tx, cookie.token, 'singpass', now);
    return roundTrip;
  });
}

async function storePerson(context: IdentityContext, userId: string, person: MyinfoPerson): Promise<SingpassFailure | null> {
  const now = context.now();
  return context.db.transaction(async (tx) => ((await storeIdentity(tx, context.identity.digest, userId, person, now)) ? null : 'mismatch'));
}
