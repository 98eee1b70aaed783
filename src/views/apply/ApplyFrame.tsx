import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { useTitle } from '../app/useTitle.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { SalaryText } from '../ui/SalaryText.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Trail, type TrailStep } from '../ui/Trail.tsx';

const frame = css({ maxW: '600px', mx: 'auto', px: '16', py: { base: '16', md: '48' }, display: 'grid', gap: '24' });
const head = css({ display: 'flex', gap: '12', alignItems: 'center', p: '16', borderRadius: 'card', bg: 'sunken' });

/** Around every step of an application: the job it is for, and the trail with what is behind and ahead. */
export function ApplyFrame({ job, steps, here, children }: { job: JobDetail | null; steps: readonly string[]; here: string; children: ReactNode }) {
  const { t } = useTranslation('apply');
  useTitle(job ? t('title', { company: job.company.name }) : null);
  const at = steps.indexOf(here);
  const trail: TrailStep[] = steps.map((id, index) => ({ id, label: t(`trail.${id}`), state: index < at ? 'done' : index === at ? 'here' : 'next' }));
  return (
    <div className={frame} data-state={here}>
      {job ? (
        <>
          <TextLink
            to={job.url}
            variant="quiet"
            className={css({
              display: 'inline-flex',
              alignItems: 'center',
              gap: '4',
              minH: '44px',
              my: '-12px',
              justifySelf: 'start',
              '& svg': { _rtl: { scale: '-1 1' } },
            })}
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {t('backToJob')}
          </TextLink>
          <div className={head}>
            <CompanyMark logo={job.company.logo} isEager />
            <div className={css({ minW: '0' })}>
              <h1 className={css({ textStyle: 'card', overflowWrap: 'anywhere' })}>{job.title}</h1>
              <p className={css({ color: 'quiet', fontSize: '13' })}>
                {job.company.name} · {job.location} · <SalaryText salary={job.salary} />
              </p>
            </div>
          </div>
        </>
      ) : null}
      <Trail steps={trail} label={t('trail')} look="wide" />
      {children}
    </div>
  );
}
