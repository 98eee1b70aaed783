import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { useSession } from '../app/SessionFlow.tsx';
import { useTitle } from '../app/useTitle.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { AppliedJobs } from './AppliedJobs.tsx';
import { SavedList } from './SavedList.tsx';

const column = css({ py: { base: '24', md: '48' }, display: 'grid', gap: '24', maxW: '800px' });

const TABS = ['applied', 'saved'] as const;

/** /recommended-job: what one applied to and what one saved (specification §2, *My Jobs*). */
export default function MyJobsPage() {
  const { t } = useTranslation('myJobs');
  const { tab } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { kind } = useSession();
  const current = TABS.find((name) => name === tab) ?? 'applied';
  const page = Math.max(1, Number(params.get('page')) || 1);
  useTitle(t('title'));
  return (
    <div className={containerStyle}>
      <div className={column}>
        <h1 className={css({ textStyle: 'page' })}>{t('title')}</h1>
        <TabLinks label={t('tabs')} tabs={TABS.map((name) => ({ to: `/recommended-job/${name}`, label: t(`tab.${name}`), isCurrent: name === current }))} />
        {kind === 'seeker' ? (
          current === 'saved' ? (
            <SavedList key={page} page={page} />
          ) : (
            <AppliedJobs key={page} page={page} />
          )
        ) : (
          <EmptyState
            icon={LockKeyhole}
            title={t('signIn.title')}
            actions={
              <ButtonLink to={`/get-started?redirect=${encodeURIComponent(pathname)}`} variant="primary">
                {t('signIn.action')}
              </ButtonLink>
            }
          >
            {t('signIn.text')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
