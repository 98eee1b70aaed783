import { and, count, eq, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CallDeclaration } from '../../../contract/call.ts';
import { LIMITS } from '../../../contract/limits.ts';
import * as calls from '../../../contract/profile-calls.ts';
import type { Queryable } from '../../db/client.ts';
import { spokenLanguage } from '../../db/schema/profile.ts';
import { ApiError } from '../../http/errors.ts';
import type { Route } from '../../http/route.ts';
import { defineRoute } from './context.ts';
import { KINDS, recordsOf, requireChoices, type RecordKind } from './record-kinds.ts';
import { lockUser } from '../../db/lock-user.ts';

type Fields = Record<string, unknown>;
/** A rule about a person's other records. @param id of the record being changed */
type Check = (db: Queryable, userId: string, fields: Fields, id?: string) => Promise<void>;

/** Changes to a person's records take turns, so that concurrent ones can't exceed the limits. */
async function takeTurns(db: Queryable, userId: string): Promise<void> {
  await lockUser(db, userId);
}

const ownRow = ({ table }: RecordKind, userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId));

async function add(db: Queryable, kind: RecordKind, userId: string, fields: Fields, now: Date, check: Check): Promise<Fields> {
  requireChoices(fields, kind.choices);
  await takeTurns(db, userId);
  await check(db, userId, fields);
  const table = kind.table as PgTable;
  const [held] = await db.select({ records: count() }).from(table).where(eq(kind.table.userId, userId));
  if ((held?.records ?? 0) >= LIMITS.records) throw new ApiError('tooManyRecords');
  const [row] = await db
    .insert(table)
    .values({ ...fields, userId, createdAt: now } as never)
    .returning();
  return row as Fields;
}

async function change(db: Queryable, kind: RecordKind, userId: string, id: string, fields: Fields, check: Check): Promise<Fields> {
  requireChoices(fields, kind.choices);
  await takeTurns(db, userId);
  const table = kind.table as PgTable;
  const [own] = await db
    .select({ id: kind.table.id })
    .from(table)
    .where(ownRow(kind, userId, id));
  if (!own) throw new ApiError('notFound');
  await check(db, userId, fields, id);
  const [row] = await db
    .update(table)
    .set(fields as never)
    .where(ownRow(kind, userId, id))
    .returning();
  return row as Fields;
}

interface RecordCalls {
  list: CallDeclaration;
  create: CallDeclaration;
  update: CallDeclaration;
  remove: CallDeclaration;
}

const freely: Check = async () => {};

/** The four routes of a kind of record. Records of other people are notFound. */
function routesOf(kind: RecordKind, { list, create, update, remove }: RecordCalls, check: Check = freely): Route[] {
  type Any = { db: Queryable; caller: { userId: string }; body: Fields; params: { id: string }; now: Date };
  const define = (call: CallDeclaration, handler: (call: Any) => Promise<unknown>) => defineRoute(call, handler as never);
  return [
    define(list, ({ db, caller }) => recordsOf(db, kind, caller.userId)),
    define(create, ({ db, caller, body, now }) => add(db, kind, caller.userId, body, now, check)),
    define(update, ({ db, caller, params, body }) => change(db, kind, caller.userId, params.id, body, check)),
    define(remove, async ({ db, caller, params }) => {
      await db.delete(kind.table as PgTable).where(ownRow(kind, caller.userId, params.id));
      return null;
    }),
  ];
}

/** Each language can be added once (specification §8: skill or language exists). */
const isOnce: Check = async (db, userId, { language }, id) => {
  const [same] = await db
    .select({ id: spokenLanguage.id })
    .from(spokenLanguage)
    .where(and(eq(spokenLanguage.userId, userId), eq(spokenLanguage.language, String(language)), ...(id ? [ne(spokenLanguage.id, id)] : [])));
  if (same) throw new ApiError('parameterInvalid', { fields: { language: ['language.exists'] } });
};

const CHECKS: Partial<Record<keyof typeof KINDS, Check>> = { language: isOnce };

/**
 * Adds a record, or changes one of the person's own, after checking the rules of its kind.
 * @param id of the record to change, or null for a new one
 * @throws ApiError notFound, tooManyRecords, parameterInvalid with its fields, all before writing anything
 */
export async function saveRecord(db: Queryable, name: keyof typeof KINDS, userId: string, id: string | null, fields: Fields, now: Date): Promise<void> {
  const check = CHECKS[name] ?? freely;
  await (id === null ? add(db, KINDS[name], userId, fields, now, check) : change(db, KINDS[name], userId, id, fields, check));
}

export const recordRoutes: readonly Route[] = [
  ...routesOf(KINDS.workExperience, {
    list: calls.listWorkExperiences,
    create: calls.createWorkExperience,
    update: calls.updateWorkExperience,
    remove: calls.deleteWorkExperience,
  }),
  ...routesOf(KINDS.education, { list: calls.listEducations, create: calls.createEducation, update: calls.updateEducation, remove: calls.deleteEducation }),
  ...routesOf(KINDS.license, { list: calls.listLicenses, create: calls.createLicense, update: calls.updateLicense, remove: calls.deleteLicense }),
  ...routesOf(KINDS.website, { list: calls.listWebsites, create: calls.createWebsite, update: calls.updateWebsite, remove: calls.deleteWebsite }),
  ...routesOf(
    KINDS.language,
    { list: calls.listLanguages, create: calls.createLanguage, update: calls.updateLanguage, remove: calls.deleteLanguage },
    CHECKS.language,
  ),
];
