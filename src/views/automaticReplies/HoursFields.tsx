import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { OpenHours } from '../../../contract/automatic-replies.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FieldError, useFieldIds } from '../ui/Field.tsx';
import { inputBase } from '../ui/field.styles.ts';
import { useReplyWords } from './useReplyWords.ts';

type Days = (OpenHours | null)[];

const group = css({ minW: '0' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '12',
  py: '4',
  md: { gridTemplateColumns: 'minmax(0, 1fr) auto', minH: '56px' },
});
const hours = css({ display: 'flex', alignItems: 'center', gap: '8', color: 'quiet', minH: '44px', ps: { base: '32', md: '0' } });
const time = css(inputBase, { w: '124px', minH: '44px', fontVariantNumeric: 'tabular-nums' });
const wide = css({ gridColumn: '1 / -1' });

/** The default hours of a day if no other day has hours. */
const OFFICE: OpenHours = { from: '09:00', to: '18:00' };

interface HoursFieldsProps {
  days: readonly (OpenHours | null)[];
  onChange: (days: Days) => void;
  wrongWith: (field: string) => string | undefined;
}

/** The hours of each day of the week, Monday first; a day without hours is a day off. */
export function HoursFields({ days, onChange, wrongWith }: HoursFieldsProps) {
  const { t } = useTranslation('automaticReplies');
  const { day } = useReplyWords();
  const error = wrongWith('days');
  const ids = useFieldIds({ hint: t('hours.hint'), error });
  const set = (index: number, value: OpenHours | null) => onChange(days.map((one, at) => (at === index ? value : one)));
  // A new day copies the hours of another.
  const usual = days.find((one) => one !== null) ?? OFFICE;
  return (
    <fieldset className={group} aria-describedby={ids.describedBy}>
      <legend className={css({ fontWeight: '600' })}>{t('hours')}</legend>
      {error ? null : (
        <p id={ids.hintId} className={css({ fontSize: '13', color: 'quiet' })}>
          {t('hours.hint')}
        </p>
      )}
      {days.map((open, index) => (
        <Day key={index} name={day(index)} open={open} usual={usual} error={wrongWith(`days.${index}`)} onChange={(value) => set(index, value)} />
      ))}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

interface DayProps {
  name: string;
  open: OpenHours | null;
  usual: OpenHours;
  error: string | undefined;
  onChange: (hours: OpenHours | null) => void;
}

function Day({ name, open, usual, error, onChange }: DayProps) {
  const { t } = useTranslation('automaticReplies');
  const ids = useFieldIds({ error });
  const described = { 'aria-describedby': ids.describedBy, 'aria-invalid': error ? true : undefined };
  return (
    <div className={row}>
      <Checkbox label={name} checked={open !== null} onChange={({ target }) => onChange(target.checked ? usual : null)} />
      <div className={hours}>
        {open ? (
          <>
            <input
              type="time"
              aria-label={t('hours.from', { day: name })}
              className={time}
              value={open.from}
              required
              {...described}
              onChange={({ target }) => target.value && onChange({ ...open, from: target.value })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              aria-label={t('hours.to', { day: name })}
              className={time}
              value={open.to}
              required
              {...described}
              onChange={({ target }) => target.value && onChange({ ...open, to: target.value })}
            />
          </>
        ) : (
          t('hours.off')
        )}
      </div>
      {open && open.to < open.from ? (
        <p className={css({ fontSize: '13', color: 'quiet', gridColumn: '1 / -1', textAlign: { md: 'end' } })}>{t('hours.nextDay')}</p>
      ) : null}
      {error ? (
        <div className={wide}>
          <FieldError id={ids.errorId}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
