import type { ComponentType, MouseEvent } from 'react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import type { JobCard as Job } from '../../../contract/records.ts';
import type { FoundJobs } from '../../machines/search/search.actors.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import type { Search } from '../../lib/search-url/search.ts';
import { requireAll } from '../../lib/words/query-parts.ts';
import { deferred, hydratedLater } from '../core/deferred.tsx';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { Callout } from '../ui/Callout.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { dividedRows } from '../ui/jobCard.styles.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { WIDE } from '../ui/useIsWide.ts';
import { useTranslation } from '../ui/useTranslation.tsx';

const Pagination = deferred(async () => ({ default: (await import('../ui/Pagination.tsx')).Pagination }));

/** About as many rows as are in view at first; the others hydrate later, in groups. */
const IN_VIEW = 6;
const IN_GROUP = 8;

const list = css(dividedRows, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  transition: 'opacity {durations.base}',
  // The rows' text is aligned with the page; their background extends to its edges.
  mx: '-12px',
  '&[aria-busy=true]': { opacity: '0.55' },
  // Rows far below are laid out when they come near; a card is about this high.
  '& > li:nth-child(n + 6)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 113px' },
  // No line next to a highlighted row.
  '& > li:has([data-current]) > article::after, & > li:has([data-current]) + li > article::after': { display: 'none' },
});

const relatedHead = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '16', pt: '24', pb: '8', px: '12px' });
const requireStyle = css({ py: '12', my: '-12px', fontSize: '13', textDecoration: 'underline' });
const relatedHeading = css({ fontSize: '17', fontWeight: '650' });

interface ResultListProps {
  found: FoundJobs;
  search: Search;
  now: string;
  /** The job open next to the list. */
  openJob: number | null;
  isBusy: boolean;
}

/** The jobs found, on one page, and the links to the other pages. */
export function ResultList({ found: { reply, meta }, search, now, openJob, isBusy }: ResultListProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { jobs, corrected_query: corrected } = reply;
  // The same arrays until there are other jobs, for the rows that hydrate later.
  const groups = useMemo(() => groupsOf(jobs.slice(IN_VIEW)), [jobs]);
  // On a wide screen, a job opens next to the list; otherwise, and with any modifier key, the link is a normal link.
  const openBeside = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const row = (event.target as Element).closest('article a')?.closest('li');
    const job = row ? jobs[[...event.currentTarget.children].indexOf(row)] : undefined;
    if (!isPlain || !job || !window.matchMedia(WIDE).matches) return;
    event.preventDefault();
    void navigate(buildSearchUrl({ ...search, job: job.id }), { preventScrollReset: true });
  };
  // Related jobs follow those that contain every word, which may end on an earlier page.
  const firstRelated = reply.related > 0 ? jobs[Math.max(0, meta.total - reply.related - (meta.page - 1) * meta.size)]?.id : undefined;
  const pages = Math.min(LIMITS.searchPages, Math.ceil(meta.total / meta.size) + (meta.more ? 1 : 0));
  const requireUrl = buildSearchUrl({ ...search, query: requireAll(search.query), page: 1, job: null });
  const rowsOf = (Shown: ComponentType<RowsProps>, group: readonly Job[], isEager: boolean) => (
    <Shown
      key={group[0]?.id}
      jobs={group}
      now={now}
      // Which job is open changes right after hydrating, and other groups must not.
      openJob={group.some(({ id }) => id === openJob) ? openJob : null}
      isEager={isEager}
      firstRelated={firstRelated}
      areAllRelated={meta.total === reply.related}
      requireUrl={requireUrl}
    />
  );
  return (
    <>
      {corrected ? <Callout severity="info">{t('corrected', { query: search.query, corrected })}</Callout> : null}
      <ol className={list} aria-busy={isBusy} aria-label={t('results')} onClickCapture={openBeside}>
        {rowsOf(Rows, jobs.slice(0, IN_VIEW), true)}
        {groups.map((group) => rowsOf(LaterRows, group, false))}
      </ol>
      <Pagination page={search.page} pages={pages} hrefOf={(page) => buildSearchUrl({ ...search, page, job: null })} />
    </>
  );
}

const groupsOf = (jobs: readonly Job[]) =>
  Array.from({ length: Math.ceil(jobs.length / IN_GROUP) }, (_, index) => jobs.slice(index * IN_GROUP, (index + 1) * IN_GROUP));

interface RowsProps {
  jobs: readonly Job[];
  now: string;
  openJob: number | null;
  /** Their logos aren't loaded lazily. */
  isEager: boolean;
  /** The job that has the heading of related jobs. */
  firstRelated: number | undefined;
  areAllRelated: boolean;
  /** The same search, with every word required. */
  requireUrl: string;
}

function Rows({ jobs, now, openJob, isEager, firstRelated, areAllRelated, requireUrl }: RowsProps) {
  const { t } = useTranslation('search');
  return jobs.map((job) => (
    <li key={job.id}>
      {job.id === firstRelated ? (
        <div className={relatedHead}>
          <h2 className={relatedHeading}>{t(areAllRelated ? 'related.only' : 'related.more')}</h2>
          <TextLink to={requireUrl} variant="quiet" className={requireStyle}>
            {t('related.require')}
          </TextLink>
        </div>
      ) : null}
      <JobCard
        job={job}
        now={now}
        look="row"
        isCurrent={job.id === openJob}
        isEager={isEager}
        action={<SaveJob jobId={job.id} title={job.title} />}
        headingLevel={2}
      />
    </li>
  ));
}
const LaterRows = hydratedLater(Rows);
