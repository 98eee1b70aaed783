import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { SeekerPage } from '../shared/seeker/SeekerPage.tsx';
import { useTitle } from '../core/useTitle.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { InterviewList } from './InterviewList.tsx';
import { InterviewTabs, shownOf } from './InterviewTabs.tsx';
import { OneInterview } from './OneInterview.tsx';

/** /interviews and /interviews/:id: a job seeker's interviews, and one of them with its whole trail. */
export default function InterviewsPage() {
  const { t } = useTranslation('interview');
  const { id } = useParams();
  const [params] = useSearchParams();
  const { filter, page } = shownOf(params);
  useTitle(t(id ? 'one.title' : 'title'));
  return (
    <SeekerPage
      texts="interview"
      {...(id ? {} : { className: css({ maxW: '800px', mx: 'auto' }) })}
      {...(id
        ? { title: t('one.title'), back: <BackLink to="/interviews">{t('back')}</BackLink> }
        : { above: <InterviewTabs base="/interviews" filter={filter} /> })}
    >
      {id ? (
        <OneInterview key={id} id={id} base="/interviews" />
      ) : (
        <InterviewList key={`${filter} ${page}`} side="seeker" filter={filter} page={page} base="/interviews" />
      )}
    </SeekerPage>
  );
}
