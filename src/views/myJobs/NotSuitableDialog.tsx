import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobCard } from '../../../contract/records.ts';
import { blockingAddress } from '../../lib/blockingAddress.ts';
import { ReasonChoices } from '../ui/ReasonChoices.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextLink } from '../ui/TextLink.tsx';

interface NotSuitableDialogProps {
  title: string;
  company: JobCard['company'];
  onChoose: (reasonId: number) => void;
  onClose: () => void;
}

/** Asks why a job isn't suitable, to improve the recommendations. */
export default function NotSuitableDialog({ title, company, onChoose, onClose }: NotSuitableDialogProps) {
  const { t } = useTranslation('myJobs');
  const [reason, setReason] = useState<number | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('notSuitable.title')}
      description={t('notSuitable.text', { title })}
      actions={
        <>
          <Button variant="primary" disabled={reason === null} onClick={() => reason !== null && onChoose(reason)}>
            {t('notSuitable.confirm')}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {t('notSuitable.keep')}
          </Button>
        </>
      }
    >
      <ReasonChoices list="not_suitable_reasons" name="not_suitable_reason_id" label={t('notSuitable.title')} value={reason} onChange={setReason} />
      <p className={css({ mt: '12', fontSize: '13' })}>
        <TextLink to={blockingAddress(company.id)}>{t('notSuitable.block', { name: company.name })}</TextLink>
      </p>
    </Dialog>
  );
}
