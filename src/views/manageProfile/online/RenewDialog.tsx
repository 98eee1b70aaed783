import { useTranslation } from '../../ui/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks for confirmation before the old link, which others may have, stops working. */
export function RenewDialog({ isOpen, onConfirm, onCancel }: { isOpen: boolean; onConfirm: () => void; onCancel: () => void }) {
  const { t } = useTranslation('onlineResume');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={t('renew.title')}
      description={t('renew.text')}
      isAlert
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {t('renew.confirm')}
          </Button>
          <Button onClick={onCancel}>{t('renew.keep')}</Button>
        </>
      }
    />
  );
}
