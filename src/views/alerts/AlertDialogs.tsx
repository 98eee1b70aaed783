import { useSelector } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AlertActions } from './AlertActions.tsx';
import { AlertCreated } from './AlertCreated.tsx';
import { AlertForm } from './AlertForm.tsx';
import { AlertList } from './AlertList.tsx';
import type { AlertsRef } from './alerts.types.ts';
import { partOf, titleOf } from './parts.ts';
import { useAlertWords } from './useAlertWords.ts';

const busy = css({ display: 'flex', alignItems: 'center', gap: '12', py: '24', color: 'quiet' });

/** The dialogs of job alerts (specification §2): create, created, update, manage, delete. One dialog, whose content follows the chart. */
export default function AlertDialogs({ alerts, isByLink = false }: { alerts: AlertsRef; isByLink?: boolean }) {
  const { t } = useTranslation('alerts');
  const state = useSelector(alerts, (snapshot) => snapshot);
  const part = partOf(state);
  const { alert, draft } = state.context;
  const words = useAlertWords(alert?.country_id);
  const name = alert ? words(alert).name : '';
  return (
    <Dialog
      isOpen={part !== null}
      onClose={() => alerts.send({ type: 'alert.dismissed' })}
      title={part === null ? '' : t(titleOf(part, state))}
      isAlert={part === 'delete'}
      isClosedByOutside={part !== 'create' && part !== 'edit'}
      width={520}
      actions={part === null || part === 'atOnce' ? null : <AlertActions alerts={alerts} part={part} />}
    >
      {part === 'atOnce' ? (
        <p className={busy} role="status">
          <Spinner />
          {t('atOnce')}
        </p>
      ) : null}
      {(part === 'create' || part === 'edit') && draft ? <AlertForm alerts={alerts} draft={draft} hasFixedAddress={isByLink} /> : null}
      {part === 'created' ? <AlertCreated alerts={alerts} /> : null}
      {part === 'manage' ? <AlertList alerts={alerts} /> : null}
      {part === 'full' ? <p>{t('full.text')}</p> : null}
      {part === 'delete' ? (
        <div className={css({ display: 'grid', gap: '12' })}>
          <p>{t('delete.text', { name, email: alert?.email })}</p>
          {state.matches({ confirmingDelete: 'failed' }) ? <Callout severity="error">{t('delete.failed')}</Callout> : null}
          {state.matches('deleting') ? <p role="status">{t('deleting')}</p> : null}
        </div>
      ) : null}
      {state.matches('failed') ? (
        <Callout severity="error" title={t('failed')}>
          {t('failed.kept')}
        </Callout>
      ) : null}
      {state.matches('offline') ? <Callout severity="warning">{t('offline')}</Callout> : null}
      {state.matches('tooMany') || state.matches({ notUpdated: 'tooMany' }) ? <Callout severity="warning">{t('tooMany')}</Callout> : null}
      {state.matches({ notUpdated: 'failed' }) ? <Callout severity="error">{t('notUpdated.failed')}</Callout> : null}
    </Dialog>
  );
}
