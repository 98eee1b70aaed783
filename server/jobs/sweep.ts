import { lte, or } from 'drizzle-orm';
import { idempotency, inboxMessage, outbox } from '../db/schema/operations.ts';
import type { AppContext } from '../http/app-context.ts';
import { sweepGenerations } from '../modules/profile/ai-resume/generation.ts';
import { sweepAnalysisUse } from '../modules/hiring/analysis/store.ts';
import { sweepGuests } from '../modules/identity/merge-guest.ts';
import { sweepTries } from '../http/attempts.ts';
import { sweepFormerAddresses } from '../modules/identity/assurance/ways-in.ts';
import { sweepCodes } from '../modules/identity/code.ts';
import { sweepQrLogins } from '../modules/identity/qr.ts';
import { sweepSessions } from '../modules/identity/sessions.ts';
import { sweepIdentities } from '../modules/identity/singpass/sweep.ts';
import { sweepTickets } from '../http/tickets.ts';
import { sweepChats } from '../modules/chat/retention.ts';
import { sweepFlowCounts } from '../modules/flows/store.ts';
import { sweepHidden } from '../modules/identity/unclaimed.ts';
import { sweepArrivals } from '../modules/profile/arrivals.ts';
import { sweepNotifications } from '../modules/notify/centre.ts';
import { sweepQuotas } from '../modules/profile/quota/spend.ts';
import { sweepRecordedSearches } from '../modules/market/search/learning/record.ts';
import { sweepSearchedWords } from '../modules/operations/metrics/sweep-words.ts';
import { DAY, HOUR } from '../../contract/durations.ts';

/** Deletes what nobody can use anymore: ended sessions, old codes, guests without a session, and stored responses. */
export async function sweep({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const time = now();
  const before = (days: number) => new Date(time.getTime() - days * DAY);
  await sweepTries(db, time);
  await sweepCodes(db, time);
  await sweepSessions(db, time);
  await sweepFormerAddresses(db, time);
  await sweepTickets(db, time);
  await sweepIdentities(db, time);
  await sweepQrLogins(db, time);
  await sweepGuests(db, time);
  await sweepHidden(db, time);
  await sweepGenerations(db, time);
  await sweepQuotas(db, time);
  await sweepAnalysisUse(db, time);
  await sweepArrivals(db, time);
  await sweepChats(db, time);
  await sweepNotifications(db, time);
  await sweepFlowCounts(db, time);
  await sweepRecordedSearches(db, time);
  await sweepSearchedWords(db, time);
  await db.delete(idempotency).where(lte(idempotency.createdAt, before(7)));
  await db.delete(outbox).where(or(lte(outbox.doneAt, before(7)), lte(outbox.givenUpAt, before(30))));
  await db.delete(inboxMessage).where(lte(inboxMessage.at, before(30)));
}

/**
 * Sweeps every hour, for the first time in an hour.
 * @returns stops it
 */
export function startSweep(context: Pick<AppContext, 'db' | 'now' | 'log'>): () => void {
  const timer = setInterval(() => {
    sweep(context).catch((error: unknown) => context.log.error({ err: error }, 'sweeping failed'));
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
