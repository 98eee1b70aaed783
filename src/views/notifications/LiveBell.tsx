import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { notificationCentre } from '../../services/notifications.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../core/useTexts.ts';
import { popoverStyle } from '../ui/popover.styles.ts';
import { useClosedOnTurn } from '../ui/useClosedOnTurn.ts';
import { iconButtonStyle } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { BellIcon } from './BellIcon.tsx';
import { BellLink } from './BellLink.tsx';
import { NotificationList } from './NotificationList.tsx';
import { usePush } from './usePush.ts';

const PANEL = 'notifications-panel';
/** As many as can be taken in at a glance; the page has all. */
const GLANCE = 6;
const style = popoverStyle({ width: 'wide' });
const footLink = css({ display: 'inline-flex', alignItems: 'center', minH: '44px', px: '12', fontWeight: '600', color: 'accentText' });

/** The bell in the header: the live unread count and, on a wide screen, the newest notifications in a popover. */
export default function LiveBell() {
  useTexts('notificationCentre');
  const { t } = useTranslation('notificationCentre');
  const [state, send] = useMachine(notificationCentre);
  usePush();
  const { unread } = state.context;
  const label = unread === 0 ? t('title') : unread > 99 ? t('bell.many') : t('bell.unread', { count: unread });
  return (
    <>
      <BellLink isForPhones label={label} hasUnread={unread > 0} />
      <button type="button" popoverTarget={PANEL} aria-label={label} title={t('title')} className={cx(iconButtonStyle, css({ mdDown: { display: 'none' } }))}>
        <BellIcon hasUnread={unread > 0} />
      </button>
      <div ref={useClosedOnTurn()} id={PANEL} popover="auto" role="region" aria-label={t('title')} className={style.panel}>
        <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', ps: '12', minH: '44px' })}>
          <h2 className={css({ fontWeight: '600' })}>{t('title')}</h2>
          {state.can({ type: 'all.read' }) ? (
            <Button variant="plain" size="small" onClick={() => send({ type: 'all.read' })}>
              {t('readAll')}
            </Button>
          ) : null}
        </div>
        <NotificationList state={state} send={send} most={GLANCE} />
        <Link to="/notifications" className={footLink}>
          {t('all')}
        </Link>
      </div>
    </>
  );
}
