import { countryByCode } from '../../../../contract/countries.ts';
import { primaryLanguage } from '../../../../contract/languages.ts';
import type { RecordKind, StoredRecord, Values } from '../../../machines/record/record.types.ts';

/** The first of job_types. */
const FULL_TIME = 1;

/** The most likely values of a new record, in addition to the blank ones of its kind. @param all the existing records of the kind */
export function usualOf(kind: RecordKind, all: readonly StoredRecord[], country: string, language: string): Values {
  if (kind === 'preference') {
    const home = countryByCode(country);
    return { currency: home?.currency, timezone: home?.timeZone, work_language: primaryLanguage(language), job_type_ids: [FULL_TIME] };
  }
  // People start with their latest job, and most still have it.
  if (kind === 'workExperience' && all.length === 0) return { is_present: true };
  return {};
}
