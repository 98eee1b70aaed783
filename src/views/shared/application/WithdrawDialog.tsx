import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { Application } from '../../../../contract/records.ts';
import { randomUuid } from '../../../lib/uuid.ts';
import { withdraw } from '../../../services/applications.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks for confirmation before withdrawing an application, because it can't be undone. `onDone` gets the updated application, or null. */
export default function WithdrawDialog({ jobId, onDone }: { jobId: number; onDone: (application: Application | null) => void }) {
  const { t } = useTranslation('myJobs');
  const [input] = useState(() => ({ jobId, key: randomUuid() }));
  const [state, send] = useMachine(withdraw, { input });
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) onDone(state.context.application);
    // Only when the chart ends.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);
  const abandon = () => send({ type: 'withdraw.abandoned' });
  return (
    <Dialog
      isOpen={!isDone}
      isAlert
      onClose={abandon}
      title={t('withdraw.title')}
      description={t('withdraw.text')}
      actions={
        <>
          {state.can({ type: 'withdraw.confirmed' }) || state.hasTag('busy') ? (
            <Button variant="danger" isLoading={state.hasTag('busy')} onClick={() => send({ type: 'withdraw.confirmed' })}>
              {t('withdraw.confirm')}
            </Button>
          ) : null}
          <Button variant="plain" onClick={abandon}>
            {t('withdraw.keep')}
          </Button>
        </>
      }
    >
      {state.matches('failed') ? <Callout severity="error">{t('withdraw.failed')}</Callout> : null}
      {state.matches('refused') ? <Callout severity="warning">{t('withdraw.refused')}</Callout> : null}
      {state.matches('offline') ? <Callout severity="warning">{t('withdraw.offline')}</Callout> : null}
    </Dialog>
  );
}
