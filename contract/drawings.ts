/** URLs and sizes of the drawings the server makes. A URL always has the same drawing, so it is cached for long. */

/** A country's code in lower case: "ph". */
export const panoramaPath = (country: string) => `/panorama/${country}.svg`;

/** The landscape behind the home page, in its own units. The trail runs through it; each mark is where one of its steps is shown. */
export const PANORAMA = {
  width: 1440,
  height: 372,
  marks: [
    [150, 318],
    [430, 296],
    [720, 262],
    [1000, 238],
    [1262, 168],
  ],
} as const;

/** A company's mark, 64 × 64. */
export const logoPath = (companyId: number) => `/logo/${companyId}.svg`;

/** A company's cover; a wide one spans the width of a page. */
export const coverPath = (companyId: number, isWide = false) => `/cover/${companyId}${isWide ? '-wide' : ''}.svg`;

/** The units covers are drawn in. */
export const COVER = { width: 800, wideWidth: 1600, height: 300 } as const;

/** What a feature banner shows, in front of its country's landscape. */
export const BANNER_SCENES = ['identity', 'form', 'resume', 'remote', 'first'] as const;
export type BannerScene = (typeof BANNER_SCENES)[number];

/** @param country a country's code in lower case */
export const bannerPath = (scene: BannerScene, country: string) => `/banner/${scene}-${country}.svg`;

/** The units banners are drawn in. */
export const BANNER = { width: 640, height: 240 } as const;

const HUES = [28, 48, 72, 105, 145, 165, 190, 225, 250, 285, 330, 8] as const;

/** The hue of a company's mark and cover, in degrees. */
export function companyHue(companyId: number): number {
  // FNV-1a, as in server/random.ts.
  let value = 0x811c9dc5;
  for (const digit of `hue ${companyId}`) value = Math.imul(value ^ digit.charCodeAt(0), 0x01000193);
  return HUES[(value >>> 0) % HUES.length] ?? HUES[0];
}
