import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { publicHostOf } from '../../../contract/public-address.ts';
import type { JobDetail } from '../../../contract/records.ts';

/** An ad from a feed without a URL to apply at: says so, with its source. */
export function NoWayToApply({ job: { company, source } }: { job: Pick<JobDetail, 'company' | 'source'> }) {
  const { t } = useTranslation('job');
  const isAddress = source !== null && /^https?:/.test(source) && publicHostOf(source) !== null;
  return (
    <div className={css({ display: 'grid', gap: '4', overflowWrap: 'anywhere' })}>
      <p className={css({ fontWeight: '600' })}>{t('apply.unknown')}</p>
      {source === null ? null : (
        <p className={css({ color: 'quiet' })}>
          {t('apply.unknown.source', { source, company: company.name })}{' '}
          {isAddress ? (
            <a href={source} rel="noopener noreferrer nofollow" target="_blank" className={css({ textDecoration: 'underline' })}>
              {t('apply.unknown.open')}
            </a>
          ) : null}
        </p>
      )}
    </div>
  );
}
