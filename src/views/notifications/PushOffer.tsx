import BellRing from '~icons/lucide/bell-ring';
import { Suspense } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useTexts } from '../core/useTexts.ts';
import { SessionFlow, useIdentity } from '../core/SessionFlow.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';

/**
 * Offers notifications in this browser, next to something worth notifying about (flows/session.md): the browser only asks once the offer is
 * accepted.
 * @param isLookedFor where users expect the setting: also shown if they declined it elsewhere, and says if the browser blocks it
 */
export function PushOffer({ isLookedFor = false }: { isLookedFor?: boolean }) {
  const isOpen = SessionFlow.useSelector((state) => state.matches({ permission: { default: 'open' } }));
  const isDeclined = SessionFlow.useSelector((state) => state.matches({ permission: { default: 'declined' } }));
  const isDenied = SessionFlow.useSelector((state) => state.matches({ permission: 'denied' }));
  if (!isOpen && !(isLookedFor && (isDeclined || isDenied))) return null;
  return (
    <Suspense fallback={null}>
      <Offer isDenied={isDenied} canDecline={isOpen && !isLookedFor} />
    </Suspense>
  );
}

function Offer({ isDenied, canDecline }: { isDenied: boolean; canDecline: boolean }) {
  useTexts('notificationCentre');
  const { t } = useTranslation('notificationCentre');
  const { send } = SessionFlow.useActorRef();
  const isEmployer = useIdentity() === 'employer';
  if (isDenied) return <Callout severity="info">{t('push.denied')}</Callout>;
  return (
    <Callout
      severity="info"
      title={t('push.ask')}
      actions={
        <>
          <Button size="small" variant="primary" onClick={() => send({ type: 'notification.wanted' })}>
            <BellRing size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('push.askAction')}
          </Button>
          {canDecline ? (
            <Button size="small" variant="plain" onClick={() => send({ type: 'notification.declined' })}>
              {t('push.decline')}
            </Button>
          ) : null}
        </>
      }
    >
      {t(isEmployer ? 'push.askText.employer' : 'push.askText.seeker')}
    </Callout>
  );
}
