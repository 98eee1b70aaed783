import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SingpassFailure } from '../../../../contract/singpass.ts';
import { IdentityFailure, type IdentityProvider, type MyinfoPerson, type RoundTrip } from '../../../adapters/identity/provider.ts';
import type { Caller } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { readTicket, useTicket } from '../tickets.ts';
import { keepIdentity } from './keep.ts';
import { unseal } from './seal.ts';
import { clearVisitCookie, tellOutcome, visitOf, type VisitCookie, type VisitData } from './visit.ts';

/** The callback is refused before anything in it is used. `reason` is for the log. */
class Refused extends Error {
  readonly reason: string;
  readonly outcome: { failure: SingpassFailure; isOver: boolean } | null;

  /** @param outcome what the person is told; null where they are told nothing, since anyone could have sent them here */
  constructor(reason: string, outcome: Refused['outcome'] = null) {
    super(reason);
    this.reason = reason;
    this.outcome = outcome;
  }
}

/**
 * What came back from the provider: exchanged here, by the server, so that the code is in no page and in no log. Whatever becomes of it is kept
 * for user-info to tell. Only the browser, the session and the request that began the visit can end it, and once.
 * @param search the query, with its question mark
 */
export async function endVisit(context: AppContext, provider: IdentityProvider, request: FastifyRequest, reply: FastifyReply, search: string): Promise<void> {
  const caller = await context.identify(request);
  const reference = request.id;
  const refuse = (reason: string, detail?: string) => context.log.warn({ reference, reason, detail }, 'singpass callback refused');
  if (caller.kind !== 'seeker') return refuse('notSeeker');
  const tell = (failure: SingpassFailure | null, isOver: boolean) =>
    tellOutcome(context.db, caller.userId, { failure, reference, at: context.now().toISOString() }, isOver);
  try {
    const roundTrip = await take(context, caller, visitOf(request), search);
    clearVisitCookie(reply);
    const person = await provider.finish(search, roundTrip);
    await tell(await keep(context, caller.userId, person), true);
  } catch (error) {
    if (error instanceof Refused) {
      refuse(error.reason);
      if (error.outcome) await tell(error.outcome.failure, error.outcome.isOver);
    } else if (error instanceof IdentityFailure) {
      if (error.kind === 'ourFault') refuse(error.reason, error.detail);
      else context.log.info({ reference, reason: error.reason, detail: error.detail }, 'singpass brought nothing');
      await tell(error.kind, true);
    } else {
      // Not the error itself: what it quotes may be of the person.
      context.log.error({ reference, reason: error instanceof Error ? error.name : 'unknown' }, 'singpass callback failed');
      await tell('ourFault', true);
    }
  }
}

/** Uses the ticket up, once the callback is known to belong to it. */
async function take(context: AppContext, caller: Exclude<Caller, { kind: 'none' }>, cookie: VisitCookie | null, search: string): Promise<RoundTrip> {
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
    // A link made by someone else does not end the visit that is under way.
    if (new URLSearchParams(search).get('state') !== roundTrip.state) throw new Refused('stateMismatch', { failure: 'ourFault', isOver: false });
    await useTicket(tx, cookie.token, 'singpass', now);
    return roundTrip;
  });
}

async function keep(context: AppContext, userId: string, person: MyinfoPerson): Promise<SingpassFailure | null> {
  const now = context.now();
  return context.db.transaction(async (tx) => ((await keepIdentity(tx, context.identity.digest, userId, person, now)) ? null : 'mismatch'));
}
