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
  // The same ground as a drawn face has, also while a picture loads.
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

/** Not a mark that only turns or joins what follows, nor a bracket. */
const LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word = '') => Array.from(letters.segment(word), ({ segment }) => segment).find((segment) => LETTER.test(segment)) ?? '';

/** The first letters of up to two names; whole first character for scripts without spaces. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map(firstLetter).join('').toLocaleUpperCase();
}

interface AvatarProps {
  name: string;
  portrait: Portrait;
  /** Pixels: 24 in a line of text, 32 in dense lists, 40 beside a name, 56 at the head of a page, 96 at most. */
  size?: number;
  /** It is on the first screenful. */
  isEager?: boolean;
  /** What a screen reader hears of the dot that says they are here now; no dot without it, and nothing of an empty text, where words beside it say so. */
  online?: string | undefined;
}

/** A person: their picture, else their initials. Their name always stands beside it, so it says nothing to a screen reader. */
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
