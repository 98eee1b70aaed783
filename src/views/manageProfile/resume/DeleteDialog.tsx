import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** A chart that deletes something: resumeDocument and resumeDraft have this in common. */
interface Deleting {
  matches(at: 'deleting' | { deleting: 'removing' | 'offline' | 'failed' }): boolean;
}

interface DeleteDialogProps {
  state: Deleting;
  title: string;
  text: string;
  onDelete: () => void;
  onRetry: () => void;
  onClose: () => void;
  /** Replaces the question if it can't be deleted as it is; `action` resolves that. */
  refusal?: { text: string; action: ReactNode } | null;
}

/** Asks for confirmation before deleting something. */
export function DeleteDialog({ state, title, text, onDelete, onRetry, onClose, refusal = null }: DeleteDialogProps) {
  const { t } = useTranslation(['resumes', 'common']);
  const isFailed = state.matches({ deleting: 'failed' });
  const isOffline = state.matches({ deleting: 'offline' });
  return (
    <Dialog
      isOpen={state.matches('deleting')}
      onClose={onClose}
      title={title}
      isAlert
      isClosedByOutside={false}
      actions={
        <>
          {refusal ? (
            refusal.action
          ) : (
            <Button variant="danger" isLoading={isOffline || state.matches({ deleting: 'removing' })} onClick={isFailed ? onRetry : onDelete}>
              {t(isFailed ? 'common:retry' : 'delete.confirm')}
            </Button>
          )}
          <Button onClick={onClose}>{t('delete.keep')}</Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '12', overflowWrap: 'anywhere' })}>
        {refusal ? <Callout severity="warning">{refusal.text}</Callout> : <p>{text}</p>}
        {isOffline ? <Callout severity="warning">{t('delete.offline')}</Callout> : null}
        {isFailed ? <Callout severity="error">{t('delete.failed')}</Callout> : null}
      </div>
    </Dialog>
  );
}
