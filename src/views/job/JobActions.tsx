import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { SaveJob } from '../saved/SaveJob.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { JobFlow } from './JobFlow.ts';
import { JobShare } from './JobShare.tsx';

const bar = css({
  display: 'flex',
  gap: '8',
  alignItems: 'center',
  // On a phone the main action stays under the thumb.
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

/** Apply, save, share. Applying is offered for an open job only. */
export function JobActions({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  const isOpen = JobFlow.useSelector((state) => state.matches('open'));
  return (
    <div className={bar}>
      {isOpen ? (
        <ButtonLink to={`${job.url}/apply`} variant="primary" size="large" className={css({ flex: { base: '1', md: 'none' } })}>
          {t(job.is_external ? 'apply.external' : 'apply')}
          {job.is_external ? <ExternalLink size={18} aria-hidden="true" /> : null}
        </ButtonLink>
      ) : null}
      <SaveJob jobId={job.id} title={job.title} />
      {isOpen ? <JobShare /> : null}
    </div>
  );
}
