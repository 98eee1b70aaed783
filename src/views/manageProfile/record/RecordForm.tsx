import Plus from '~icons/lucide/plus';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { RecordKind, Values } from '../../../machines/record/record.types.ts';
import { Button } from '../../ui/Button.tsx';
import { type FieldSpec, KIND_LOOKS } from './kinds.ts';
import { RecordField } from './RecordField.tsx';

interface RecordFormProps {
  kind: RecordKind;
  /** Connects the form to its button, which may be outside. */
  id: string;
  values: Values;
  faults: Readonly<Record<string, readonly string[]>>;
  onChange: (values: Values) => void;
  onSubmit: () => void;
  /** Asks the essentials first, with the rest behind a button. */
  isShort?: boolean;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', '& > [data-whole]': { gridColumn: '1 / -1' } },
});

/** Fields that determine the list of places: changing them clears the place. */
const PLACE: ReadonlySet<string> = new Set(['is_overseas', 'country_id']);

/** The form of a record of any kind. After a rejection, focuses the first invalid field. */
export function RecordForm({ kind, id, values, faults, onChange, onSubmit, isShort = false }: RecordFormProps) {
  const { t } = useTranslation('profile');
  const form = useRef<HTMLFormElement>(null);
  const { fields, essential } = KIND_LOOKS[kind];
  const [first, rest] = isShort && essential ? [fieldsOf(fields, essential), fields.filter(({ name }) => !essential.includes(name))] : [fields, []];
  const [isWhole, setWhole] = useState(false);
  // An invalid field is never hidden behind the button.
  const isFaulty = rest.some(({ name }) => faults[name] !== undefined);
  // What a fault opened stays open: closing it moves the buttons from under the pointer.
  if (isFaulty && !isWhole) setWhole(true);
  const isShown = isWhole || isFaulty;
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
      {[...first, ...(isShown ? rest : [])].map((spec) =>
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
      {rest.length > 0 && !isShown ? (
        <p data-whole="">
          <Button variant="plain" aria-expanded={false} className={css({ ms: '-16px' })} onClick={() => setWhole(true)}>
            <Plus size={16} aria-hidden="true" />
            {t(`${kind}.details`)}
          </Button>
        </p>
      ) : null}
    </form>
  );
}

const fieldsOf = (fields: readonly FieldSpec[], names: readonly string[]) => names.flatMap((name) => fields.filter((spec) => spec.name === name));

/** Hidden fields are empty: the end date of a current job, the country of somebody who stays at home. */
export function settled(kind: RecordKind, values: Values): Values {
  const hidden = KIND_LOOKS[kind].fields.filter(({ when, control }) => when?.(values) === false && control !== 'check');
  return { ...values, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
}
