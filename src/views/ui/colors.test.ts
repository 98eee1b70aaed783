import { describe, expect, test } from 'vitest';
import { COLORS, type ColorName } from './colors.ts';

/** Relative luminance of a CSS `oklch()` color (WCAG 2.2), with the matrices of CSS Color 4, clipped to sRGB. */
function luminance(color: string): number {
  const [l = 0, c = 0, h = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const pair = [luminance(first), luminance(second)];
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

const GROUNDS: ColorName[] = ['paper', 'raised', 'sunken'];
const TEXT: [ColorName, ColorName][] = [
  ...(['ink', 'quiet', 'accentText', 'waitingText', 'refusedText', 'informText'] as const).flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as [ColorName, ColorName]),
  ),
  ['ink', 'lifted'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentDeep'],
  ['onRefused', 'refused'],
  ['accentText', 'accentSoft'],
  ['waitingText', 'waitingSoft'],
  ['refusedText', 'refusedSoft'],
  ['informText', 'informSoft'],
  ['ink', 'accentSoft'],
  ['ink', 'waitingSoft'],
  ['ink', 'refusedSoft'],
  ['ink', 'informSoft'],
];
const MARKS: [ColorName, ColorName][] = (['edge', 'accent', 'refused', 'inform'] as const).flatMap((mark) =>
  GROUNDS.map((ground) => [mark, ground] as [ColorName, ColorName]),
);

test('the formula itself: black on white is 21, a known gray is 4.54', () => {
  expect(contrast('oklch(0% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(21, 1);
  expect(contrast('oklch(56.8% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(4.54, 1);
});

describe.each([0, 1] as const)('theme %i', (theme) => {
  test.each(TEXT)('%s is readable on %s (4.5:1)', (text, ground) => {
    expect(contrast(COLORS[text][theme], COLORS[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(MARKS)('%s is visible on %s (3:1)', (mark, ground) => {
    expect(contrast(COLORS[mark][theme], COLORS[ground][theme])).toBeGreaterThanOrEqual(3);
  });
});
