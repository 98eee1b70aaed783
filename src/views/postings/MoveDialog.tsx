import { useTranslation } from '../ui/useTranslation.tsx';
import type { Posting, PostingMove } from '../../../contract/postings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface MoveDialogProps {
  isOpen: boolean;
  move: PostingMove;
  posting: Posting | null;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks for confirmation to close or delete a job, and explains the consequences for its applicants. */
export function MoveDialog({ isOpen, move, posting, onConfirm, onKeep }: MoveDialogProps) {
  const { t } = useTranslation('postings');
  const what = move === 'delete' ? 'delete' : 'close';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      isAlert
      title={t(`ask.${what}.title`, { title: posting?.title || t('untitled') })}
      description={what === 'delete' && posting?.status === 'draft' ? t('ask.delete.draft') : t(`ask.${what}.text`)}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {t(`ask.${what}.confirm`)}
          </Button>
          <Button onClick={onKeep}>{t('ask.keep')}</Button>
        </>
      }
    />
  );
}
