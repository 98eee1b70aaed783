import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { Callout } from '../ui/Callout.tsx';

const player = css({ display: 'block', w: '100%', maxW: '640px', maxH: '60vh', borderRadius: 'control', bg: 'black' });

interface SentVideoProps {
  name: string;
  video: NonNullable<Applicant['video']>;
}

/** The video resume that was sent along, played where the browser can. Nothing of it is loaded before that but its beginning. */
export function SentVideo({ name, video }: SentVideoProps) {
  const { t } = useTranslation('applicants');
  const [isUnplayable, setUnplayable] = useState(false);
  if (isUnplayable)
    return (
      <Callout
        severity="warning"
        actions={
          <a href={video.file} download={video.filename} className={buttonStyle({ size: 'small' })}>
            {t('resume.download')}
          </a>
        }
      >
        {t('video.unplayable')}
      </Callout>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an applicant's own words, which nobody else has written down
    <video
      className={player}
      src={video.file}
      aria-label={t('video.label', { name })}
      controls
      playsInline
      preload="metadata"
      onError={() => setUnplayable(true)}
    />
  );
}
