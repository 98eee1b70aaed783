import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { InterviewList } from './InterviewList.tsx';
import { InterviewTabs, shownOf } from './InterviewTabs.tsx';
import { OneInterview } from './OneInterview.tsx';

const BASE = '/employer/interviews';

/** /employer/interviews and /employer/interviews/:id: a recruiter's interviews, and one of them with its whole trail. */
export default function EmployerInterviewsPage() {
  const { t } = useTranslation('interview');
  const { id } = useParams();
  const [params] = useSearchParams();
  const { filter, page } = shownOf(params);
  return (
    <EmployerFrame title={t(id ? 'one.title' : 'title')} back={id ? <BackLink to={BASE}>{t('back')}</BackLink> : null}>
      <div
        className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', '&[data-list]': { maxW: '800px' } })}
        data-list={id ? undefined : true}
      >
        {id ? (
          <OneInterview key={id} id={id} base={BASE} />
        ) : (
          <>
            <InterviewTabs base={BASE} filter={filter} />
            <InterviewList key={`${filter} ${page}`} side="employer" filter={filter} page={page} base={BASE} />
          </>
        )}
      </div>
    </EmployerFrame>
  );
}
