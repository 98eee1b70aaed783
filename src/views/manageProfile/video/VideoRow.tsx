import Image from '~icons/lucide/image';
import RefreshCw from '~icons/lucide/refresh-cw';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { VideoResume } from '../../../../contract/video-resumes.ts';
import { playingTime } from '../../../lib/playingTime.ts';
import { Button } from '../../ui/Button.tsx';
import { VideoCover } from '../../ui/VideoCover.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { VIDEO_TYPES } from './types.ts';

const row = css({ display: 'grid', gridTemplateColumns: { base: '112px minmax(0, 1fr)', md: '160px minmax(0, 1fr)' }, columnGap: '16', rowGap: '8', py: '16' });
const frame = css({ alignSelf: 'start', gridRow: { md: '1 / span 2' } });
/** The buttons are aligned with the text above. */
const actions = css({ gridColumn: { base: '1 / -1', md: '2' }, display: 'flex', flexWrap: 'wrap', gap: '4', marginInlineStart: '-12px' });

interface VideoRowProps {
  video: VideoResume;
  /** An action on this or another video is running. */
  isBusy: boolean;
  isRemoving: boolean;
  onPlay: () => void;
  onCover: () => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** One video resume: its details, and its actions. */
export function VideoRow({ video, isBusy, isRemoving, onPlay, onCover, onReplace, onRemove }: VideoRowProps) {
  const { t, i18n } = useTranslation('videoResume');
  const { filename: name } = video;
  const length = playingTime(video.duration_ms);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(video.created_at));
  return (
    <li className={row}>
      <VideoCover className={frame} cover={video.cover} durationMs={video.duration_ms} label={t('play', { name })} onPlay={onPlay} />
      <div className={css({ minW: '0', display: 'grid', alignContent: 'start', gap: '2px', overflowWrap: 'anywhere' })}>
        <p className={css({ fontWeight: '600' })}>{name}</p>
        <p className={css({ color: 'quiet', fontSize: '13', fontVariantNumeric: 'tabular-nums', '& > span + span': { _before: { content: '"·"', mx: '8' } } })}>
          <span>{t('length', { length })}</span>
          <span>{t('added', { day })}</span>
        </p>
      </div>
      <div className={actions}>
        <Button size="small" variant="plain" aria-label={t('cover.changeOne', { name })} disabled={isBusy} onClick={onCover}>
          <Image size={16} aria-hidden="true" />
          {t('cover.change')}
        </Button>
        <FileButton size="small" variant="plain" accept={VIDEO_TYPES} label={t('replaceOne', { name })} disabled={isBusy} onPick={onReplace}>
          <RefreshCw size={16} aria-hidden="true" />
          {t('replace')}
        </FileButton>
        <Button size="small" variant="plain" aria-label={t('removeOne', { name })} isLoading={isRemoving} disabled={isBusy && !isRemoving} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
