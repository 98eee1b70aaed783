import Download from '~icons/lucide/download';
import ExternalLink from '~icons/lucide/external-link';
import FileText from '~icons/lucide/file-text';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { buttonStyle } from '../ui/button.styles.ts';

const frame = css({ w: '100%', h: { base: '60dvh', lg: '80dvh' }, border: 'none', borderRadius: 'control', bg: 'sunken' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' });
/** A browser gains no viewer while it runs. */
const never = () => () => {};

interface SentResumeProps {
  applicationId: string;
  name: string;
  resume: NonNullable<Applicant['resume']>;
}

/** The very resume that was sent: to be saved, and, where the browser has a viewer for it, to be read here. */
export function SentResume({ applicationId, name, resume }: SentResumeProps) {
  const { t } = useTranslation('applicants');
  const path = `/api/employer/applicants/${applicationId}/resume`;
  const isPdf = resume.format === 'pdf';
  const hasViewer = useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => false,
  );
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })}>
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
          {isPdf ? (
            <a href={`${path}/view`} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'small', variant: 'plain' })}>
              <ExternalLink size={16} aria-hidden="true" />
              {t('resume.open')}
            </a>
          ) : null}
        </span>
      </div>
      {!isPdf ? (
        <p className={css({ color: 'quiet' })}>{t('resume.unshowable')}</p>
      ) : hasViewer ? (
        // In a sandbox no browser starts its viewer; what the file brings is not run all the same (server/modules/jobseekers/download.ts).
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe src={`${path}/view#navpanes=0&view=FitH`} title={t('resume.title', { name })} className={frame} />
      ) : (
        <p className={css({ color: 'quiet' })}>{t('resume.noViewer')}</p>
      )}
    </div>
  );
}
