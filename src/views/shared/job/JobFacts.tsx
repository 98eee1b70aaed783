import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobDetail } from '../../../../contract/records.ts';

const list = css({ display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' }, gap: '16' });

/** The facts compared between jobs, in one place; missing ones are left out. */
export function JobFacts({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  const facts: [name: string, value: string | null | undefined][] = [
    [t('fact.type'), job.job_type?.value],
    [t('fact.arrangement'), t(`common:arrangement.${job.work_arrangement}`)],
    [t('fact.experience'), job.xp_lvl?.value],
    [t('fact.degree'), job.degree?.value],
    [t('fact.industry'), job.industry?.value],
    [t('fact.function'), job.job_function?.value ?? job.main_function?.value],
    [t('fact.size'), job.company_size?.value],
    [t('fact.eligibility'), job.eligibility.join(', ')],
  ];
  return (
    <section aria-labelledby="job-facts">
      <h2 id="job-facts" className={css({ textStyle: 'section', mb: '12' })}>
        {t('facts')}
      </h2>
      <dl className={list}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className={css({ color: 'quiet', fontSize: '13' })}>{name}</dt>
              <dd className={css({ fontWeight: '500' })}>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
