import MapPinOff from '~icons/lucide/map-pin-off';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobCard as Job } from '../../../contract/records.ts';
import { LOCALE_MENU } from '../core/menus.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { dividedRows } from '../ui/jobCard.styles.ts';
import { JobCardSkeleton } from '../ui/JobCardSkeleton.tsx';

/** Rows between hairlines, in two columns if there is room; the text is aligned with the page. */
const grid = css(dividedRows, {
  display: 'grid',
  columnGap: '48',
  mx: '-12px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '& > *': { minW: '0' },
  lg: { '& > :nth-child(2) > article::after': { display: 'none' } },
});
const WAITING = 8;

/** Jobs in rows; placeholders while they load (`null`). */
export function JobGrid({ jobs, now, saveOf }: { jobs: readonly Job[] | null; now: string; saveOf: (job: Job) => ReactNode }) {
  const { t } = useTranslation('home');
  if (jobs === null) {
    return (
      <div className={grid} aria-busy="true">
        {Array.from({ length: WAITING }, (_, index) => (
          <JobCardSkeleton key={index} look="row" />
        ))}
      </div>
    );
  }
  if (jobs.length === 0) {
    return (
      <EmptyState icon={MapPinOff} title={t('jobs.none')} actions={<Button popoverTarget={LOCALE_MENU}>{t('jobs.noneNext')}</Button>}>
        {t('jobs.noneWhy')}
      </EmptyState>
    );
  }
  return (
    <ul className={grid}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} now={now} look="row" action={saveOf(job)} />
        </li>
      ))}
    </ul>
  );
}
