import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams } from 'react-router-dom';
import { SeekerPage } from '../shared/seeker/SeekerPage.tsx';
import { useTitle } from '../core/useTitle.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Analysis } from '../analysis/Analysis.tsx';
import { partStyle } from '../application/application.styles.ts';
import { NoApplication } from '../application/NoApplication.tsx';
import { OwnApplication } from '../application/OwnApplication.tsx';
import { InterviewsOf } from '../interview/InterviewsOf.tsx';

/** /recommended-job/applied/:jobId: an application's status, whose turn it is and by when, what can happen next, and what was sent. */
export default function ApplicationPage() {
  const { t } = useTranslation('application');
  const { jobId = '' } = useParams();
  useTitle(t('title'));
  const isJob = /^[1-9]\d{0,9}$/.test(jobId);
  return (
    <SeekerPage texts="application" isTitleHidden back={<BackLink to="/recommended-job/applied">{t('back')}</BackLink>}>
      {isJob ? (
        <OwnApplication key={jobId} jobId={Number(jobId)}>
          {({ id, job }) => (
            <>
              <InterviewsOf applicationId={id} base="/interviews" />
              <Analysis of={{ side: 'seeker', id, jobId: job.id }} company={job.company.name} className={partStyle} />
            </>
          )}
        </OwnApplication>
      ) : (
        <NoApplication />
      )}
    </SeekerPage>
  );
}
