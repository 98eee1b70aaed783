import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { SeekerPage } from '../app/SeekerPage.tsx';
import { useTitle } from '../app/useTitle.ts';
import { TabLinks } from '../ui/TabLinks.tsx';
import { AppliedJobs } from './AppliedJobs.tsx';
import { SavedList } from './SavedList.tsx';

const TABS = ['applied', 'saved'] as const;

/** /recommended-job: what one applied to and what one saved (specification §2, *My Jobs*). */
export default function MyJobsPage() {
  const { t } = useTranslation('myJobs');
  const { tab } = useParams();
  const [params] = useSearchParams();
  const current = TABS.find((name) => name === tab) ?? 'applied';
  const page = Math.max(1, Number(params.get('page')) || 1);
  useTitle(t('title'));
  return (
    <SeekerPage
      texts="myJobs"
      className={css({ maxW: '800px' })}
      above={
        <TabLinks label={t('tabs')} tabs={TABS.map((name) => ({ to: `/recommended-job/${name}`, label: t(`tab.${name}`), isCurrent: name === current }))} />
      }
    >
      {current === 'saved' ? <SavedList key={page} page={page} /> : <AppliedJobs key={page} page={page} />}
    </SeekerPage>
  );
}
