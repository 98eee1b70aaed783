import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** The job, and how the reply promise is kept. */
export function ListHead({ view, list }: { view: ApplicantsView; list: ApplicantList | null }) {
  const { t, i18n } = useTranslation('applicants');
  const share = list?.promise_kept ?? null;
  const days = list?.job?.promise_days ?? null;
  return (
    <div className={css({ display: 'grid', gap: '4', minH: '24px', mt: { base: '-12px', md: '-16px' } })}>
      {view.jobId === null ? null : (
        <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '16' })}>
          {list?.job ? <strong className={css({ fontWeight: '600' })}>{list.job.title}</strong> : null}
          <TextLink to="/employer/applicants">{t('jobs.all')}</TextLink>
        </p>
      )}
      {list ? (
        <p className={css({ color: 'quiet', fontSize: '13' })}>
          {days === null ? '' : `${t('promise', { count: days })} `}
          {share === null ? t('keptNone') : t('kept', { share: share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 }) })}
        </p>
      ) : null}
    </div>
  );
}
