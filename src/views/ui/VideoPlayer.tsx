import { useState } from 'react';
import { css, cx } from '#css/css';
import { buttonStyle } from './button.styles.ts';
import { Callout } from './Callout.tsx';

const player = css({ display: 'block', w: '100%', borderRadius: 'control', bg: 'black' });

interface VideoPlayerProps {
  /** Use the file as key, so that another video starts over. */
  file: string;
  filename: string;
  poster?: string | undefined;
  /** Its label for screen readers. */
  label: string;
  /** Shown if the browser can't play it, and on the button that downloads it instead. */
  unplayable: string;
  save: string;
  isPlaying?: boolean;
  className: string;
}

/** Plays a video resume; if this browser can't, it can be downloaded. Loads only its beginning before it plays. */
export function VideoPlayer({ file, filename, poster, label, unplayable, save, isPlaying = false, className }: VideoPlayerProps) {
  const [isUnplayable, setUnplayable] = useState(false);
  if (isUnplayable)
    return (
      <Callout
        severity="warning"
        actions={
          <a href={file} download={filename} className={buttonStyle({ size: 'small' })}>
            {save}
          </a>
        }
      >
        {unplayable}
      </Callout>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- user-recorded video without a transcript
    <video
      className={cx(player, className)}
      src={file}
      poster={poster}
      aria-label={label}
      controls
      autoPlay={isPlaying}
      preload={isPlaying ? undefined : 'metadata'}
      playsInline
      onError={() => setUnplayable(true)}
    />
  );
}
