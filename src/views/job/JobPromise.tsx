import Hourglass from '~icons/lucide/hourglass';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { JobCard } from '../../../contract/records.ts';

const box = css({ display: 'flex', gap: '12', alignItems: 'flex-start', '& svg': { flexShrink: '0', mt: '2px', color: 'accentText' } });

/** Who answers, by when, and how often that was kept: the answer promise (flows.md). */
export function JobPromise({ job }: { job: Pick<JobCard, 'promise_days' | 'is_external' | 'company'> }) {
  const { t, i18n } = useTranslation('job');
  if (job.promise_days === null) return <p className={css({ color: 'quiet', fontSize: '13' })}>{t(job.is_external ? 'promise.external' : 'promise.none')}</p>;
  const share = job.company.promise_kept;
  const percent = (value: number) => new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(value);
  return (
    <div className={box}>
      <Hourglass size={18} aria-hidden="true" />
      <p>
        <span className={css({ fontWeight: '600', display: 'block' })}>{t('promise.title', { count: job.promise_days })}</span>
        <span className={css({ color: 'quiet', fontSize: '13' })}>{share === null ? t('promise.new') : t('promise.kept', { share: percent(share) })}</span>
      </p>
    </div>
  );
}
