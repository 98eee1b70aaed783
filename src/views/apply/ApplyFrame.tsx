import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { useTitle } from '../core/useTitle.ts';
import { JobPromise } from '../shared/job/JobPromise.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { JobTitle } from '../ui/JobTitle.tsx';
import { SalaryText } from '../ui/SalaryText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Trail, type TrailStep } from '../ui/Trail.tsx';

const frame = css({
  outline: 'none',
  maxW: '600px',
  mx: 'auto',
  px: '16',
  py: { base: '16', md: '48' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
});
const head = css({ display: 'flex', gap: '12', alignItems: 'flex-start', p: '16', borderRadius: 'card', bg: 'sunken' });
/** On a line of its own if there is no room next to the place. */
const pay = css({ display: { base: 'block', md: 'inline' }, md: { _before: { content: '" · "' } } });

/** Around every step of an application: the job, and the trail with completed and remaining steps. */
export function ApplyFrame({
  job,
  steps,
  here,
  scene = here,
  children,
}: {
  job: JobDetail | null;
  steps: readonly string[];
  here: string;
  /** The current part of a step that has several: a new part starts at the top of the page. */
  scene?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('apply');
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(scene);
  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    // A field that was refused already has the focus.
    if (top.current?.querySelector('[aria-invalid=true]:focus, [aria-invalid=true] :focus')) return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [scene]);
  useTitle(job ? t('title', { company: job.company.name }) : null);
  const at = steps.indexOf(here);
  const trail: TrailStep[] = steps.map((id, index) => ({ id, label: t(`trail.${id}`), state: index < at ? 'done' : index === at ? 'here' : 'next' }));
  return (
    <div ref={top} tabIndex={-1} className={frame} data-state={here}>
      {job ? (
        <>
          <BackLink to={job.url}>{t('backToJob')}</BackLink>
          <div className={head}>
            <CompanyMark logo={job.company.logo} isEager />
            <div className={css({ minW: '0' })}>
              <h1 className={css({ textStyle: 'card', overflowWrap: 'anywhere' })}>
                <JobTitle title={job.title} />
              </h1>
              <p className={css({ color: 'quiet', fontSize: '13' })}>
                {job.company.name} · {job.location}
                {job.salary ? (
                  <span className={pay}>
                    <SalaryText salary={job.salary} />
                  </span>
                ) : null}
              </p>
              <div className={css({ mt: '8', fontSize: '13' })}>
                <JobPromise job={job} />
              </div>
            </div>
          </div>
        </>
      ) : (
        <Skeleton height="84px" className={css({ borderRadius: 'card', mt: { base: '32px', md: '0' } })} />
      )}
      <Trail steps={trail} label={t('trail')} look="wide" />
      {children}
    </div>
  );
}
