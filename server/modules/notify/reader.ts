import { and, eq, inArray, like } from 'drizzle-orm';
import { countryById } from '../../../contract/countries.ts';
import { type Language, languageOfAccount } from '../../../contract/languages.ts';
import type { Side } from '../../../contract/notification-pages.ts';
import { quietHours, type QuietHours, type Reach, type ReachChange } from '../../../contract/reach.ts';
import { type Channel, REACH, type Topic, TOPICS, wayOf } from '../../../contract/reach-ways.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { userSetting } from '../../db/schema/identity.ts';
import { defaultCountry } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { Reader } from './decide.ts';

const PREFIX = 'reach.';
const QUIET = `${PREFIX}quiet`;
const keyOf = (topic: Topic, channel: Channel): string => `${PREFIX}${topic}.${channel}`;

/** A person who gets messages, with their settings. */
export interface Receiver extends Reader {
  id: string;
  email: string;
  firstName: string;
  language: Language;
  quiet: QuietHours | null;
  countryZone: string;
  off: Reach['off'];
}

/** The settings of these people, by user ID. Switches are on unless turned off. */
export async function readersOf(db: Queryable, userIds: readonly string[]): Promise<Map<string, Receiver>> {
  if (userIds.length === 0) return new Map();
  const people = await db
    .select({
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      role: user.role,
      languageId: user.languageId,
      countryId: user.countryId,
    })
    .from(user)
    .where(inArray(user.id, [...userIds]));
  const chosen = await db
    .select({ userId: userSetting.userId, key: userSetting.key, value: userSetting.value })
    .from(userSetting)
    .where(and(inArray(userSetting.userId, [...userIds]), like(userSetting.key, `${PREFIX}%`)));
  const own = Map.groupBy(chosen, ({ userId }) => userId);
  return new Map(
    people.map(({ id, email, firstName, role, languageId, countryId }) => {
      const settings = new Map(own.get(id)?.map(({ key, value }) => [key, value]));
      const side: Side = role === 'recruiter' ? 'employer' : 'seeker';
      const countryZone = (countryById(countryId ?? 0) ?? defaultCountry()).timeZone;
      const quiet = quietHours.safeParse(settings.get(QUIET)).data ?? null;
      const isOff = (topic: Topic, channel: Channel) => wayOf(side, topic, channel) === 'choice' && settings.get(keyOf(topic, channel)) === false;
      const off = cellsOf(side).filter(({ topic, channel }) => isOff(topic, channel));
      const language = languageOfAccount(languageId);
      return [id, { id, email, firstName, side, language, isOff, off, quiet, timeZone: quiet?.time_zone ?? countryZone, countryZone }];
    }),
  );
}

/** Every switch of a side. */
export const cellsOf = (side: Side): Reach['off'] =>
  TOPICS.flatMap((topic) =>
    (REACH[side][topic] ? (['email', 'push', 'centre'] as const).filter((way) => wayOf(side, topic, way) === 'choice') : []).map((channel) => ({
      topic,
      channel,
    })),
  );

/**
 * One person's settings.
 * @throws ApiError notFound if the account doesn't exist
 */
export async function readerOf(db: Queryable, userId: string): Promise<Receiver> {
  const reader = (await readersOf(db, [userId])).get(userId);
  if (!reader) throw new ApiError('notFound');
  return reader;
}

export const reachOf = ({ off, quiet, countryZone }: Receiver): Reach => ({ off, quiet, country_zone: countryZone });

/**
 * Saves a person's switches and quiet hours. Omitted ones stay unchanged.
 * @param db a transaction
 * @throws ApiError parameterInvalid for a switch that doesn't exist
 */
export async function saveReachOf(db: Queryable, reader: Pick<Receiver, 'id' | 'side'>, { switches = [], quiet }: ReachChange, now: Date): Promise<void> {
  const { id: userId, side } = reader;
  if (switches.some(({ topic, channel }) => wayOf(side, topic, channel) !== 'choice')) throw new ApiError('parameterInvalid');
  const store = async (key: string, value: unknown) => {
    const row = { userId, key, value, updatedAt: now };
    await db
      .insert(userSetting)
      .values(row)
      .onConflictDoUpdate({ target: [userSetting.userId, userSetting.key], set: row });
  };
  for (const { topic, channel, on } of switches) {
    await store(keyOf(topic, channel), on);
  }
  if (quiet === null) await db.delete(userSetting).where(and(eq(userSetting.userId, userId), eq(userSetting.key, QUIET)));
  else if (quiet) await store(QUIET, quiet);
}
