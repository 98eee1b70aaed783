import Video from '~icons/lucide/video';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import { playingTime } from '../../lib/playingTime.ts';
import { videosRequest } from '../../services/chat/videos.ts';
import { PickerDialog } from './PickerDialog.tsx';

const line = css({ display: 'flex', gap: '12', alignItems: 'center' });
const picture = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  w: '80px',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: '4px',
  bg: 'sunken',
  color: 'quiet',
  '& img': { w: '100%', h: '100%', objectFit: 'cover' },
});

const choiceOf = ({ filename, duration_ms, cover }: VideoResume) => ({
  label: (
    <span className={line}>
      <span className={picture}>{cover ? <img src={cover} alt="" /> : <Video size={20} aria-hidden="true" />}</span>
      <span>
        {filename}
        <span className={css({ display: 'block', fontSize: '13', color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>{playingTime(duration_ms)}</span>
      </span>
    </span>
  ),
});

/** Selects a video resume to send in the conversation. */
export default function VideoPicker(props: { onClose: () => void; onPick: (video: VideoResume) => void }) {
  const { t } = useTranslation('chat');
  return <PickerDialog what="pickVideo" request={videosRequest} choiceOf={choiceOf} hint={t('pickVideo.until')} {...props} />;
}
