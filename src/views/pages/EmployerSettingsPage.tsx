import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { AutomaticReplies } from '../automaticReplies/AutomaticReplies.tsx';
import { Card } from '../ui/Card.tsx';
import { NotificationSwitches } from '../settings/NotificationSwitches.tsx';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';

/** /employer/settings: automatic replies, and notification settings for employers. */
export default function EmployerSettingsPage() {
  const { t } = useTranslation(['notifications', 'automaticReplies', 'employer']);
  return (
    <EmployerFrame title={t('employer:place.settings')}>
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', maxW: '820px' })}>
        <Card id="automatic-replies" title={t('automaticReplies:title')}>
          <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('automaticReplies:text')}</p>
          <AutomaticReplies />
        </Card>
        <Card id="employer-notifications" title={t('title')}>
          <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('text')}</p>
          <NotificationSwitches side="employer" />
        </Card>
      </div>
    </EmployerFrame>
  );
}
