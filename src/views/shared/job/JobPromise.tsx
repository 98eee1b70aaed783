import CalendarCheck from '~icons/lucide/calendar-check-2';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { countryById } from '../../../../contract/countries.ts';
import { DAY } from '../../../../contract/durations.ts';
import type { JobCard } from '../../../../contract/records.ts';
import { companyPath } from '../../../lib/search-url/company-url.ts';
import { dateFormat } from '../../../lib/formatters.ts';
import { useServerNow } from '../../core/useServerNow.ts';
import { PromiseDots } from '../../ui/PromiseDots.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const row = css({ display: 'flex', gap: '8', alignItems: 'flex-start', '& > svg': { flexShrink: '0', mt: '2px' } });
const words = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12' });

/** The company's page explains the dots. */
const recordLink = css({ _hover: { '& span': { textDecoration: 'underline' } } });

interface JobPromiseProps {
  job: Pick<JobCard, 'promise_days' | 'is_external' | 'company' | 'country_id'>;
  /** Nobody can apply today: the reader already has, or the job takes no applications. */
  isPast?: boolean;
}

/** When the employer would reply to somebody who applies now, and how its last replies came: the reply promise (flows/application.md). */
export function JobPromise({ job, isPast = false }: JobPromiseProps) {
  const { t, i18n } = useTranslation(['job', 'common']);
  const now = useServerNow();
  if (job.promise_days === null) return <p className={css({ color: 'quiet', fontSize: '13' })}>{t(job.is_external ? 'promise.external' : 'promise.none')}</p>;
  const day = dateFormat(i18n.language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: countryById(job.country_id)?.timeZone ?? 'UTC',
  });
  return (
    <div className={row}>
      <CalendarCheck size={18} aria-hidden="true" />
      <div className={words}>
        {isPast ? (
          <p className={css({ fontWeight: '600' })}>{t('common:promise.answers', { count: job.promise_days })}</p>
        ) : (
          /* Two ICU versions may format a date differently; either is fine. */
          <p suppressHydrationWarning>
            <strong className={css({ fontWeight: '600' })} suppressHydrationWarning>
              {t('promise.by', { date: day.format(new Date(Date.parse(now) + job.promise_days * DAY)) })}
            </strong>{' '}
            <span className={css({ color: 'quiet' })}>{t('promise.ifToday')}</span>
          </p>
        )}
        <TextLink to={`${companyPath(job.company)}#overview`} variant="plain" className={recordLink}>
          <PromiseDots record={job.company.promise_record} words="long" />
        </TextLink>
      </div>
    </div>
  );
}
