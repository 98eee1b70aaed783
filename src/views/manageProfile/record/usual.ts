import { countryByCode } from '../../../../contract/countries.ts';
import type { RecordKind, StoredRecord, Values } from '../../../machines/record/record.types.ts';

/** The first of job_types. */
const FULL_TIME = 1;

/** What a new record most likely says, beside what is blank of its kind. @param all what there is of the kind already */
export function usualOf(kind: RecordKind, all: readonly StoredRecord[], country: string, language: string): Values {
  if (kind === 'preference') {
    const home = countryByCode(country);
    return { currency: home?.currency, timezone: home?.timeZone, work_language: language.split('-')[0], job_type_ids: [FULL_TIME] };
  }
  // One starts with the latest job, and most people still have it.
  if (kind === 'workExperience' && all.length === 0) return { is_present: true };
  return {};
}
