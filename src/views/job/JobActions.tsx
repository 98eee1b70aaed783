import ExternalLink from '~icons/lucide/external-link';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { deferred } from '../core/deferred.tsx';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Applied } from './Applied.tsx';
import { JobFlow } from './JobFlow.ts';
import { JobShare } from './JobShare.tsx';
import { NoWayToApply } from './NoWayToApply.tsx';
import { useAskingOwnApplication, useOwnApplication } from './useOwnApplication.ts';

const ChatButton = deferred(() => import('../shared/chat/ChatButton.tsx'));

const bar = css({
  display: 'flex',
  gap: '8',
  alignItems: 'center',
  // On a phone, the main action stays within reach of the thumb.
  mdDown: {
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: 'bar',
    px: '16',
    py: '12',
    pb: 'calc({spacing.12} + env(safe-area-inset-bottom))',
    bg: 'paper',
    boxShadow: '0 -1px 0 {colors.line}',
  },
});

const main = css({ flex: { base: '1', md: 'none' } });
/** On a phone, the longer label needs the room of the icon. */
const outward = css({ mdDown: { px: '12!', '& svg': { display: 'none' } } });

/** Apply, save, share. Applicants get a link to their application; if a job isn't open, similar jobs replace applying. */
export function JobActions({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  const isOpen = JobFlow.useSelector((state) => state.matches('open'));
  useAskingOwnApplication(job);
  const hasApplied = useOwnApplication() !== null;
  return (
    <>
      <Applied look="line" />
      {isOpen && !job.can_apply ? <NoWayToApply job={job} /> : null}
      <div className={bar} data-thumb-bar>
        {hasApplied ? (
          <ButtonLink to={`/recommended-job/applied/${job.id}`} size="large" className={main}>
            {t('apply.seeApplication')}
          </ButtonLink>
        ) : isOpen && job.can_apply ? (
          <ButtonLink to={`${job.url}/apply`} variant="primary" size="large" className={cx(main, job.is_external && outward)}>
            {t(job.is_external ? 'apply.external' : 'apply')}
            {job.is_external ? <ExternalLink size={18} aria-hidden="true" /> : null}
          </ButtonLink>
        ) : (
          <ButtonLink to={`${job.url}#similar-jobs`} size="large" className={main}>
            {t('closed.similar')}
          </ButtonLink>
        )}
        {isOpen && job.recruiter ? <ChatButton jobId={job.id} size="large" isMarkOnPhones /> : null}
        <SaveJob jobId={job.id} title={job.title} />
        {isOpen ? <JobShare /> : null}
      </div>
    </>
  );
}
