import { useActorRef, useSelector } from '@xstate/react';
import BellPlus from '~icons/lucide/bell-plus';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { jobAlert } from '../../services/jobAlert.ts';
import { useUser } from '../core/SessionFlow.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import AlertDialogs from './AlertDialogs.tsx';
import { AlertList } from './AlertList.tsx';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12', mb: '8' });

/** The tab Job Alert of the account settings: all alerts of the user, and a new one. */
export default function JobAlertTab() {
  const { t } = useTranslation('alerts');
  const user = useUser();
  const alerts = useActorRef(jobAlert, { input: { isSeeker: true, place: 'settings' } });
  const isEmpty = useSelector(alerts, (state) => state.context.alerts?.length === 0);
  const add = () =>
    alerts.send({ type: 'alert.requested', draft: { keywords: '', location: null, filters: {}, frequency: 'Daily', email: user?.email ?? '' } });
  const button = (
    <Button variant={isEmpty ? 'primary' : 'quiet'} onClick={add} aria-haspopup="dialog">
      <BellPlus size={18} aria-hidden="true" />
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <div className={head}>
        <h2 className={css({ textStyle: 'section' })}>{t('title.manage')}</h2>
        {isEmpty ? null : button}
      </div>
      <AlertList
        alerts={alerts}
        next={
          <>
            {button}
            <ButtonLink to="/jobs-hiring/job-search">{t('list.find')}</ButtonLink>
          </>
        }
      />
      <AlertDialogs alerts={alerts} />
    </>
  );
}
