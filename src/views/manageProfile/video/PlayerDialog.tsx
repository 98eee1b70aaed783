import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { VideoResume } from '../../../../contract/video-resumes.ts';
import { buttonStyle } from '../../ui/button.styles.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const player = css({ display: 'block', w: '100%', maxH: '70vh', borderRadius: 'control', bg: 'black' });

/** The video, played; where this browser can not, it can be saved. */
export function PlayerDialog({ video, onClose }: { video: VideoResume | null; onClose: () => void }) {
  const { t } = useTranslation('videoResume');
  return (
    <Dialog isOpen={video !== null} onClose={onClose} title={video?.filename ?? ''} width={720}>
      {video ? <Player key={video.file} video={video} label={t('playing')} /> : null}
    </Dialog>
  );
}

function Player({ video, label }: { video: VideoResume; label: string }) {
  const { t } = useTranslation('videoResume');
  const [isUnplayable, setUnplayable] = useState(false);
  if (isUnplayable)
    return (
      <Callout
        severity="warning"
        actions={
          <a href={video.file} download={video.filename} className={buttonStyle({ size: 'small' })}>
            {t('save')}
          </a>
        }
      >
        {t('unplayable')}
      </Callout>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own words, which nobody else has written down
    <video
      className={player}
      src={video.file}
      poster={video.cover ?? undefined}
      aria-label={label}
      controls
      autoPlay
      playsInline
      onError={() => setUnplayable(true)}
    />
  );
}
