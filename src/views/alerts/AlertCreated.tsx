import { useSelector } from '@xstate/react';
import MailCheck from '~icons/lucide/mail-check';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AlertsRef } from './alerts.types.ts';
import { RehearsalText } from './RehearsalText.tsx';
import { useAlertWords } from './useAlertWords.ts';

const mail = css({ display: 'flex', gap: '12', alignItems: 'flex-start', overflowWrap: 'anywhere', '& svg': { flexShrink: '0', color: 'accent', mt: '2px' } });

/** Shows the created alert: on, waiting for confirmation, or one that was already paused. */
export function AlertCreated({ alerts }: { alerts: AlertsRef }) {
  const { t } = useTranslation('alerts');
  const { alert, draft, rehearsal, status, isNew } = useSelector(alerts, (state) => state.context);
  const words = useAlertWords(alert?.country_id);
  const shown = alert ?? draft;
  if (!shown || !status) return null;
  const values = { name: words(shown).name, email: shown.email };
  const text = status === 'active' ? (isNew ? 'created.text' : 'created.again') : status === 'unconfirmed' ? 'unconfirmed.text' : `asleep.${status}`;
  return (
    <div className={css({ display: 'grid', gap: '12' })}>
      <p className={mail} role="status">
        <MailCheck size={20} aria-hidden="true" />
        <span>{t(text, values)}</span>
      </p>
      {shown.frequency ? <p className={css({ color: 'quiet' })}>{t(`frequency.${shown.frequency}.hint`)}.</p> : null}
      {rehearsal && isNew ? (
        <p className={css({ color: 'quiet' })}>
          <RehearsalText rehearsal={rehearsal} />
        </p>
      ) : null}
    </div>
  );
}
