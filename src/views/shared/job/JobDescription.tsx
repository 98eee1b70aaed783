import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobDetail } from '../../../../contract/records.ts';

const prose = css({
  maxW: '68ch',
  overflowWrap: 'anywhere',
  lineHeight: '1.6',
  '& h3': { textStyle: 'card', mt: '24', mb: '8' },
  '& p': { mb: '12' },
  '& ul, & ol': { ps: '24', mb: '12', listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { mb: '4', ps: '4' },
  '& li::marker': { color: 'faint' },
  '& > *:first-child': { mt: '0' },
});

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', '& li': { px: '12', py: '4', borderRadius: 'full', bg: 'hover', fontSize: '13' } });

/**
 * The job description, typeset. The server sanitized its HTML when it was stored (contract: jobDetail.description).
 * @param props.none what is shown if there is none; by default, what to do about it
 */
export function JobDescription({ job, none }: { job: JobDetail; none?: string }) {
  const { t } = useTranslation('job');
  return (
    <section aria-labelledby="job-description">
      <h2 id="job-description" className={css({ textStyle: 'section', mb: '12' })}>
        {t('description')}
      </h2>
      {job.description === '' ? (
        <p className={css({ color: 'quiet' })}>{none ?? t('description.none')}</p>
      ) : (
        <div className={prose} lang={job.language} dir="auto" dangerouslySetInnerHTML={{ __html: job.description }} />
      )}
      <ChipList title={t('skills')} values={job.skills} />
      <ChipList title={t('benefits')} values={job.benefits.map(({ value }) => value)} />
    </section>
  );
}

function ChipList({ title, values }: { title: string; values: string[] }) {
  if (values.length === 0) return null;
  return (
    <>
      <h3 className={css({ textStyle: 'card', mt: '24', mb: '8' })}>{title}</h3>
      <ul className={chips}>
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </>
  );
}
