import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Picture, Square } from '../../machines/avatar/avatar.actors.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import { showFile } from '../../services/files.ts';

interface CropBoxProps {
  file: FileRef;
  picture: Picture;
  square: Square;
  onMove: (square: Square) => void;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const frame = css({ position: 'relative', overflow: 'hidden', borderRadius: 'control', maxH: '50vh', mx: 'auto', touchAction: 'none', direction: 'ltr' });
const mask = css({ position: 'absolute', borderRadius: 'full', boxShadow: '0 0 0 2000px rgb(0 0 0 / 0.55), inset 0 0 0 2px white', cursor: 'move' });
const slider = css({ w: '100%', minH: '44px', accentColor: '{colors.accent}' });
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The photo with its crop square: dragged, moved with the arrow keys, resized. */
export function CropBox({ file, picture, square, onMove }: CropBoxProps) {
  const { t } = useTranslation('profile');
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ x: number; y: number; from: Square } | null>(null);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const shown = showFile(file);
      image.src = shown.url;
      return shown.release;
    },
    [file],
  );
  const drag = (event: PointerEvent) => {
    if (!held || !box.current) return;
    const scale = picture.width / box.current.clientWidth;
    onMove({ ...held.from, x: held.from.x + (event.clientX - held.x) * scale, y: held.from.y + (event.clientY - held.y) * scale });
  };
  const step = (event: KeyboardEvent) => {
    const way = STEPS[event.key];
    if (!way) return;
    event.preventDefault();
    const by = square.size / 20;
    onMove({ ...square, x: square.x + way[0] * by, y: square.y + way[1] * by });
  };
  const resize = (size: number) => onMove({ x: square.x + (square.size - size) / 2, y: square.y + (square.size - size) / 2, size });
  const largest = Math.min(picture.width, picture.height);
  return (
    <div className={css({ display: 'grid', gap: '8' })}>
      <div
        ref={box}
        className={frame}
        style={{ aspectRatio: `${picture.width} / ${picture.height}`, inlineSize: `min(100%, calc(50vh * ${picture.width / picture.height}))` }}
      >
        <img ref={show} alt="" draggable={false} className={css({ w: '100%', h: '100%', display: 'block' })} />
        <button
          type="button"
          aria-label={t('avatar.square')}
          className={mask}
          style={{
            left: percent(square.x, picture.width),
            top: percent(square.y, picture.height),
            width: percent(square.size, picture.width),
            height: percent(square.size, picture.height),
          }}
          onKeyDown={step}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture?.(event.pointerId);
            setHeld({ x: event.clientX, y: event.clientY, from: square });
          }}
          onPointerMove={drag}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
        />
      </div>
      <label className={css({ fontSize: '13', color: 'quiet' })}>
        {t('avatar.size')}
        <input
          type="range"
          className={slider}
          min={Math.min(64, largest)}
          max={largest}
          value={square.size}
          onChange={(event) => resize(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
