import { useTranslation } from 'react-i18next';
import { css, cx } from '#css/css';
import type { StoredRecord } from '../../machines/record/record.types.ts';
import { useChoices, type Source } from './record/options.ts';

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12' });
const NONE = {};
const ROWS: readonly [name: string, source?: Source][] = [
  ['current_location'],
  ['jobseeking_status', 'statuses'],
  ['notice_period_id', 'notice_period_lists'],
  ['working_since'],
  ['years_of_experience'],
  ['job_seeker_type', 'seekerTypes'],
  ['nationality', 'nationalities'],
  ['user_identity_id', 'user_identity_lists'],
  ['date_of_birth'],
  ['email'],
  ['phone_num'],
  ['home_address'],
];

/** What is told of oneself, each under its name; what is not told yet is said to be so. */
export function AboutMe({ record }: { record: StoredRecord }) {
  return (
    <dl className={grid}>
      {ROWS.map(([name, source]) => (
        <Row key={name} name={name} source={source} value={record[name]} />
      ))}
    </dl>
  );
}

function Row({ name, source, value }: { name: string; source: Source | undefined; value: unknown }) {
  const { t, i18n } = useTranslation('profile');
  const choices = useChoices(source, NONE);
  const date = (text: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(new Date(text));
  const said = () => {
    if (value === null || value === undefined || value === '') return null;
    if (source) return choices.find((choice) => choice.value === value)?.label ?? '…';
    if (name === 'date_of_birth') return date(`${String(value)}T00:00:00Z`, { dateStyle: 'long' });
    if (name === 'working_since') return date(`${String(value)}-15T00:00:00Z`, { month: 'long', year: 'numeric' });
    return String(value);
  };
  const words = said();
  return (
    <div>
      <dt className={css({ fontSize: '13', color: 'quiet' })}>{t(`basicInfo.${name}`)}</dt>
      <dd className={cx(css({ overflowWrap: 'anywhere' }), words === null ? css({ color: 'quiet' }) : undefined)}>{words ?? t('untold')}</dd>
    </div>
  );
}
