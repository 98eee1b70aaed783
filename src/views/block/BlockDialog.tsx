import { useTranslation } from '../ui/useTranslation.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { BlockEffects } from './BlockEffects.tsx';

interface BlockDialogProps {
  name: string;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onDecline: () => void;
  focusAfter?: () => HTMLElement | null;
}

/** Explains what blocking a company hides before blocking it. */
export function BlockDialog({ name, isOpen, isBusy, onConfirm, onDecline, focusAfter }: BlockDialogProps) {
  const { t } = useTranslation('blockCompany');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onDecline}
      title={t('confirm.title', { name })}
      isAlert
      isClosedByOutside={false}
      {...(focusAfter ? { focusAfter } : {})}
      actions={
        <>
          <Button variant="danger" isLoading={isBusy} onClick={onConfirm}>
            {t('confirm.block')}
          </Button>
          <Button onClick={onDecline}>{t('confirm.keep')}</Button>
        </>
      }
    >
      <BlockEffects />
    </Dialog>
  );
}
