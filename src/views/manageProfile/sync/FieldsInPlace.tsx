import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { RecordKind } from '../../../machines/record/record.types.ts';
import type { Faults, FoundItem } from '../../../machines/resumeSync/resumeSync.types.ts';
import { Callout } from '../../ui/Callout.tsx';
import { KIND_LOOKS, type FieldSpec } from '../record/kinds.ts';
import { RecordField } from '../record/RecordField.tsx';
import { settled } from '../record/RecordForm.tsx';
import type { SyncParts } from './ResumeSync.tsx';

interface FieldsInPlaceProps extends Pick<SyncParts, 'send'> {
  item: FoundItem;
  faults: Faults | undefined;
  showsFaults: boolean;
}

/** A missing end date may mean that it hasn't ended yet. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { end_date: ['is_present', 'is_attending'], expiry_date: ['does_not_expire'] };
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  p: '16',
  borderRadius: 'control',
  bg: 'sunken',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

/** The form for a field of an item. */
export const formOf = ({ kind, values }: FoundItem): RecordKind =>
  kind === 'skill' ? 'basicInfo' : kind === 'basicInfo' && 'career_summary' in values ? 'summary' : kind;

/** What must be filled in before a selected item can be imported, asked in place: it stays while it is being filled in. */
export function FieldsInPlace({ item, faults = {}, showsFaults, send }: FieldsInPlaceProps) {
  const { t } = useTranslation('resumeSync');
  const place = useId();
  const box = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const missing = Object.keys(faults).filter((name) => !requested.includes(name));
  if (missing.length > 0) setRequested([...requested, ...missing]);
  const form = formOf(item);
  const specs = KIND_LOOKS[form].fields.filter(({ name }) => requested.includes(name) || requested.some((one) => BESIDE[one]?.includes(name)));
  const others = Object.entries(faults).filter(([name]) => !KIND_LOOKS[form].fields.some((spec) => spec.name === name));
  useEffect(() => {
    // Focuses the first of all marked fields.
    const [first] = box.current?.closest('section')?.parentElement?.querySelectorAll('[data-asked] [aria-invalid=true]') ?? [];
    if (!showsFaults || !first || !box.current?.contains(first)) return;
    const control = first.matches('fieldset') ? first.querySelector<HTMLElement>('select, input') : first;
    (control as HTMLElement | null)?.focus();
  }, [showsFaults]);
  if (specs.length === 0 && others.length === 0) return null;
  const isShown = ({ when }: FieldSpec) => when?.(item.values) !== false;
  return (
    <div ref={box} data-asked="" className={css({ display: 'grid', gap: '8' })}>
      {others.map(([name, texts]) => (
        <Callout key={name} severity="warning" title={t('notTaken')}>
          {texts[0]}
        </Callout>
      ))}
      {specs.length > 0 ? (
        <>
          <p className={css({ fontSize: '13', fontWeight: '600' })}>{t('needed')}</p>
          <div className={grid}>
            {specs.filter(isShown).map((spec) => (
              <RecordField
                key={spec.name}
                kind={form}
                place={place}
                spec={spec}
                values={item.values}
                fault={showsFaults ? faults[spec.name]?.[0] : undefined}
                onChange={(value) => send({ type: 'item.edited', key: item.key, values: settled(form, { ...item.values, [spec.name]: value }) })}
              />
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
