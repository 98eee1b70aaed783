import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Panel } from './Panel.tsx';

interface ResetPanelProps {
  isAsking: boolean;
  isResetting: boolean;
  isDone: boolean;
  onAsk: () => void;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Resets the demo, after confirmation. */
export function ResetPanel({ isAsking, isResetting, isDone, onAsk, onConfirm, onDecline }: ResetPanelProps) {
  const { t } = useTranslation('dev');
  return (
    <Panel title={t('reset')} text={t('reset.text')}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16' })}>
        <Button isLoading={isResetting} onClick={onAsk}>
          {t('reset.action')}
        </Button>
        {isResetting ? <p role="status">{t('reset.working')}</p> : null}
      </div>
      {isDone ? <Callout severity="success">{t('reset.done')}</Callout> : null}
      <Dialog
        isOpen={isAsking}
        isAlert
        onClose={onDecline}
        title={t('reset.ask')}
        description={t('reset.loses')}
        actions={
          <>
            <Button variant="danger" onClick={onConfirm}>
              {t('reset.confirm')}
            </Button>
            <Button onClick={onDecline}>{t('reset.cancel')}</Button>
          </>
        }
      />
    </Panel>
  );
}
