import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { RadioGroup } from '../ui/ChoiceGroup.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useReasons } from './useReasons.ts';

interface NotSuitableDialogProps {
  title: string;
  onChoose: (reasonId: number) => void;
  onClose: () => void;
}

/** Asks why a job does not suit, so that what is recommended gets better. */
export default function NotSuitableDialog({ title, onChoose, onClose }: NotSuitableDialogProps) {
  const { t } = useTranslation(['myJobs', 'errors']);
  const { reasons, hasFailed } = useReasons();
  const [reason, setReason] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('notSuitable.title')}
      description={t('notSuitable.text', { title })}
      actions={
        <>
          <Button variant="primary" disabled={reason === null} onClick={() => reason !== null && onChoose(Number(reason))}>
            {t('notSuitable.confirm')}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {t('notSuitable.keep')}
          </Button>
        </>
      }
    >
      {hasFailed ? <Callout severity="error">{t('errors:network')}</Callout> : null}
      <RadioGroup
        name="not_suitable_reason_id"
        label={t('notSuitable.title')}
        isLabelHidden
        choices={reasons.map(({ id, value, description }) => ({ value: String(id), label: value, hint: description }))}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
