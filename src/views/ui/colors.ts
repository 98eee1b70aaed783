/** A color per theme, as CSS `oklch()` values: light, dark. */
export type ColorPair = readonly [light: string, dark: string];

/**
 * Every color of the product, one pair per role. Roles ending in `Text` may be used for text on any background; the plain signal
 * colors are for marks and borders, never for text. colors.test.ts checks the contrast of combined pairs (WCAG AA).
 */
export const COLORS = {
  paper: ['oklch(99% 0.003 95)', 'oklch(17% 0.01 265)'],
  raised: ['oklch(100% 0 0)', 'oklch(21% 0.012 265)'],
  /** Raised from a tinted background: the selected part of a switch. */
  lifted: ['oklch(100% 0 0)', 'oklch(31% 0.013 265)'],
  sunken: ['oklch(96.5% 0.005 95)', 'oklch(20% 0.011 265)'],
  hover: ['oklch(22% 0.02 265 / 0.05)', 'oklch(96% 0.005 265 / 0.07)'],
  scrim: ['oklch(22% 0.02 265 / 0.4)', 'oklch(8% 0.01 265 / 0.65)'],
  ink: ['oklch(22% 0.02 265)', 'oklch(96% 0.005 265)'],
  quiet: ['oklch(45% 0.02 265)', 'oklch(76% 0.012 265)'],
  faint: ['oklch(62% 0.015 265)', 'oklch(60% 0.012 265)'],
  line: ['oklch(91.5% 0.006 95)', 'oklch(28% 0.012 265)'],
  edge: ['oklch(64% 0.012 265)', 'oklch(54% 0.014 265)'],
  accent: ['oklch(48% 0.13 165)', 'oklch(78% 0.13 165)'],
  accentDeep: ['oklch(41% 0.11 165)', 'oklch(84% 0.12 165)'],
  accentSoft: ['oklch(95.5% 0.025 165)', 'oklch(26% 0.035 165)'],
  accentText: ['oklch(44% 0.12 165)', 'oklch(80% 0.12 165)'],
  onAccent: ['oklch(100% 0 0)', 'oklch(19% 0.03 165)'],
  waiting: ['oklch(75% 0.15 75)', 'oklch(82% 0.14 75)'],
  waitingSoft: ['oklch(96% 0.04 85)', 'oklch(27% 0.04 75)'],
  waitingText: ['oklch(46% 0.1 70)', 'oklch(84% 0.12 78)'],
  refused: ['oklch(55% 0.19 25)', 'oklch(68% 0.17 25)'],
  refusedSoft: ['oklch(96% 0.02 25)', 'oklch(26% 0.05 25)'],
  refusedText: ['oklch(49% 0.18 25)', 'oklch(78% 0.12 25)'],
  onRefused: ['oklch(100% 0 0)', 'oklch(16% 0.03 25)'],
  inform: ['oklch(55% 0.14 250)', 'oklch(70% 0.13 250)'],
  informSoft: ['oklch(96% 0.02 250)', 'oklch(26% 0.04 250)'],
  informText: ['oklch(46% 0.13 250)', 'oklch(80% 0.1 250)'],
} as const satisfies Record<string, ColorPair>;

export type ColorName = keyof typeof COLORS;
