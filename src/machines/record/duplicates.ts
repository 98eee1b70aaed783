import { comparable } from '../../lib/comparable.ts';
import type { RecordKind, StoredRecord, Values } from './record.types.ts';

/** The fields that identify duplicates of a kind (specification §5: a duplicate asks for confirmation). */
const SAME_BY: Partial<Record<RecordKind, readonly string[]>> = {
  workExperience: ['job_title', 'company_name', 'start_date'],
  education: ['school_name', 'education_level_id', 'field_of_study'],
  license: ['name', 'issuing_organisation', 'issue_date'],
  website: ['url'],
  preference: ['job_title', 'work_arrangement', 'location_id'],
};

/** Whether the input duplicates another record in the list. */
export function isDuplicate(kind: RecordKind, id: string | null, values: Values, records: readonly StoredRecord[]): boolean {
  const fields = SAME_BY[kind];
  if (!fields) return false;
  return records.some((one) => one.id !== id && fields.every((field) => comparable(one[field]) === comparable(values[field])));
}
