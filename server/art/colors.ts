/** A color by lightness and chroma (0 … 1) and hue in degrees. Equal lightness looks equally light at any hue. */
export const lch = (lightness: number, chroma: number, hue: number) =>
  `oklch(${Math.round(lightness * 1000) / 10}% ${Math.round(chroma * 1000) / 1000} ${Math.round(((hue % 360) + 360) % 360)})`;

/** One color in the light theme and another in the dark one. */
export const both = (light: string, dark: string) => `light-dark(${light},${dark})`;

export const MOODS = ['morning', 'day', 'evening'] as const;
export type Mood = (typeof MOODS)[number];

type Lch = readonly [lightness: number, chroma: number, hue: number];

/** The sky, the hue that distant things tend toward, and the sun, which is the moon in the dark theme. */
const skies: Readonly<Record<Mood, (hue: number) => { sky: Lch; far: number; sun: Lch; moon: Lch }>> = {
  morning: () => ({ sky: [0.945, 0.035, 82], far: 62, sun: [0.84, 0.12, 72], moon: [0.9, 0.05, 90] }),
  day: (hue) => ({ sky: [0.93, 0.035, hue > 172 && hue < 280 ? 215 : 200], far: 200, sun: [0.91, 0.1, 92], moon: [0.92, 0.03, 95] }),
  evening: () => ({ sky: [0.9, 0.06, 58], far: 35, sun: [0.74, 0.16, 42], moon: [0.86, 0.08, 70] }),
};

/** From far to near: lightness and chroma in the light theme, how far the hue tends toward the sky's, and lightness in the dark theme. */
const DEPTHS = [
  [0.845, 0.05, 0.6, 0.4],
  [0.755, 0.072, 0.4, 0.355],
  [0.645, 0.09, 0.22, 0.305],
  [0.52, 0.092, 0.08, 0.255],
  [0.395, 0.078, 0, 0.205],
] as const;

/** The colors of a landscape as drawings refer to them. `palette` sets their values. */
export const INK = {
  sky: 'var(--sky)',
  sun: 'var(--sun)',
  cloud: 'var(--cloud)',
  /** Five depths, from the farthest ridge to the foreground. */
  far: 'var(--far)',
  back: 'var(--back)',
  middle: 'var(--middle)',
  near: 'var(--near)',
  ground: 'var(--ground)',
  /** Paths, windows, sails, walls. */
  light: 'var(--light)',
  /** Light on water and paddies. */
  glow: 'var(--glow)',
  /** The few warm accents. */
  warm: 'var(--warm)',
  leaf: 'var(--leaf)',
  dark: 'var(--dark)',
} as const;

/** Everything is based on one hue. Distant things tend toward the sky's, and only the sun and a few roofs are warm. */
export function palette(hue: number, mood: Mood): Record<keyof typeof INK, string> {
  const { sky, far, sun, moon } = skies[mood](hue);
  const leaning = (share: number) => hue + ((((far - hue + 540) % 360) + 360) % 360) * share - 180 * share;
  const [farthest, back, middle, near, ground] = DEPTHS.map(([lightness, chroma, lean, night]) =>
    both(lch(lightness, chroma, leaning(lean)), lch(night, chroma * 0.72, leaning(lean * 0.5))),
  ) as [string, string, string, string, string];
  return {
    sky: both(lch(...sky), lch(0.275, 0.03, leaning(0.12))),
    sun: both(lch(...sun), lch(...moon)),
    cloud: both(lch(0.985, 0.012, sky[2]), lch(0.37, 0.03, leaning(0.15))),
    far: farthest,
    back,
    middle,
    near,
    ground,
    light: both(lch(0.965, 0.022, sky[2]), lch(0.86, 0.03, sky[2])),
    glow: both(lch(0.9, 0.05, sky[2]), lch(0.46, 0.06, leaning(0.2))),
    warm: both(lch(0.72, 0.14, 50), lch(0.66, 0.13, 55)),
    leaf: both(lch(0.56, 0.1, 152), lch(0.34, 0.06, 155)),
    dark: both(lch(0.31, 0.055, hue), lch(0.165, 0.035, hue)),
  };
}
