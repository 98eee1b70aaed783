import { useId, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Values } from '../../../machines/record/record.types.ts';
import type { Faults, FoundItem } from '../../../machines/resumeSync/resumeSync.types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { KIND_LOOKS } from '../record/kinds.ts';
import { RecordField } from '../record/RecordField.tsx';
import { settled } from '../record/RecordForm.tsx';
import { formOf } from './FieldsInPlace.tsx';
import { SourceLines } from './SourceLines.tsx';

interface FoundEditorProps {
  item: FoundItem;
  faults: Faults | undefined;
  onClose: () => void;
  onSave: (values: Values) => void;
}

const WIDTH = 600;
/** A certificate is a file, which no resume contains. */
const LEFT_OUT = 'certificate';

/** All fields of an item, to correct before importing it. */
export function FoundEditor({ item, faults = {}, onClose, onSave }: FoundEditorProps) {
  const { t } = useTranslation('resumeSync');
  const id = useId();
  const [values, setValues] = useState(item.values);
  const form = formOf(item);
  const fields = KIND_LOOKS[form].fields.filter(({ name, control, when }) =>
    item.kind === 'basicInfo' ? name in item.values : control !== LEFT_OUT && when?.(values) !== false,
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('edit.title')}
      width={WIDTH}
      isClosedByOutside={false}
      actions={
        <>
          <Button type="submit" form={id} variant="primary">
            {t('edit.save')}
          </Button>
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(values);
        }}
      >
        <SourceLines lines={item.lines} />
        {fields.map((spec) => (
          <RecordField
            key={spec.name}
            kind={form}
            place={id}
            spec={spec}
            values={values}
            fault={faults[spec.name]?.[0]}
            onChange={(value) => setValues(item.kind === 'basicInfo' ? { ...values, [spec.name]: value } : settled(form, { ...values, [spec.name]: value }))}
          />
        ))}
      </form>
    </Dialog>
  );
}
