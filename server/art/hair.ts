import { box, circle, d, line, path } from './svg.ts';

/** Hair in two layers, behind and in front of the head, for a head from 27 to 69 across and 18.5 to 69 down, in a square of 96. */
interface HairStyle {
  back?: (color: string) => string;
  front: (color: string) => string;
}

const GOLD = '#e7b74f';
const BAND = '#c8553d';

const curls = (color: string, all: readonly (readonly [x: number, y: number, radius: number])[]) =>
  all.map(([x, y, radius]) => circle(x, y, radius, color)).join('');

const braid = (x: number, color: string) =>
  path(d`M${x - 4} 46C${x - 5} 54 ${x - 4} 58 ${x} 60C${x + 4} 58 ${x + 5} 54 ${x + 4} 46Z`, color) +
  [61, 68, 75]
    .map((y, index) => {
      const wide = 6.5 - index * 0.5;
      return path(
        d`M${x} ${y - 4}C${x + wide} ${y - 3} ${x + wide - 0.5} ${y + 4} ${x} ${y + 5}C${x - wide + 0.5} ${y + 4} ${x - wide} ${y - 3} ${x} ${y - 4}Z`,
        color,
      );
    })
    .join('') +
  path(d`M${x - 3} 79h6l1.5 9q-4.5 3-9 0Z`, color) +
  box(x - 3.2, 78.5, 6.4, 2.8, GOLD, 1.4);

export const HAIR = {
  crop: {
    front: (color) => path('M25.5 43C22 24 33 11.5 49 12C65 12.5 74 25 70.5 43C69.5 37 68 33 64.5 30C55 32 44 30 38 24.5C36 30 28.5 33 25.5 43Z', color),
  },
  side: {
    front: (color) =>
      path('M26 44C21 25 31 12 47 11.5C52 8.5 70 11 71.5 27C72 33 71.5 39 70 44C69 38 68 34 66 31C56 31.5 47 28 42 22.5C41 29 29 33 26 44Z', color),
  },
  buzz: { front: (color) => path('M26 41C25 24 35 14.5 48 14.5S71 24 70 41C68.5 34 66 29.5 62 27.5C53 25 43 25 34 27.5C30 29.5 27.5 34 26 41Z', color) },
  quiff: {
    front: (color) =>
      path(
        'M26.5 42C24.5 34 25.5 27 29 22.5C31 12 45 6 60 9.5C69 11.5 73 20 71 28C71 33 70.5 38 69.5 42C69 37 67.5 33 65.5 30.5C56 30.5 45 28 37 24.5C33 28.5 28 33 26.5 42Z',
        color,
      ),
  },
  curls: {
    back: (color) =>
      curls(color, [
        [28, 34, 10],
        [34, 22, 11],
        [48, 16, 12],
        [62, 22, 11],
        [68, 34, 10],
      ]),
    front: (color) =>
      curls(color, [
        [32, 28, 7],
        [40, 22, 8],
        [50, 21, 8],
        [60, 24, 7.5],
        [66, 31, 6],
      ]),
  },
  afro: {
    back: (color) => circle(48, 34, 30, color),
    front: (color) => path('M28 40C29 29 36 25 48 25S67 29 68 40C69 33 68 22 48 19C28 22 27 33 28 40Z', color),
  },
  bob: {
    back: (color) => path('M21 46C19 22 32 10 48 10S77 22 75 46C75.5 54 76 60 74 66C64 70 32 70 22 66C20 60 20.5 54 21 46Z', color),
    front: (color) => path('M26 46C24 34 29 22 50 21C62 21 70 30 70 46C66 42 63 36 62 31C56 35 38 37 32 34C29 38 27.5 42 26 46Z', color),
  },
  fringe: {
    back: (color) => path('M21 44C20 21 32 10 48 10S76 21 75 44L77 84H19Z', color),
    front: (color) => path('M26.5 41C26 27 34 17 48 17S70 27 69.5 41C67.5 37.5 67 36 66.5 34.5C55 37.5 41 37.5 29.5 34.5C29 36 28.5 37.5 26.5 41Z', color),
  },
  long: {
    back: (color) => path('M21 44C19 21 32 10 48 10S77 21 75 44C75 58 80 70 78 84C70 88 26 88 18 84C16 70 21 58 21 44Z', color),
    front: (color) =>
      path('M26 46C24.5 32 32 19 47 18.5C48 24 40 33 33 36C30 38 27.5 41 26 46ZM70 46C71.5 32 64 19 47 18.5C50 27 58 34 64 36.5C67 38.5 68.5 41 70 46Z', color),
  },
  wave: {
    back: (color) => path('M20 46C16 22 30 9 49 9.5C67 10 79 23 76 46C75 56 82 62 79 74C77 84 66 82 64 76H32C29 84 18 84 16 74C14 63 21 57 20 46Z', color),
    front: (color) => path('M26 45C24 31 32 18 52 17.5C64 19 71 30 70 45C68 38 62 30 54 26C47 33 31 33 26 45Z', color),
  },
  bun: {
    back: (color) => circle(48, 9.5, 9.5, color) + path('M24 46C21 24 33 12 48 12S75 24 72 46Z', color),
    front: (color) => path('M26 44C25 30 33 19.5 48 19.5S71 30 70 44C67 35 60 28.5 48 28S29 35 26 44Z', color),
  },
  pony: {
    back: (color) => path('M64 20C82 14 88 34 80 50C78 60 82 66 76 72C70 66 72 54 70 44Z', color) + path('M24 44C22 24 33 12 48 12S74 24 72 44Z', color),
    front: (color) => path('M26 44C24.5 29 33 17 50 17C63 18 71 29 70 44C68 37 65 32.5 61 30C50 31.5 36 29 33 30C29 34 27.5 38 26 44Z', color),
  },
  pixie: {
    back: (color) => path('M24 46C21 23 33 11 48 11S75 23 72 46L69 54H27Z', color),
    front: (color) => path('M26 48C23.5 31 30 16 50 15.5C64 16 72.5 29 70 48C68.5 44 67.5 40 66.5 37C60 38 47 34 41 27C38 35 28.5 39 26 48Z', color),
  },
  bald: { back: (color) => path('M24.5 50C22.5 42 23.5 34 27 30H69C72.5 34 73.5 42 71.5 50Z', color), front: () => '' },
  receding: {
    front: (color) =>
      path('M26 45C23.5 29 31 15 48 14.5S72.5 29 70 45C69 38 68.5 31 63 25C58 21.5 54 24 48 21.5C42 24 38 21.5 33 25C27.5 31 27 38 26 45Z', color),
  },
  braids: {
    back: (color) => path('M23 46C20 22 33 10 48 10S76 22 73 46Z', color),
    front: (color) =>
      path('M25.5 46C24.5 31 33 18 48 17.5C63 18 71.5 31 70.5 46C68.5 37 60 28 48 22.5C36 28 27.5 37 25.5 46Z', color) + braid(24, color) + braid(72, color),
  },
  locs: {
    back: (color) => path('M21 46C19 22 32 9 48 9S77 22 75 46Z', color) + line('M22 34V64M28 34V68M68 34V68M74 34V64', color, 8),
    front: (color) =>
      path(
        'M25.5 43C24.5 28 33 16 48 16S71.5 28 70.5 43C69.5 37 67.5 34 65 32.5C62.5 35 59.5 34.5 57.5 31.5C55 34.5 51.5 34.5 49 31.5C46.5 34.5 43 34.5 41 31.5C38.5 34.5 35 35 32.5 32.5C29 34.5 26.5 38 25.5 43Z',
        color,
      ),
  },
  topKnot: {
    back: (color) => circle(48, 9.5, 7.5, color),
    front: (color) => path('M26 43C25 27.5 34 16 48 16S71 27.5 70 43C68.5 34 61 26.5 48 26S27.5 34 26 43Z', color) + line('M43 15Q48 17.5 53 15', BAND, 2.2),
  },
  undercut: {
    front: (color) =>
      path('M26.2 44C25 36 26 30 30 26H66C70 30 71 36 69.8 44C69 38 67 33 64 31C54 29.5 42 29.5 32 31C29 33 27 38 26.2 44Z', color, { 'fill-opacity': 0.72 }) +
      path('M28.5 31C24.5 18 35 8.5 50 8.5C65 8.5 72.5 19 68.5 31C63 25.5 56 30.5 46 28.5C38 27 33 28 28.5 31Z', color),
  },
  curtain: {
    front: (color) =>
      path('M24.5 47C21.5 27 32 11.5 48 11.5S74.5 27 71.5 47C70.5 40 68 36 63 33C56 30 51 26 48 20.5C45 26 40 30 33 33C28 36 25.5 40 24.5 47Z', color),
  },
  highTop: {
    front: (color) =>
      path(
        'M26.5 42C25.5 32 24.5 17 28 12C33 6.5 63 6.5 68 12C71.5 17 70.5 32 69.5 42C68.5 35 66.5 31 63.5 29.5C54 27 42 27 32.5 29.5C29.5 31 27.5 35 26.5 42Z',
        color,
      ),
  },
  coils: {
    back: (color) =>
      path('M24 46C22 24 33 12 48 12S74 24 72 46Z', color) +
      curls(color, [
        [30, 20, 9],
        [40, 13, 9],
        [52, 12, 9],
        [63, 17, 9],
        [71, 27, 9],
        [25, 29, 9],
        [22.5, 41, 8.5],
        [73.5, 40, 8.5],
        [22.5, 53, 8.5],
        [73.5, 52, 8.5],
        [26, 63, 7.5],
        [70, 63, 7.5],
      ]),
    front: (color) =>
      curls(color, [
        [29, 33, 5.5],
        [34, 26.5, 6.5],
        [43, 22.5, 7],
        [53, 22.5, 7],
        [62, 26.5, 6.5],
        [67, 33, 5.5],
      ]),
  },
  perm: {
    back: (color) =>
      curls(color, [
        [30, 24, 8],
        [38, 16, 8.5],
        [48, 13, 9],
        [58, 16, 8.5],
        [66, 24, 8],
        [25.5, 34, 7],
        [70.5, 34, 7],
        [25.5, 44, 5.5],
        [70.5, 44, 5.5],
      ]),
    front: (color) =>
      curls(color, [
        [31, 30, 5.2],
        [36.5, 25.5, 5.8],
        [44, 23, 6],
        [52, 23, 6],
        [59.5, 25.5, 5.8],
        [65, 30, 5.2],
      ]),
  },
  sweep: {
    back: (color) => path('M22 47C19 22 32 10 48 10S77 22 74 47C74 56 76 62 74 70L30 64C24 60 22.5 54 22 47Z', color),
    front: (color) =>
      path('M69.5 42C74.5 53 82 64 78 78C75 88 64 90 58.5 85C67 80 69 70 67.5 60C69 54 70 48 69.5 42Z', color) +
      path('M25.5 48C23 30 34 16.5 50 16.5C64.5 17 72.5 30 70.5 47C69 37 59 31.5 40 24.5C36.5 32.5 28.5 38 25.5 48Z', color),
  },
  lob: {
    back: (color) =>
      path('M21.5 46C19 22 32 9.5 48 9.5S77 22 74.5 46C74.5 55 78 62 80 71C73 77 65 76 62 72H34C31 76 23 77 16 71C18 62 21.5 55 21.5 46Z', color),
    front: (color) => path('M25.5 47C23.5 30 34 17 50 17C64.5 17.5 72.5 30 70.5 47C69 39 66 34 62 31C54 31 44 28.5 38 23.5C35.5 30 28 37 25.5 47Z', color),
  },
} satisfies Record<string, HairStyle>;

export type HairName = keyof typeof HAIR;
