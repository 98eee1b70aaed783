import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ListType } from '../market/config/lists/list.ts';
import { itemOf } from '../market/config/options.ts';
import type { Queryable } from '../../db/client.ts';
import { education, license, spokenLanguage, website, workExperience } from '../../db/schema/profile.ts';
import { ApiError } from '../../http/errors.ts';

type RecordTable = PgTable & { id: PgColumn; userId: PgColumn };

/** A kind of record: its table, its sort order, and the lists its ids refer to. */
export interface RecordKind {
  table: RecordTable;
  order: SQL[];
  choices: Readonly<Record<string, ListType>>;
}

export const KINDS = {
  workExperience: {
    table: workExperience,
    order: [desc(workExperience.is_present), desc(workExperience.end_date), desc(workExperience.start_date), desc(workExperience.id)],
    choices: { industry_id: 'industry_lists', job_function_ids: 'job_functions' },
  },
  education: {
    table: education,
    order: [desc(education.is_attending), desc(education.end_date), desc(education.start_date), desc(education.id)],
    choices: { education_level_id: 'educations' },
  },
  license: { table: license, order: [desc(license.issue_date), desc(license.id)], choices: {} },
  website: { table: website, order: [asc(website.createdAt), asc(website.id)], choices: {} },
  language: { table: spokenLanguage, order: [asc(spokenLanguage.createdAt), asc(spokenLanguage.id)], choices: {} },
} satisfies Record<string, RecordKind>;

export async function recordsOf<K extends RecordKind>(db: Queryable, { table, order }: K, userId: string): Promise<K['table']['$inferSelect'][]> {
  return db
    .select()
    .from(table as PgTable)
    .where(eq(table.userId, userId))
    .orderBy(...order) as Promise<K['table']['$inferSelect'][]>;
}

/** Checks that ids exist in their lists. @throws ApiError parameterInvalid with the fields whose id doesn't exist */
export function requireChoices(fields: Record<string, unknown>, choices: Readonly<Record<string, ListType>>): void {
  const isKnown = (type: ListType, value: unknown) => (Array.isArray(value) ? value : [value ?? null]).every((id) => id === null || itemOf(type, Number(id)));
  const unknown = Object.entries(choices).filter(([name, type]) => !isKnown(type, fields[name]));
  if (unknown.length > 0) throw new ApiError('parameterInvalid', { fields: Object.fromEntries(unknown.map(([name]) => [name, ['invalid']])) });
}

/** A schema's issues by field, as keys of the `validation` texts. */
export function faultsOf({ issues }: Pick<z.ZodError, 'issues'>): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const { path, message } of issues) (faults[String(path[0])] ??= []).push(message);
  return faults;
}
