import Plus from '~icons/lucide/plus';
import X from '~icons/lucide/x';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import { ownTimeZone } from '../../services/interview/timeZone.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { fieldOf, instantOf } from './draft.ts';
import { dayAndTime, differAt, elsewhere, zoneName } from '../shared/interview/zones.ts';

interface TimeFieldsProps {
  label: string;
  hint: string;
  /** As the fields hold them. */
  times: readonly string[];
  onChange: (times: string[]) => void;
  errorOf: (index: number) => string | undefined;
  /** The server's clock: earlier times can't be picked. */
  now: string;
  other: { name: string; timeZone: string } | null;
  required?: boolean;
}

const row = css({ display: 'flex', gap: '4', alignItems: 'flex-end', '& > :first-child': { flex: '1', minW: '0' } });
const group = css({ display: 'grid', gap: '12', minW: '0' });

/** One to three dates and times, with the platform's own picker; each is also shown in words, and in the other side's time zone. */
export function TimeFields({ label, hint, times, onChange, errorOf, now, other, required }: TimeFieldsProps) {
  const { t, i18n } = useTranslation('interview');
  const set = (index: number, value: string) => onChange(times.map((each, at) => (at === index ? value : each)));
  const readBack = (field: string) => {
    const at = instantOf(field);
    if (at === '') return undefined;
    const own = `${dayAndTime(at, i18n.language)} (${zoneName(at, i18n.language)})`;
    return other && differAt(at, ownTimeZone(), other.timeZone)
      ? t('times.readBoth', {
          own,
          name: other.name,
          time: `${elsewhere(at, i18n.language, other.timeZone)} (${zoneName(at, i18n.language, other.timeZone)})`,
        })
      : own;
  };
  return (
    <fieldset className={group}>
      <legend className={css({ fontWeight: '600' })}>{label}</legend>
      <p className={css({ fontSize: '13', color: 'quiet' })}>{hint}</p>
      {times.map((time, index) => (
        <div key={index} className={row}>
          <TextField
            type="datetime-local"
            label={t('times.nth', { nth: index + 1 })}
            hint={readBack(time)}
            error={errorOf(index)}
            required={required && index === 0}
            value={time}
            min={fieldOf(now)}
            step={300}
            onChange={(event) => set(index, event.target.value)}
          />
          {times.length > 1 ? (
            <IconButton label={t('times.remove', { nth: index + 1 })} onClick={() => onChange(times.filter((_, at) => at !== index))}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      {times.length < LIMITS.interviewTimes ? (
        <Button variant="plain" className={css({ justifySelf: 'start', ms: '-12px' })} onClick={() => onChange([...times, ''])}>
          <Plus size={18} aria-hidden="true" />
          {t('times.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
