import { and, eq, sql } from 'drizzle-orm';
import { NETWORK_NAMES, type SocialProvider } from '../../../../contract/login.ts';
import type { SocialPerson } from '../../../adapters/social/network.ts';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../db/client.ts';
import { account, user } from '../../../db/schema/auth.ts';
import { lockUsers } from '../../../db/lock-user.ts';
import { announceWayIn } from '../assurance/announce.ts';
import { isUnclaimed } from '../unclaimed.ts';

/** Serializes simultaneous visits of one person: the second sees what the first created. */
export const lockPerson = (db: Queryable, provider: SocialProvider, subject: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`social ${provider} ${subject}`}, 0))`);

/**
 * The account of a network's person: by the network's own ID; or else by an address that both the network and we have confirmed, which then links the
 * two. An address that only one of the two confirmed proves nothing: whoever entered it first would get the other person's account (account
 * pre-hijacking). With a confirmed address, an employer's account with the same confirmed address is offered beside the job seeker's.
 * @returns null for a new person; `unproven` if an account has the address but may belong to someone else
 */
export async function findOwner(
  db: Queryable,
  provider: SocialProvider,
  { subject, email, isEmailVerified }: SocialPerson,
  { config, now }: { config: Pick<Config, 'baseUrl'>; now: Date },
): Promise<string[] | 'unproven' | null> {
  await lockPerson(db, provider, subject);
  const link = and(eq(account.providerId, provider), eq(account.accountId, subject));
  const find = () => db.select({ id: account.userId }).from(account).where(link);
  await lockUsers(
    db,
    (await find()).map(({ id }) => id),
  );
  // A simultaneous reset may have removed it.
  const [linked] = await find();
  const sameAddress =
    email === null
      ? []
      : await db
          .select()
          .from(user)
          .where(and(eq(user.email, email), eq(user.isAnonymous, false), sql`not ${isUnclaimed}`));
  const seeker = sameAddress.find(({ role }) => role === 'jobseeker');
  const employers = sameAddress.filter(({ role, emailVerified }) => isEmailVerified && emailVerified && role === 'recruiter').map(({ id }) => id);
  if (linked) return [...new Set([linked.id, ...employers])];
  if (!seeker) return null;
  if (!isEmailVerified || !seeker.emailVerified) return 'unproven';
  await db.insert(account).values({ accountId: subject, providerId: provider, userId: seeker.id, createdAt: now, updatedAt: now });
  await announceWayIn(db, config, seeker.id, { kind: 'network', name: NETWORK_NAMES[provider] });
  return [seeker.id, ...employers];
}
