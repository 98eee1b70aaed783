import { saidAs } from '../../lib/saidAs.ts';
import type { RecordKind, StoredRecord, Values } from './record.types.ts';

/** The fields by which two records of a kind are the same thing told twice (specification §5: a duplicate asks for a confirmation). */
const SAME_BY: Partial<Record<RecordKind, readonly string[]>> = {
  workExperience: ['job_title', 'company_name', 'start_date'],
  education: ['school_name', 'education_level_id', 'field_of_study'],
  license: ['name', 'issuing_organisation', 'issue_date'],
  website: ['url'],
  preference: ['job_title', 'work_arrangement', 'location_id'],
};

/** Whether what was written stands in the list already, as another record. */
export function isToldTwice(kind: RecordKind, id: string | null, values: Values, records: readonly StoredRecord[]): boolean {
  const fields = SAME_BY[kind];
  if (!fields) return false;
  return records.some((one) => one.id !== id && fields.every((field) => saidAs(one[field]) === saidAs(values[field])));
}
