import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { VideoCover } from '../ui/VideoCover.tsx';
import { VideoPlayer } from '../ui/VideoPlayer.tsx';
import { cardQuiet } from './card.styles.ts';
import type { CardProps } from './MessageBody.tsx';

const card = css({ display: 'grid', gap: '4', w: '320px', maxW: '100%' });

/** A video resume that was sent: its cover, which plays on click, as long as its sender keeps it. */
export function VideoCard({ message }: CardProps<'video'>) {
  const { t } = useTranslation('chat');
  const [isPlaying, setPlaying] = useState(false);
  const { filename: name, path, cover, duration_ms, is_gone } = message.body;
  if (is_gone) return <p>{t('video.gone', { name })}</p>;
  return (
    <div className={card}>
      <p className={cardQuiet}>{t('video.card')}</p>
      {isPlaying ? (
        <VideoPlayer
          file={path}
          filename={name}
          poster={cover ?? undefined}
          label={name}
          unplayable={t('video.unplayable')}
          save={t('video.save')}
          isPlaying
          className={css({ maxH: '60vh' })}
        />
      ) : (
        <VideoCover cover={cover} durationMs={duration_ms} label={t('video.play', { name })} onPlay={() => setPlaying(true)} />
      )}
      <p dir="auto" className={css({ fontWeight: '500' })}>
        {name}
      </p>
    </div>
  );
}
