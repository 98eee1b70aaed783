import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobAlert } from '../../../contract/alerts.ts';
import { emailedAlerts } from '../../services/emailedAlerts.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import AlertDialogs from './AlertDialogs.tsx';
import { AlertList } from './AlertList.tsx';
import type { AlertsRef } from './alerts.types.ts';
import { StopAll } from './StopAll.tsx';
import { useAlertWords } from './useAlertWords.ts';

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', maxW: '720px', mx: 'auto', py: '32' });

interface EmailedAlertsProps {
  ticket: string;
  opened: readonly JobAlert[];
  /** The purpose of the link in the email: `edit`, `snooze` or `stop`, for this alert, or for all. */
  alertId: string | null;
  wanted: string | null;
  /** All alerts were stopped. */
  onStopped: () => void;
}

/** The alerts of an email: the link's action first, then all of them. */
export function EmailedAlerts({ ticket, opened, alertId, wanted, onStopped }: EmailedAlertsProps) {
  const { t } = useTranslation('alerts');
  const chart = useMemo(() => emailedAlerts(ticket, opened), [ticket, opened]);
  const alerts = useActorRef(chart, { input: { isSeeker: true, place: 'settings' } });
  const [isStoppingAll, setStoppingAll] = useState(wanted === 'stop' && alertId === null);
  useOpenedEditor(alerts, wanted === 'edit' ? alertId : null);
  if (isStoppingAll) return <StopAll ticket={ticket} onDone={onStopped} />;
  const sends = opened.length > 0;
  return (
    <div className={page}>
      <div>
        <p className={css({ textStyle: 'section' })} aria-hidden="true">
          {t('title.manage')}
        </p>
        {sends ? <p className={css({ color: 'quiet', mt: '4' })}>{t('emailed.text', { email: opened[0]?.email })}</p> : null}
      </div>
      <Wanted alerts={alerts} alertId={alertId} wanted={wanted} />
      <AlertList alerts={alerts} isByLink />
      {sends ? (
        <div>
          <Button variant="plain" onClick={() => setStoppingAll(true)}>
            {t('stopAll.confirm')}
          </Button>
        </div>
      ) : null}
      <AlertDialogs alerts={alerts} isByLink />
    </div>
  );
}

/** Asks to confirm the link's action; disappears once done. */
function Wanted({ alerts, alertId, wanted }: { alerts: AlertsRef; alertId: string | null; wanted: string | null }) {
  const { t } = useTranslation('alerts');
  const alert = useSelector(alerts, ({ context }) => context.alerts?.find(({ id }) => id === alertId));
  const words = useAlertWords(alert?.country_id);
  const isBusy = useSelector(alerts, (state) => state.matches('updating'));
  if (alert?.status !== 'active' || (wanted !== 'snooze' && wanted !== 'stop')) return null;
  const { name } = words(alert);
  return (
    <Callout
      severity="info"
      title={t(`wanted.${wanted}`, { name })}
      actions={
        <Button
          variant="primary"
          size="small"
          isLoading={isBusy}
          onClick={() => alerts.send({ type: wanted === 'snooze' ? 'alert.snoozed' : 'alert.paused', id: alert.id })}
        >
          {t(wanted === 'snooze' ? 'snooze' : 'wanted.stop.confirm')}
        </Button>
      }
    >
      {t(`wanted.${wanted}.text`)}
    </Callout>
  );
}

/** Opens the link's alert in the editor, once. */
function useOpenedEditor(alerts: AlertsRef, alertId: string | null): void {
  const isOpened = useRef(false);
  const isListed = useSelector(alerts, (state) => state.matches({ managing: 'listed' }));
  useEffect(() => {
    if (!isListed || alertId === null || isOpened.current) return;
    isOpened.current = true;
    alerts.send({ type: 'alert.edited', id: alertId });
  }, [alerts, alertId, isListed]);
}
