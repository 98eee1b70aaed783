import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { NotificationSwitches } from './NotificationSwitches.tsx';

/** The tab Notifications of the account settings. */
export default function NotificationsTab() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <h2 className={css({ textStyle: 'section' })}>{t('title')}</h2>
      <p className={css({ color: 'quiet', mt: '4', maxW: '60ch' })}>{t('text')}</p>
      <NotificationSwitches side="seeker" />
    </>
  );
}
