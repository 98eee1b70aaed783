import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import { useEffect, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AlbumPicture } from '../../../contract/company-album.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';

interface PhotoViewerProps {
  pictures: readonly AlbumPicture[];
  /** Index of the photo shown, from 0; null while closed. */
  at: number | null;
  onTurn: (to: number) => void;
  onClose: () => void;
}

const frame = css({
  display: 'grid',
  gap: '8',
  '& img': { display: 'block', w: '100%', h: 'auto', maxH: '70dvh', objectFit: 'contain', bg: 'sunken', borderRadius: 'card' },
});
const turning = css({ display: 'flex', alignItems: 'center', gap: '8', justifyContent: 'space-between', '& svg': { _rtl: { transform: 'scaleX(-1)' } } });

/** One photo at a time, enlarged; the arrow keys turn to the next, in reading direction. */
export default function PhotoViewer({ pictures, at, onTurn, onClose }: PhotoViewerProps) {
  const { t, i18n } = useTranslation('companies');
  // The last photo stays visible while the dialog closes.
  const [last, setLast] = useState(at ?? 0);
  if (at !== null && at !== last) setLast(at);
  const count = pictures.length;
  useEffect(() => {
    if (at === null) return;
    const isRtl = i18n.dir() === 'rtl';
    const turn = ({ key }: KeyboardEvent) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const to = at + (isRtl ? -step : step);
      if (step !== 0 && to >= 0 && to < count) onTurn(to);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [at, count, i18n, onTurn]);
  const picture = pictures[last];
  if (!picture) return null;
  return (
    <Dialog isOpen={at !== null} onClose={onClose} title={t('photos.place', { place: last + 1, count })} width={1040}>
      <figure className={frame}>
        <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
        <figcaption className={turning}>
          <IconButton label={t('photos.previous')} disabled={last === 0} onClick={() => onTurn(last - 1)}>
            <ChevronLeft size={24} aria-hidden="true" />
          </IconButton>
          <span role="status" className={css({ textAlign: 'center', overflowWrap: 'anywhere' })}>
            {picture.alt}
          </span>
          <IconButton label={t('photos.next')} disabled={last === count - 1} onClick={() => onTurn(last + 1)}>
            <ChevronRight size={24} aria-hidden="true" />
          </IconButton>
        </figcaption>
      </figure>
    </Dialog>
  );
}
