import { css } from '#css/css';

const style = css({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'accentSoft',
  color: 'accentText',
  fontWeight: '600',
  objectFit: 'cover',
  userSelect: 'none',
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

/** A person: their picture, else their initials. */
export function Avatar({ name, src, size = 36 }: { name: string; src?: string | null; size?: number }) {
  const box = { width: size, height: size, fontSize: size * 0.38 };
  return src ? (
    <img src={src} width={size} height={size} alt="" className={style} style={box} />
  ) : (
    <span aria-hidden="true" className={style} style={box}>
      {initialsOf(name)}
    </span>
  );
}
