import { useTranslation } from '../ui/useTranslation.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';

interface SendStateProps {
  state: 'sending' | 'rejected' | 'failed' | 'offline';
  message: string;
  onRetry: () => void;
  onEdit?: () => void;
}

/** The status of sending an application: in progress, refused with the server's message, lost, or waiting for the connection. */
export function SendState({ state, message, onRetry, onEdit }: SendStateProps) {
  const { t } = useTranslation('apply');
  if (state === 'sending') return <p role="status">{t('submitting')}…</p>;
  const actions = (
    <>
      <Button variant="primary" onClick={onRetry}>
        {t('submit.retry')}
      </Button>
      {onEdit ? <Button onClick={onEdit}>{t('submit.edit')}</Button> : null}
    </>
  );
  const title = { rejected: 'rejected.title', failed: 'submit.failed.title', offline: 'submit.offline.title' }[state];
  return (
    <Callout severity={state === 'offline' ? 'warning' : 'error'} title={t(title)} actions={actions}>
      {state === 'rejected' ? message : t(state === 'offline' ? 'submit.offline' : 'submit.failed')}
    </Callout>
  );
}
