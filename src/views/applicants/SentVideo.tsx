import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { VideoPlayer } from '../ui/VideoPlayer.tsx';

interface SentVideoProps {
  name: string;
  video: NonNullable<Applicant['video']>;
}

/** The video resume attached to an application. */
export function SentVideo({ name, video: { file, filename } }: SentVideoProps) {
  const { t } = useTranslation('applicants');
  return (
    <VideoPlayer
      key={file}
      file={file}
      filename={filename}
      label={t('video.label', { name })}
      unplayable={t('video.unplayable')}
      save={t('resume.download')}
      className={css({ maxW: '640px', maxH: '60vh' })}
    />
  );
}
