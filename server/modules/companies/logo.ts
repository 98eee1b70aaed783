import { hash, Random } from '../../db/seed/random.ts';
import { oklch } from './logo-colour.ts';
import { SHAPES, type Inks } from './logo-shapes.ts';

/** Words of a name that are no part of it: legal forms and articles, and scripts' own. */
const NO_INITIAL = /^(?:the|pt|cv|grupo|group|inc|corp|co|ltd|llc|al|de|do|da)$/iu;
const EASTERN_FORMS = /株式会社|合同会社|有限会社|股份有限公司|有限公司|شركة/gu;

/**
 * A company's mark as SVG, drawn from its name and the same for good: one of fourteen figures or its initials, on a ground of its own that stands on light
 * and dark pages. Companies of like names tell apart by figure, hue and ground.
 */
export function companyLogo({ id, name }: { id: number; name: string }): string {
  const random = new Random(hash(`${name}/${id}`));
  const hue = random.next() * 360;
  const away = random.pick([40, 75, 150, 180, -55]);
  const isDark = random.chance(0.58);
  const chroma = 0.07 + random.next() * 0.07;
  const ground = isDark ? oklch(0.34 + random.next() * 0.2, chroma, hue) : oklch(0.91 + random.next() * 0.04, 0.045, hue);
  const inks: Inks = isDark
    ? { main: oklch(0.95, 0.03, hue), second: oklch(0.82, 0.13, hue + away), quiet: oklch(0.7, 0.08, hue) }
    : { main: oklch(0.42, 0.12, hue), second: oklch(0.66, 0.15, hue + away), quiet: oklch(0.76, 0.09, hue) };
  const mark = random.chance(0.16) ? initials(random, name, inks) : random.pick(SHAPES)(random, inks);
  const corner = random.pick([14, 14, 32]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ground}"/>${corner === 32 ? `<g transform="translate(4.2 4.2) scale(.87)">${mark}</g>` : mark}</svg>`;
}

function initials(random: Random, name: string, { main, second }: Inks): string {
  const words = name
    .replace(EASTERN_FORMS, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !NO_INITIAL.test(word));
  const isLatin = /^[\p{Script=Latin}\d]/u.test(words[0] ?? '');
  const letters =
    words
      .slice(0, isLatin && random.chance(0.6) ? 2 : 1)
      .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32).toLocaleUpperCase())
      .join('') || '·';
  const underline = random.chance(0.4) ? `<rect x="20" y="48" width="24" height="3.5" rx="1.75" fill="${second}"/>` : '';
  const size = letters.length === 2 ? 26 : 34;
  const family = random.pick(['Georgia, serif', 'system-ui, sans-serif', 'system-ui, sans-serif']);
  return `<text x="32" y="${32 + size * 0.35 - (underline ? 2 : 0)}" text-anchor="middle" font-family="${family}" font-size="${size}" font-weight="700" fill="${main}">${letters}</text>${underline}`;
}
