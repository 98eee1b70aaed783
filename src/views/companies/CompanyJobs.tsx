import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyDetail } from '../../../contract/company-pages.ts';
import type { CompanyJobsPage } from '../../machines/companyJobs/companyJobs.actors.ts';
import { companyJobs } from '../../services/companies.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Chip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { scrollEdges } from '../ui/scrollEdges.styles.ts';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { CompanyJob } from './CompanyJob.tsx';

/** With fewer jobs, no filter is needed. */
const MANY = 6;
/** A single line that scrolls: a large company hires for many functions. */
const chips = css(scrollEdges, {
  display: 'flex',
  gap: '8',
  mb: '8',
  py: '4',
  md: { px: '2px', mx: '-2px' },
  '& > *': { flexShrink: '0' },
});
const list = css({
  listStyle: 'none',
  transition: 'opacity {durations.base}',
  '&[aria-busy=true]': { opacity: '0.55' },
  '& > li + li': { borderBlockStart: '1px solid {colors.line}' },
});

/** The open jobs of a company: all or of one function, with more at the end. */
export function CompanyJobs({ company, first }: { company: CompanyDetail; first: CompanyJobsPage }) {
  const { t, i18n } = useTranslation('companies');
  const now = useServerNow();
  const [state, send] = useMachine(companyJobs, { input: { companyId: company.id, first } });
  const { jobs, total, functionId } = state.context;
  const isBusy = state.hasTag('busy');
  const retry = () => send({ type: 'load.retried' });
  if (company.jobs === 0)
    return (
      <EmptyState icon={BriefcaseBusiness} title={t('jobs.none')}>
        {t('jobs.noneText')}
      </EmptyState>
    );
  const inWords = (count: number) => count.toLocaleString(i18n.language);
  return (
    <>
      {company.jobs >= MANY && company.functions.length > 1 ? (
        <div role="group" aria-label={t('jobs.filter')} className={chips}>
          <Chip isOn={functionId === null} onClick={() => send({ type: 'function.chosen', id: null })}>
            {t('jobs.all')} <span>{inWords(company.jobs)}</span>
          </Chip>
          {company.functions.map(({ id, value, jobs: count }) => (
            <Chip key={id} isOn={functionId === id} onClick={() => send({ type: 'function.chosen', id })}>
              {value} <span>{inWords(count)}</span>
            </Chip>
          ))}
        </div>
      ) : null}
      <ol className={list} aria-busy={isBusy} aria-label={t('jobs.title')}>
        {jobs.map((job) => (
          <li key={job.id}>
            <CompanyJob job={job} now={now} action={<SaveJob jobId={job.id} title={job.title} />} />
          </li>
        ))}
      </ol>
      <p role="status" className={css({ fontSize: '13', color: 'quiet', my: '12' })}>
        {state.hasTag('slow') ? t('jobs.slow') : isBusy ? t('jobs.loading') : t('jobs.shown', { shown: inWords(jobs.length), total: inWords(total) })}
      </p>
      {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
      {state.matches('failed') ? (
        <Callout
          severity="error"
          actions={
            <Button size="small" onClick={retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('jobs.failed')}
        </Callout>
      ) : null}
      {jobs.length < total && !state.matches('failed') ? (
        <Button isLoading={isBusy} onClick={() => send({ type: 'more.requested' })}>
          {t('jobs.more')}
        </Button>
      ) : null}
    </>
  );
}
