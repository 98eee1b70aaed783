import { useTranslation } from '../../ui/useTranslation.tsx';
import type { Salary } from '../../../../contract/records.ts';
import { formatSalary } from '../../../lib/salary/format.ts';
import type { RecordKind, StoredRecord } from '../../../machines/record/record.types.ts';
import { useChoices } from './options.ts';

export interface RecordWords {
  /** Its name: shown first, and used in the labels of its buttons. */
  title: string;
  /** Below the title, on one line. */
  details: string[];
  /** Start and end. */
  when?: string;
  /** It is current. */
  isNow?: boolean;
  /** The description. */
  text: string;
  href?: string;
}

const NONE = {};
export const PERIODS: Partial<Record<string, Salary['period']>> = { Hourly: 'hour', Daily: 'day', Monthly: 'month', Annually: 'year' };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Describes a record of a kind. */
export function useRecordWords(kind: RecordKind): (record: StoredRecord) => RecordWords {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const levels = useChoices(kind === 'education' ? 'educations' : undefined, NONE);
  const types = useChoices(kind === 'preference' ? 'job_types' : undefined, NONE);
  const language = (code: string) => (code === '' ? '' : (new Intl.DisplayNames([i18n.language], { type: 'language' }).of(code) ?? code));
  const monthFormat = new Intl.DateTimeFormat(i18n.language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  // For a partial date, the year is known.
  const month = (value: unknown) =>
    /^\d{4}-\d\d$/.test(textOf(value)) ? monthFormat.format(new Date(`${textOf(value)}-15T00:00:00Z`)) : textOf(value).replaceAll('-', '');
  const period = (from: unknown, to: unknown, isOpen: unknown) => {
    const [begin, end] = [month(from), isOpen === true ? t('present') : month(to)];
    return begin === '' || end === '' ? begin + end : t('period', { from: begin, to: end });
  };
  const pay = (record: StoredRecord) => {
    const [type, from, to] = [textOf(record['salary_type']), record['min_salary'], record['max_salary']];
    const paid = PERIODS[type];
    if (paid === undefined || typeof from !== 'number' || typeof to !== 'number') return type === '' ? '' : t(`salaryTypes.${type}`);
    return formatSalary({ from, to, currency: textOf(record['currency']), period: paid }, i18n.language, (key, values) =>
      key === 'from' || key === 'upTo' ? t(`common:salary.${key}`, values) : `${values.amount} ${t(`common:salary.${key}`)}`,
    );
  };
  return (record) => {
    switch (kind) {
      case 'workExperience':
        return {
          title: textOf(record['job_title']),
          details: [textOf(record['company_name'])],
          when: period(record['start_date'], record['end_date'], record['is_present']),
          isNow: record['is_present'] === true,
          text: textOf(record['description']),
        };
      case 'education':
        return {
          title: textOf(record['school_name']),
          details: [levels.find(({ value }) => value === record['education_level_id'])?.label ?? '', textOf(record['field_of_study'])],
          when: period(record['start_date'], record['end_date'], record['is_attending']),
          isNow: record['is_attending'] === true,
          text: textOf(record['description']),
        };
      case 'license':
        return {
          title: textOf(record['name']),
          details: [
            textOf(record['issuing_organisation']),
            t(record['does_not_expire'] === true ? 'issued' : month(record['expiry_date']) === '' ? 'issuedOn' : 'issuedUntil', {
              from: month(record['issue_date']),
              to: month(record['expiry_date']),
            }),
          ],
          text: textOf(record['credential_id']) === '' ? '' : t('credential', { id: textOf(record['credential_id']) }),
        };
      case 'website':
        return {
          title: textOf(record['display_name']) || textOf(record['url']),
          details: [textOf(record['url'])],
          text: textOf(record['description']),
          href: textOf(record['url']),
        };
      case 'language':
        return {
          title: language(textOf(record['language'])),
          details: record['proficiency'] ? [t(`proficiencies.${textOf(record['proficiency'])}`)] : [],
          text: '',
        };
      case 'preference':
        return {
          title: textOf(record['job_title']),
          details: [
            t(`arrangements.${textOf(record['work_arrangement'])}`),
            ...((record['job_type_ids'] as number[] | undefined) ?? []).map((id) => types.find(({ value }) => value === id)?.label ?? ''),
            pay(record),
          ],
          text: record['is_open_to_work'] === true ? t('openToWork') : '',
        };
      case 'basicInfo':
        return { title: `${textOf(record['first_name'])} ${textOf(record['last_name'])}`, details: [], text: '' };
      case 'summary':
        return { title: '', details: [], text: textOf(record['career_summary']) };
    }
  };
}
