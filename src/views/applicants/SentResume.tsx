import Download from '~icons/lucide/download';
import ExternalLink from '~icons/lucide/external-link';
import FileText from '~icons/lucide/file-text';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { ReadResume } from './ReadResume.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' });

interface SentResumeProps {
  applicationId: string;
  name: string;
  resume: NonNullable<Applicant['resume']>;
}

/** The resume that was sent, readable here; the original file is always available. */
export function SentResume({ applicationId, name, resume }: SentResumeProps) {
  const { t } = useTranslation('applicants');
  const path = `/api/employer/applicants/${applicationId}/resume`;
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })}>
      <div className={row}>
        <span className={css({ display: 'inline-flex', gap: '8', alignItems: 'center', minW: '0', flex: '1 1 200px', overflowWrap: 'anywhere' })}>
          <FileText size={18} aria-hidden="true" className={css({ flexShrink: '0' })} />
          {resume.filename}
        </span>
        <span className={css({ display: 'inline-flex', flexWrap: 'wrap', gap: '8' })}>
          <a href={path} download={resume.filename} className={buttonStyle({ size: 'small' })}>
            <Download size={16} aria-hidden="true" />
            {t('resume.download')}
          </a>
          {resume.format === 'pdf' ? (
            <a href={`${path}/view`} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'small', variant: 'plain' })}>
              <ExternalLink size={16} aria-hidden="true" />
              {t('resume.open')}
            </a>
          ) : null}
        </span>
      </div>
      <ReadResume applicationId={applicationId} name={name} />
    </div>
  );
}
