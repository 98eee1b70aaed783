import { useSelector } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Rehearsal } from '../../../contract/alerts.ts';
import { Spinner } from '../ui/Spinner.tsx';
import type { AlertsRef } from './alerts.types.ts';

const line = css({ display: 'flex', alignItems: 'center', gap: '8', minH: '24px', color: 'quiet', fontSize: '13' });

/** Describes what an alert would have sent. */
export function RehearsalText({ rehearsal }: { rehearsal: Rehearsal }) {
  const { t, i18n } = useTranslation('alerts');
  const { jobs, more } = rehearsal;
  const formatted = jobs.toLocaleString(i18n.language);
  return more ? t('rehearsal.more', { formatted }) : t('rehearsal', { count: jobs, formatted });
}

/** The preview of the alert in the form: follows its changes, and never prevents saving. */
export function RehearsalLine({ alerts }: { alerts: AlertsRef }) {
  const { t } = useTranslation('alerts');
  const rehearsal = useSelector(alerts, (state) => state.context.rehearsal);
  const is = useSelector(alerts, (state) => {
    const { value } = state;
    return typeof value === 'string' ? value : String(Object.values(value)[0]);
  });
  const isCounting = is === 'rehearsing' || (is === 'settling' && rehearsal === null);
  return (
    <p className={line} role="status">
      {isCounting ? <Spinner /> : null}
      {isCounting ? t('rehearsal.counting') : null}
      {is === 'blank' ? t('rehearsal.blank') : null}
      {is === 'uncounted' ? t('rehearsal.unknown') : null}
      {rehearsal && !isCounting && is !== 'blank' && is !== 'uncounted' ? <RehearsalText rehearsal={rehearsal} /> : null}
    </p>
  );
}
