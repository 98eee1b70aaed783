import CircleSlash from '~icons/lucide/circle-slash';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import type { Block } from '../../machines/apply/apply.types.ts';
import type { JobDetail } from '../../../contract/records.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Country id of specification §9. */
const SINGAPORE = 193;

/** What prevents applying: each reason explained, each with a next step. */
export function Blocked({
  block,
  job,
  bannedUntil,
  onRetry,
}: {
  block: Block;
  job: JobDetail | null;
  bannedUntil: string | null;
  onRetry?: (() => void) | undefined;
}) {
  const { t, i18n } = useTranslation('apply');
  const { pathname } = useLocation();
  const date = bannedUntil ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(bannedUntil)) : '';
  const hasSimilar = job !== null && (block === 'jobClosed' || block === 'jobOnHold' || block === 'noWayToApply' || block === 'notEligible');
  return (
    <EmptyState
      icon={CircleSlash}
      title={block === 'banned' && !bannedUntil ? t('blocked.banned.undated') : t(`blocked.${block}.title`, { date })}
      actions={
        <>
          {block === 'alreadyApplied' ? (
            <ButtonLink to={job ? `/recommended-job/applied/${job.id}` : '/recommended-job/applied'} variant="primary">
              {t('blocked.alreadyApplied.action')}
            </ButtonLink>
          ) : null}
          {block === 'signInRequired' ? (
            <ButtonLink to={`/get-started?redirect=${encodeURIComponent(pathname)}`} variant="primary">
              {t('blocked.signInRequired.action')}
            </ButtonLink>
          ) : null}
          {block === 'profileIncomplete' ? (
            <ButtonLink to={`/jobseeker-complete-profile?redirect=${encodeURIComponent(pathname)}`} variant="primary">
              {t('blocked.profileIncomplete.action')}
            </ButtonLink>
          ) : null}
          {block === 'notEligible' && job?.country_id === SINGAPORE ? (
            <ButtonLink to="?showSingpassInfo=1" variant="primary">
              {t('blocked.notEligible.action')}
            </ButtonLink>
          ) : null}
          {onRetry ? <Button onClick={onRetry}>{t('blocked.retry')}</Button> : null}
          {hasSimilar ? <ButtonLink to={`${job.url}#similar-jobs`}>{t('blocked.similar')}</ButtonLink> : null}
          {block === 'jobDeleted' ? <ButtonLink to="/jobs-hiring/job-search">{t('job:gone.search')}</ButtonLink> : null}
        </>
      }
    >
      {t(`blocked.${block}.text`, { eligibility: job?.eligibility.join(', ') ?? '' })}
    </EmptyState>
  );
}
