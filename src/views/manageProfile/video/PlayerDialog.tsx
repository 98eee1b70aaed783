import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { VideoResume } from '../../../../contract/video-resumes.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';

/** The user's own video, which starts playing right away. */
export function PlayerDialog({ video, onClose }: { video: VideoResume | null; onClose: () => void }) {
  const { t } = useTranslation('videoResume');
  return (
    <Dialog isOpen={video !== null} onClose={onClose} title={video?.filename ?? ''} width={720}>
      {video ? (
        <VideoPlayer
          key={video.file}
          file={video.file}
          filename={video.filename}
          poster={video.cover ?? undefined}
          label={t('playing')}
          unplayable={t('unplayable')}
          save={t('save')}
          isPlaying
          className={css({ maxH: '70vh' })}
        />
      ) : null}
    </Dialog>
  );
}
