import ArrowDown from '~icons/lucide/arrow-down';
import ArrowUp from '~icons/lucide/arrow-up';
import Star from '~icons/lucide/star';
import Trash2 from '~icons/lucide/trash';
import { useState, type DragEvent, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { OwnPicture } from '../../../contract/company-album.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TextField } from '../ui/TextField.tsx';

interface AlbumPictureProps {
  picture: OwnPicture;
  /** Its index from 0, among `count`. */
  at: number;
  count: number;
  isDescribing: boolean;
  isRemoving: boolean;
  onDescribe: (alt: string) => void;
  onCover: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Another photo was dropped onto this one. */
  onDropped: (id: string) => void;
}

const row = css({
  display: 'grid',
  gap: '12 16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
  py: '16',
  '&[data-over]': { bg: 'accentSoft' },
});
const item = css({ '& + &': { borderBlockStart: '1px solid {colors.line}' } });
const frame = css({
  cursor: 'grab',
  position: 'relative',
  '& img': {
    display: 'block',
    w: '100%',
    h: 'auto',
    maxH: '200px',
    objectFit: 'cover',
    aspectRatio: '4 / 3',
    borderRadius: 'card',
    bg: 'sunken',
    cursor: 'grab',
  },
  '& > span': { position: 'absolute', insetBlockStart: '8px', insetInlineStart: '8px' },
});
const doing = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ms: '-10px' });

/** A photo with its description and actions. It is moved with its buttons, or by dragging it onto another. */
export function AlbumPicture({ picture, at, count, isDescribing, isRemoving, onDescribe, onCover, onMove, onRemove, onDropped }: AlbumPictureProps) {
  const { t } = useTranslation('company');
  const [alt, setAlt] = useState(picture.alt ?? '');
  const [isOver, setOver] = useState(false);
  const place = at + 1;
  const isHidden = picture.alt === null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDescribe(alt.trim());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDropped(event.dataTransfer.getData('text/plain'));
  };
  return (
    <li className={item}>
      <div
        className={row}
        data-over={isOver || undefined}
        onDragOver={(event) => (event.preventDefault(), setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={frame} draggable onDragStart={(event) => event.dataTransfer.setData('text/plain', picture.id)}>
          <img
            src={picture.src}
            alt={picture.alt ?? t('album.photo', { place, count })}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
          {isHidden ? <Badge tone="waiting">{t('album.hidden')}</Badge> : picture.is_cover ? <Badge tone="accent">{t('album.cover')}</Badge> : null}
        </div>
        <div className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
          <form noValidate onSubmit={save} className={css({ display: 'grid', gap: '8', justifyItems: 'start', '& > div': { w: '100%' } })}>
            <TextField
              label={t('album.alt', { place })}
              hint={t('album.alt.hint')}
              error={isHidden ? t('album.alt.missing') : undefined}
              value={alt}
              maxLength={LIMITS.pictureAltLength}
              onChange={(event) => setAlt(event.target.value)}
            />
            {alt.trim() === (picture.alt ?? '') ? null : (
              <Button type="submit" size="small" isLoading={isDescribing}>
                {t('album.alt.save')}
              </Button>
            )}
          </form>
          <div className={doing}>
            <IconButton id={`up-${picture.id}`} label={t('album.up', { place })} disabled={at === 0} onClick={() => onMove(at - 1)}>
              <ArrowUp size={20} aria-hidden="true" />
            </IconButton>
            <IconButton id={`down-${picture.id}`} label={t('album.down', { place })} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
              <ArrowDown size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('album.cover.use', { place })} aria-pressed={picture.is_cover} onClick={onCover}>
              <Star size={20} aria-hidden="true" className={picture.is_cover ? css({ '& path': { fill: 'currentColor' } }) : undefined} />
            </IconButton>
            <IconButton label={t('album.remove', { place })} aria-busy={isRemoving || undefined} onClick={onRemove}>
              <Trash2 size={20} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </div>
    </li>
  );
}
