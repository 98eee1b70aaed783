import Plus from '~icons/lucide/plus';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useSearchParams } from 'react-router-dom';
import { POSTING_TABS, type PostingTab } from '../../../contract/postings.ts';
import { useIsAllowed } from '../shared/employer/employer.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Postings } from './Postings.tsx';

/** /employer/jobs: the company's jobs; `?tab=` and `?page=` select what is shown. */
export default function PostingsPage() {
  const { t } = useTranslation('postings');
  const [query] = useSearchParams();
  const tab: PostingTab = POSTING_TABS.find((name) => name === query.get('tab')) ?? 'open';
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
  return (
    <EmployerFrame title={t('title')} actions={<NewPosting />}>
      <Postings key={`${tab} ${page}`} tab={tab} page={page} />
    </EmployerFrame>
  );
}

function NewPosting() {
  const { t } = useTranslation('postings');
  return useIsAllowed('post-jobs') ? (
    <ButtonLink to="/employer/jobs/new" variant="primary">
      <Plus size={18} aria-hidden="true" />
      {t('new')}
    </ButtonLink>
  ) : null;
}
