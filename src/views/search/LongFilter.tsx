import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { ListItem } from '../../../contract/config.ts';
import { CheckboxGroup } from '../ui/ChoiceGroup.tsx';
import { inputStyle } from '../ui/field.styles.ts';

const SHOWN = 6;
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
const more = css({ mt: '8', color: 'accentText', fontWeight: '600', fontSize: '13', minH: '44px', textAlign: 'start' });

interface LongFilterProps {
  label: string;
  items: readonly ListItem[];
  /** How many jobs a value leaves; the highest come first. */
  countOf?: (id: number) => number | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Replaces the message that nothing matches: why the list isn't complete. */
  note?: ReactNode;
}

/** A filter with many values: the active ones and the first few; the others are found by typing, or by showing all. */
export function LongFilter({ label, items: listed, countOf = () => undefined, value, onChange, note }: LongFilterProps) {
  const { t, i18n } = useTranslation('search');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const items = listed.toSorted((a, b) => (countOf(b.id) ?? 0) - (countOf(a.id) ?? 0));
  const matching = items.filter((item) => fold(item.value).includes(fold(typed)));
  const chosen = items.filter((item) => value.includes(item.seo_value));
  const offered = isWhole ? matching : matching.filter((item) => !value.includes(item.seo_value)).slice(0, SHOWN);
  const shown = isWhole ? matching : [...chosen, ...offered];
  const toggle = (picked: string[]) => onChange([...value.filter((one) => !shown.some((item) => item.seo_value === one)), ...picked]);
  return (
    <div>
      <label htmlFor={id} className={css({ fontWeight: '600', display: 'block', mb: '8' })}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={cx(inputStyle, css({ mb: '8' }))}
        placeholder={t('filter.find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <CheckboxGroup
        name={label}
        label={label}
        isLabelHidden
        choices={shown.map((item) => ({ value: item.seo_value, label: item.value, count: countOf(item.id)?.toLocaleString(i18n.language) }))}
        value={value.filter((one) => shown.some((item) => item.seo_value === one))}
        onChange={toggle}
      />
      {note !== undefined || matching.length === 0 ? (
        <p role={note === undefined ? undefined : 'status'} className={css({ color: 'quiet', fontSize: '13' })}>
          {note ?? t('filter.noMatch')}
        </p>
      ) : null}
      {!isWhole && matching.length > shown.length ? (
        <button type="button" className={more} onClick={() => setIsWhole(true)}>
          {t('filter.all', { count: matching.length })}
        </button>
      ) : null}
    </div>
  );
}
