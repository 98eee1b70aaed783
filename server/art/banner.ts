import { BANNER, BANNER_SCENES, type BannerScene } from '../../contract/drawings.ts';
import { INK, palette, type Mood } from './colors.ts';
import { LANDSCAPES } from './landscapes.ts';
import { cloud, sun } from './nature.ts';
import { PLACES } from './places.ts';
import { box, circle, d, drawing, group, line, path, repeat } from './svg.ts';

const { width, height } = BANNER;

/** A sheet of paper at its top left corner, 96 × 128, with the content of `written`. */
const sheet = (x: number, y: number, written: string, turned = 0) =>
  group(box(0, 0, 96, 128, INK.light, 5) + written, { transform: d`translate(${x} ${y}) rotate(${turned} 48 64)` });
const lines = (x: number, y: number, lengths: readonly number[]) =>
  line(lengths.map((length, index) => d`M${x} ${y + index * 12}h${length}`).join(''), INK.middle, 4, { opacity: 0.75 });
const title = (x: number, y: number, length: number) => line(d`M${x} ${y}h${length}`, INK.near, 6);

/** A typical resume: a face, a name, experience. */
const resume = circle(24, 26, 11, INK.warm) + title(44, 20, 36) + lines(44, 34, [28]) + lines(14, 58, [68, 60, 66, 48]) + line('M14 112h30', INK.warm, 4);
const inTwo = box(0, 0, 32, 128, INK.near, 5) + circle(16, 22, 8, INK.light) + title(42, 22, 38) + lines(42, 42, [42, 36, 42, 30, 40, 22]);
const table =
  line('M12 36H84V116H12ZM12 56H84M12 76H84M12 96H84M36 36V116', INK.near, 2.4) + title(12, 20, 34) + box(66, 10, 18, 20, INK.middle, 2) + lines(44, 47, [30]);

interface Shown {
  mood: Mood;
  draw: (plant: (x: number, y: number, size: number) => string) => string;
}

/** The subject in the right two thirds of the landscape. */
const SHOWN: Readonly<Record<BannerScene, Shown>> = {
  // The path ends at a sheet, and the data read from it continues.
  resume: {
    mood: 'day',
    draw: (plant) =>
      line('M-10 214C90 222 150 196 236 200S330 182 372 176', INK.light, 6) +
      sheet(378, 56, resume, 4) +
      line('M492 164C540 156 580 160 650 140', INK.light, 6, { 'stroke-dasharray': '0.1 15' }) +
      plant(110, 206, 34) +
      plant(150, 214, 24),
  },
  form: {
    mood: 'morning',
    draw: (plant) => sheet(282, 74, inTwo, -9) + sheet(470, 74, table, 9) + sheet(376, 54, resume) + plant(96, 210, 36) + plant(594, 222, 30),
  },
  // A house in the evening, with one lit window and a screen in it.
  remote: {
    mood: 'evening',
    draw: (plant) =>
      box(352, 106, 164, 100, INK.light) +
      box(478, 50, 18, 44, INK.ground) +
      path('M334 110L434 40L534 110Z', INK.warm) +
      box(374, 124, 76, 52, INK.dark, 3) +
      box(378, 128, 68, 44, INK.sun, 2) +
      box(396, 144, 32, 21, INK.near, 2) +
      box(388, 165, 48, 5, INK.near, 2) +
      box(470, 140, 30, 66, INK.near, 3) +
      circle(493, 174, 2.4, INK.light) +
      line('M485 206C480 222 440 232 380 244', INK.light, 6) +
      plant(566, 214, 46) +
      plant(306, 216, 32),
  },
  // The start of a path: a signpost.
  first: {
    mood: 'morning',
    draw: (plant) =>
      line('M300 250C340 226 400 214 440 196S520 158 560 150S620 142 650 126', INK.light, 7) +
      box(351, 84, 10, 140, INK.dark, 2) +
      path('M318 92H436L460 112L436 132H318Z', INK.near) +
      line('M338 112H420M404 100L422 112L404 124', INK.light, 5) +
      path('M392 146H330L314 158L330 170H392Z', INK.warm) +
      plant(120, 208, 34) +
      plant(556, 206, 30),
  },
  // A seal above the town.
  identity: {
    mood: 'day',
    draw: (plant) =>
      path(
        `${repeat(12, (index) => {
          const [from, to] = [index, index + 0.5].map((at) => (at * Math.PI) / 6) as [number, number];
          return d`${index === 0 ? 'M' : 'L'}${432 + 74 * Math.cos(from)} ${116 + 74 * Math.sin(from)}L${432 + 62 * Math.cos(to)} ${116 + 62 * Math.sin(to)}`;
        })}Z`,
        INK.warm,
      ) +
      circle(432, 116, 50, INK.near) +
      line('M410 117L426 133L456 101', INK.light, 9) +
      plant(110, 208, 38) +
      plant(570, 218, 32),
  },
};

/** The image of a feature banner in the landscape of a market. Undefined for an unknown scene or market. */
export function drawBanner(scene: string, country: string): string | undefined {
  const shown = BANNER_SCENES.find((one) => one === scene);
  const [place, land] = Object.hasOwn(LANDSCAPES, country) ? [PLACES[country], LANDSCAPES[country]] : [];
  if (!shown || !place || !land) return undefined;
  const { mood, draw } = SHOWN[shown];
  return drawing(
    { width, height, colors: palette(land.hue, mood) },
    box(-1, -1, width + 2, height + 2, INK.sky) +
      (mood === 'evening' ? circle(150, 104, 38, INK.sun) : sun(168, 62, 26)) +
      cloud(56, 70, 13) +
      cloud(268, 52, 11) +
      group(place.horizon?.(200) ?? '', { transform: 'translate(0 -14)' }) +
      path('M-10 250V168C60 150 130 176 220 162S380 138 470 152S590 168 650 150V250Z', INK.far) +
      path('M-10 250V186C90 168 170 196 260 184S430 166 520 180S600 186 650 176V250Z', INK.back) +
      path('M-10 250V206C80 192 190 212 290 202S470 192 560 202S620 206 650 200V250Z', INK.middle) +
      draw(land.plant) +
      path('M-10 250V228C90 218 200 236 320 228S540 220 650 230V250Z', INK.ground),
  );
}
