import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SessionFlow } from '../app/SessionFlow.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';

/** Offers to be told in this browser too, where something was worth telling already and the browser was not asked yet (flows.md, *session*). */
export function PushOffer() {
  const { t } = useTranslation('notificationCentre');
  const { send } = SessionFlow.useActorRef();
  const canAsk = SessionFlow.useSelector((state) => state.can({ type: 'notification.wanted' }));
  const isDenied = SessionFlow.useSelector((state) => state.matches({ permission: 'denied' }));
  if (isDenied) return <Callout severity="info">{t('push.denied')}</Callout>;
  if (!canAsk) return null;
  return (
    <Callout
      severity="info"
      title={t('push.ask')}
      actions={
        <Button size="small" variant="primary" onClick={() => send({ type: 'notification.wanted' })}>
          <BellRing size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('push.askAction')}
        </Button>
      }
    >
      {t('push.askText')}
    </Callout>
  );
}
