import { useState } from 'react';
import { css, cx } from '#css/css';
import { buttonStyle } from './button.styles.ts';
import { Callout } from './Callout.tsx';

const player = css({ display: 'block', w: '100%', borderRadius: 'control', bg: 'black' });

interface VideoPlayerProps {
  /** Key it by the file, so that another video is tried anew. */
  file: string;
  filename: string;
  poster?: string | undefined;
  /** What a screen reader calls it. */
  label: string;
  /** What is said where the browser cannot play it, and on the button that saves it instead. */
  unplayable: string;
  save: string;
  isPlaying?: boolean;
  className: string;
}

/** A video resume, played; where this browser cannot, it can be saved. Nothing but its beginning is loaded before it is played. */
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
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own words, which nobody else has written down
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
