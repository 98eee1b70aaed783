import Play from '~icons/lucide/play';
import { css, cx } from '#css/css';
import { playingTime } from '../../lib/playingTime.ts';
import { timeOnPicture } from './timeOnPicture.ts';

const frame = css({ position: 'relative' });
const thumb = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  w: '100%',
  overflow: 'hidden',
  borderRadius: 'control',
  bg: 'sunken',
  color: 'quiet',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  cursor: 'pointer',
  '& img': { position: 'absolute', inset: '0', w: '100%', h: '100%', objectFit: 'cover' },
});
const mark = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  w: '36px',
  h: '36px',
  borderRadius: 'full',
  bg: 'rgb(0 0 0 / 0.62)',
  color: 'white',
});

interface VideoCoverProps {
  /** Path of its cover image, if there is one. */
  cover: string | null;
  durationMs: number;
  /** What clicking it does, with the name of the video. */
  label: string;
  onPlay: () => void;
  className?: string;
}

/** A video before it plays; clicking plays it. */
export function VideoCover({ cover, durationMs, label, onPlay, className }: VideoCoverProps) {
  return (
    <div className={cx(frame, className)}>
      <button type="button" className={thumb} aria-label={label} onClick={onPlay}>
        {cover ? <img src={cover} alt="" /> : null}
        <span className={mark}>
          <Play size={18} aria-hidden="true" fill="currentColor" />
        </span>
      </button>
      <span className={timeOnPicture} aria-hidden="true">
        {playingTime(durationMs)}
      </span>
    </div>
  );
}
