import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SeekerPage } from '../app/SeekerPage.tsx';
import { useTitle } from '../app/useTitle.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { NoApplication } from './NoApplication.tsx';
import { OwnApplication } from './OwnApplication.tsx';

/** /recommended-job/applied/:jobId: where an application stands, who acts next and by when, what may come, and what was sent. */
export default function ApplicationPage() {
  const { t } = useTranslation('application');
  const { jobId = '' } = useParams();
  useTitle(t('title'));
  const isJob = /^[1-9]\d{0,9}$/.test(jobId);
  return (
    <SeekerPage texts="application" back={<BackLink to="/recommended-job/applied">{t('back')}</BackLink>}>
      {isJob ? <OwnApplication key={jobId} jobId={Number(jobId)} /> : <NoApplication />}
    </SeekerPage>
  );
}
