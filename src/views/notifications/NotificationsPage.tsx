import { useMachine } from '@xstate/react';
import LockKeyhole from '~icons/lucide/lock-keyhole';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { notificationCentre } from '../../services/notifications.ts';
import { isMember, useIdentity } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NotificationList } from './NotificationList.tsx';
import { PushOffer } from './PushOffer.tsx';

const column = css({ display: 'grid', gap: '16', alignContent: 'start', py: { base: '24', md: '48' }, maxW: '720px', mx: 'auto' });

/** /notifications: for either side. */
export default function NotificationsPage() {
  const { t } = useTranslation('notificationCentre');
  const identity = useIdentity();
  useTitle(t('title'));
  return (
    <div className={containerStyle}>
      <div className={column}>
        {isMember(identity) ? (
          <NotificationPages />
        ) : (
          <>
            <h1 className={css({ textStyle: 'page' })}>{t('title')}</h1>
            <EmptyState
              icon={LockKeyhole}
              title={t('signIn.title')}
              actions={
                <ButtonLink to="/get-started?redirect=%2Fnotifications" variant="primary">
                  {t('signIn.action')}
                </ButtonLink>
              }
            >
              {t('signIn.text')}
            </EmptyState>
          </>
        )}
      </div>
    </div>
  );
}

/** For signed-in users. */
function NotificationPages() {
  const { t } = useTranslation('notificationCentre');
  const [state, send] = useMachine(notificationCentre);
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })}>
        <h1 className={css({ textStyle: 'page' })}>{t('title')}</h1>
        {state.can({ type: 'all.read' }) ? (
          <Button size="small" onClick={() => send({ type: 'all.read' })}>
            {t('readAll')}
          </Button>
        ) : null}
      </div>
      {state.context.notifications.length > 0 ? <PushOffer isLookedFor /> : null}
      <NotificationList state={state} send={send} />
    </>
  );
}
