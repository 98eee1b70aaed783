import { useEffect, useRef } from 'react';
import { css } from '#css/css';
import type { RecordKind, Values } from '../../../machines/record/record.types.ts';
import { KIND_LOOKS } from './kinds.ts';
import { RecordField } from './RecordField.tsx';

interface RecordFormProps {
  kind: RecordKind;
  /** Ties the form to its button, which may stand outside. */
  id: string;
  values: Values;
  faults: Readonly<Record<string, readonly string[]>>;
  onChange: (values: Values) => void;
  onSubmit: () => void;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', '& > [data-whole]': { gridColumn: '1 / -1' } },
});

/** Where a place lies: another one has other places. */
const PLACE: ReadonlySet<string> = new Set(['is_overseas', 'country_id']);

/** The form of a record of any kind. When something is refused, the first field at fault is gone to. */
export function RecordForm({ kind, id, values, faults, onChange, onSubmit }: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('input[aria-invalid=true], select[aria-invalid=true], textarea[aria-invalid=true]')?.focus();
  }, [faults]);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={grid}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {KIND_LOOKS[kind].fields.map((spec) =>
        spec.when?.(values) === false ? null : (
          <div key={spec.name} data-whole={spec.isHalf ? undefined : ''}>
            <RecordField
              kind={kind}
              spec={spec}
              values={values}
              fault={faults[spec.name]?.[0]}
              onChange={(value) => onChange(settled(kind, { ...values, ...(PLACE.has(spec.name) ? { location_id: null } : {}), [spec.name]: value }))}
            />
          </div>
        ),
      )}
    </form>
  );
}

/** What is out of sight is empty: an end of what is going on, a country of who stays at home. */
export function settled(kind: RecordKind, values: Values): Values {
  const hidden = KIND_LOOKS[kind].fields.filter(({ when, control }) => when?.(values) === false && control !== 'check');
  return { ...values, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
}
