import { avatarHue } from '../../art/avatar-hue.ts';
import type { Somebody } from '../../art/face.ts';
import type { Look } from '../../art/face-features.ts';

/** /face/f-ph-0123456789abcdef.svg: the look, the market, and what tells people apart. It says all that is drawn, so no person is looked up. */
const FACE = /^([fm])-([a-z]{2})-([\da-f]{16})\.svg$/;

export const facePath = ({ key, look, market }: Omit<Somebody, 'hue'>): string => `/face/${look}-${market}-${key}.svg`;

/** Whom an address has drawn; undefined where it is none. @param file what follows /face/ */
export function facedBy(file: string): Somebody | undefined {
  const [, look, market, key] = FACE.exec(file) ?? [];
  return look && market && key ? { look: look as Look, market, key, hue: avatarHue(key) } : undefined;
}
