import type { CSSProperties } from 'react';
import { css } from '#css/css';
import type { Portrait } from '../../../contract/portrait.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const frame = css({ position: 'relative', display: 'inline-grid', flexShrink: '0' });
const style = css({
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  overflow: 'hidden',
  // The same background as a drawn face, also while an image loads.
  bg: 'light-dark(oklch(90.5% 0.042 var(--hue)), oklch(47% 0.045 var(--hue)))',
  color: 'light-dark(oklch(33% 0.06 var(--hue)), oklch(97% 0.01 var(--hue)))',
  fontWeight: '600',
  objectFit: 'cover',
  userSelect: 'none',
});
const dot = css({
  position: 'absolute',
  insetBlockEnd: '0',
  insetInlineEnd: '0',
  w: '27%',
  maxW: '12px',
  aspectRatio: '1',
  borderRadius: 'full',
  bg: 'accent',
  boxShadow: '0 0 0 2px {colors.paper}',
});

/** Excludes combining and joining marks, and brackets. */
const LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const initialOf = (word = '') => Array.from(graphemes.segment(word), ({ segment }) => segment).find((segment) => LETTER.test(segment)) ?? '';

/** The first letters of up to two names; the whole first character for scripts without spaces. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map(initialOf).join('').toLocaleUpperCase();
}

interface AvatarProps {
  name: string;
  portrait: Portrait;
  /** Pixels: 24 in a line of text, 32 in dense lists, 40 next to a name, 56 at the top of a page, 96 at most. */
  size?: number;
  /** It is above the fold. */
  isEager?: boolean;
  /**
   * Text of the online dot for screen readers; without it there is no dot, and with an empty text it is silent, because visible text says the same.
   */
  online?: string | undefined;
}

/** A person: their photo, otherwise their initials. Hidden from screen readers, because the name is always next to it. */
export function Avatar({ name, portrait: { avatar, avatar_hue: hue }, size = 36, isEager = false, online }: AvatarProps) {
  const box = { '--hue': hue, width: size, height: size, fontSize: size * 0.38 } as CSSProperties;
  const mark = avatar ? (
    <img src={avatar} width={size} height={size} alt="" loading={isEager ? 'eager' : 'lazy'} decoding="async" className={style} style={box} />
  ) : (
    <span aria-hidden="true" className={style} style={box}>
      {initialsOf(name)}
    </span>
  );
  return (
    <span className={frame}>
      {mark}
      {online === undefined ? null : (
        <span className={dot}>
          <VisuallyHidden>{online}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
