import Plus from '~icons/lucide/plus';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { StoredRecord } from '../../machines/record/record.types.ts';
import { Button } from '../ui/Button.tsx';
import { useChoices, type Source } from './record/options.ts';

const grid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }, gap: '16' });
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
  ['home_address'],
];

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

/** What the profile says about the user, each with a label, and how much is missing. */
export function AboutMe({ record, onAdd }: { record: StoredRecord; onAdd: () => void }) {
  const { t } = useTranslation('profile');
  const filled = ROWS.filter(([name]) => isFilled(record[name]));
  const missing = ROWS.length - filled.length;
  return (
    <div className={css({ display: 'grid', gap: '16' })}>
      {filled.length > 0 ? (
        <dl className={grid}>
          {filled.map(([name, source]) => (
            <Row key={name} name={name} source={source} value={record[name]} />
          ))}
        </dl>
      ) : null}
      {missing > 0 ? (
        <Button size="small" className={css({ justifySelf: 'start' })} onClick={onAdd}>
          <Plus size={16} aria-hidden="true" />
          {t('basicInfo.missing', { count: missing })}
        </Button>
      ) : null}
    </div>
  );
}

function Row({ name, source, value }: { name: string; source: Source | undefined; value: unknown }) {
  const { t, i18n } = useTranslation('profile');
  const choices = useChoices(source, NONE);
  const date = (text: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(new Date(text));
  const content = () => {
    if (source) return choices.find((choice) => choice.value === value)?.label ?? '…';
    if (name === 'date_of_birth') return date(`${String(value)}T00:00:00Z`, { dateStyle: 'long' });
    if (name === 'working_since') return date(`${String(value)}-15T00:00:00Z`, { month: 'long', year: 'numeric' });
    return String(value);
  };
  return (
    <div>
      <dt className={css({ fontSize: '13', color: 'quiet' })}>{t(`basicInfo.${name}`)}</dt>
      <dd className={css({ overflowWrap: 'anywhere' })}>{content()}</dd>
    </div>
  );
}
