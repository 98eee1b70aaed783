import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { notificationSettings } from '../../services/account/notificationSettings.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { NotificationSwitches, SentOtherwise } from './NotificationSwitches.tsx';

const KINDS = ['application_news', 'news', 'push'] as const;

/** The tab Notifications of the account settings. */
export default function NotificationsTab() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <h2 className={css({ textStyle: 'section' })}>{t('title')}</h2>
      <p className={css({ color: 'quiet', mt: '4', maxW: '60ch' })}>{t('text')}</p>
      <NotificationSwitches logic={notificationSettings} switches={KINDS.map((kind) => ({ kind, label: t(kind), text: t(`${kind}.text`) }))}>
        <SentOtherwise title={t('alerts')}>
          {t('alerts.text')} <TextLink to="/account-settings/job-alert">{t('alerts.action')}</TextLink>
        </SentOtherwise>
        <SentOtherwise title={t('always')}>{t('always.text')}</SentOtherwise>
      </NotificationSwitches>
    </>
  );
}
