import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import type { ActorRefFrom } from 'xstate';
import type { jobDetailActors } from '../../../machines/jobDetail/jobDetail.actors.ts';
import { SaveJob } from '../savedJobs/SaveJob.tsx';
import { JobCard } from '../../ui/JobCard.tsx';
import { dividedRows } from '../../ui/jobCard.styles.ts';
import { JobCardSkeleton } from '../../ui/JobCardSkeleton.tsx';
import { Button } from '../../ui/Button.tsx';
import { OfflineHere } from '../../ui/OfflineHere.tsx';

const rows = css(dividedRows, { display: 'grid', mx: '-12px' });

/** Similar jobs, whatever the state of this one: a closed job should still lead on. */
export function JobSimilar({ similar, now }: { similar: ActorRefFrom<typeof jobDetailActors.similar>; now: string }) {
  const { t } = useTranslation(['job', 'common']);
  const state = useSelector(similar, (snapshot) => snapshot);
  const jobs = state.context.response;
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#similar-jobs') heading.current?.scrollIntoView({ block: 'start' });
    // Includes the key, so that following a link here again scrolls here again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key]);
  return (
    <section aria-labelledby="similar-jobs" aria-busy={state.hasTag('busy')}>
      <h2 ref={heading} id="similar-jobs" className={css({ textStyle: 'section', mb: '12', scrollMarginBlockStart: '80px' })}>
        {t('similar')}
      </h2>
      {state.matches('failure') ? (
        <p className={css({ color: 'quiet' })}>
          {t('similar.failed')}{' '}
          <Button size="small" onClick={() => similar.send({ type: 'request.retried' })}>
            {t('common:retry')}
          </Button>
        </p>
      ) : null}
      {state.matches('offline') ? <OfflineHere onRetry={() => similar.send({ type: 'request.retried' })} /> : null}
      {state.hasTag('slow') ? (
        <p role="status" className={css({ color: 'quiet', mb: '12' })}>
          {t('loading.slow')}
        </p>
      ) : null}
      {jobs?.length === 0 ? <p className={css({ color: 'quiet' })}>{t('similar.none')}</p> : null}
      <div className={rows}>
        {jobs?.map((job) => <JobCard key={job.id} job={job} now={now} look="row" action={<SaveJob jobId={job.id} title={job.title} />} />) ??
          (state.hasTag('busy') ? [0, 1, 2].map((index) => <JobCardSkeleton key={index} look="row" />) : null)}
      </div>
    </section>
  );
}
