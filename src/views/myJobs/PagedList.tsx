import CloudOff from '~icons/lucide/cloud-off';
import type { IconComponent } from '../ui/icon.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import type { ListMeta } from '../../../contract/call.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { JobCardSkeleton } from '../ui/JobCardSkeleton.tsx';
import { Pagination } from '../ui/Pagination.tsx';

/** Between hairlines; the text of job cards is aligned with the page. */
const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :not(section)': { position: 'relative', mx: '-12px' },
  '& > :not(section) + :not(section)::before': { content: '""', position: 'absolute', insetBlockStart: '0', insetInline: '12px', h: '1px', bg: 'line' },
  '& > section + section': { mt: '24' },
});

interface PagedListProps {
  /** The request's state. */
  state: 'loading' | 'failed' | 'offline' | 'ready';
  meta: ListMeta | undefined;
  /** Why there is nothing, and the next step: finding jobs by default. */
  empty: { icon: IconComponent; title: string; text: string; action?: { to: string; label: string } };
  /** Other parameters of the URL, on every page of it. */
  query?: string;
  onRetry: () => void;
  children: ReactNode;
}

/** A paginated list of the user's, in every state of its request. */
export function PagedList({ state, meta, empty, query = '', onRetry, children }: PagedListProps) {
  const { t } = useTranslation('myJobs');
  const { pathname } = useLocation();
  if (state === 'failed')
    return (
      <ErrorState title={t('failed.title')} onRetry={onRetry}>
        {t('failed.text')}
      </ErrorState>
    );
  if (state === 'offline')
    return (
      <div role="status">
        <EmptyState icon={CloudOff} title={t('offline.title')}>
          {t('offline.text')}
        </EmptyState>
      </div>
    );
  if (!meta)
    return (
      <div aria-busy="true" className={rows}>
        {[0, 1, 2].map((index) => (
          <JobCardSkeleton key={index} look="row" />
        ))}
      </div>
    );
  if (meta.total === 0) {
    return (
      <EmptyState
        icon={empty.icon}
        title={empty.title}
        actions={
          <ButtonLink to={empty.action?.to ?? '/jobs-hiring/job-search'} variant="primary">
            {empty.action?.label ?? t('empty.action')}
          </ButtonLink>
        }
      >
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={rows}>{children}</div>
      <Pagination page={meta.page} pages={Math.ceil(meta.total / meta.size)} hrefOf={(page) => `${pathname}?${query ? `${query}&` : ''}page=${page}`} />
    </>
  );
}
