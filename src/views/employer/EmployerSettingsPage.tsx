import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { employerNotifications } from '../../services/account/notificationSettings.ts';
import { Card } from '../manageProfile/Card.tsx';
import { NotificationSwitches, SentOtherwise } from '../settings/NotificationSwitches.tsx';
import { EmployerFrame } from './EmployerFrame.tsx';

const KINDS = ['applicants', 'reminders', 'news', 'push'] as const;

/** /employer/settings: which letters an employer gets. */
export default function EmployerSettingsPage() {
  const { t } = useTranslation(['notifications', 'employer']);
  return (
    <EmployerFrame title={t('employer:place.settings')}>
      <div className={css({ maxW: '820px' })}>
        <Card id="employer-notifications" title={t('title')}>
          <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('text')}</p>
          <NotificationSwitches
            logic={employerNotifications}
            switches={KINDS.map((kind) => ({ kind, label: t(`employer.${kind}`), text: t(`employer.${kind}.text`) }))}
          >
            <SentOtherwise title={t('always')}>{t('employer.always.text')}</SentOtherwise>
          </NotificationSwitches>
        </Card>
      </div>
    </EmployerFrame>
  );
}
