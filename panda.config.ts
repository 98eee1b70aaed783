import { defineConfig } from '@pandacss/dev';
import { COLORS } from './src/views/ui/colors.ts';

const px = (size: number) => ({ value: `${size / 16}rem` });
const scale = (sizes: number[]) => Object.fromEntries(sizes.map((size) => [String(size), px(size)]));
const text = (fontSize: number, lineHeight: number, fontWeight: number, letterSpacing = '0') => ({
  value: { fontSize: String(fontSize), lineHeight: String(lineHeight), fontWeight: String(fontWeight), letterSpacing },
});

/** Our design tokens. Spacing and sizes are named by their pixels: `p: '16'` is 1rem. */
export default defineConfig({
  logLevel: 'error',
  eject: true,
  presets: ['@pandacss/preset-base'],
  preflight: false,
  include: ['./src/views/**/*.{ts,tsx}'],
  exclude: ['./src/views/**/*.test.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'js',
  forceConsistentTypeExtension: true,
  importMap: '#css',
  separator: '-',
  patterns: {},
  // A finger leaves no hover behind: on touch screens what was pressed would stay marked.
  conditions: {
    extend: {
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
      // Where a job's card is so wide, what it pays and promises stands at its end.
      wideCard: '@container (min-width: 640px)',
    },
  },
  theme: {
    breakpoints: { md: '768px', lg: '1024px', xl: '1200px', '2xl': '1440px' },
    tokens: {
      colors: Object.fromEntries(Object.entries(COLORS).map(([name, [light, dark]]) => [name, { value: `light-dark(${light}, ${dark})` }])),
      spacing: scale([4, 8, 12, 16, 24, 32, 48, 72]),
      fontSizes: scale([13, 15, 17, 20, 25, 32, 42]),
      fonts: {
        body: {
          value:
            "'Figtree Variable', 'Figtree fallback', system-ui, 'PingFang SC', 'Hiragino Sans', 'Noto Sans CJK SC', 'Noto Sans Arabic', 'Segoe UI', sans-serif",
        },
      },
      radii: { control: { value: '8px' }, card: { value: '14px' }, full: { value: '999px' } },
      durations: { fast: { value: '120ms' }, base: { value: '160ms' }, slow: { value: '220ms' } },
      easings: { out: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }, move: { value: 'cubic-bezier(0.4, 0, 0.1, 1)' } },
      shadows: {
        float: {
          value:
            '0 0 0 1px light-dark(oklch(22% 0.02 265 / 0.06), oklch(96% 0 0 / 0.1)), 0 8px 28px light-dark(oklch(22% 0.02 265 / 0.13), oklch(0% 0 0 / 0.5))',
        },
        focus: { value: '0 0 0 2px {colors.paper}, 0 0 0 4px {colors.accent}' },
      },
      zIndex: { header: { value: 10 }, bar: { value: 20 }, overlay: { value: 30 }, popover: { value: 40 }, notice: { value: 50 } },
    },
    textStyles: {
      small: text(13, 1.45, 400),
      body: text(15, 1.5, 400),
      strong: text(15, 1.5, 600),
      lead: text(17, 1.5, 400),
      card: text(17, 1.3, 600, '-0.005em'),
      section: text(20, 1.3, 650, '-0.01em'),
      title: text(25, 1.2, 700, '-0.015em'),
      page: text(32, 1.2, 700, '-0.02em'),
      hero: text(42, 1.12, 700, '-0.028em'),
    },
    keyframes: {
      spin: { to: { rotate: '360deg' } },
      breathe: { '50%': { opacity: '0.55' } },
      rise: { from: { opacity: '0', translate: '0 8px' } },
      sheetIn: { from: { translate: '0 100%' } },
      sheetOut: { to: { translate: '0 100%' } },
      fadeIn: { from: { opacity: '0' } },
      fadeOut: { to: { opacity: '0' } },
      // How far a line that scrolls fades out at each side, by how far it is scrolled.
      edges: {
        '0%': { '--edge-start': '0px', '--edge-end': '32px' },
        '1%, 99%': { '--edge-start': '32px', '--edge-end': '32px' },
        '100%': { '--edge-start': '32px', '--edge-end': '0px' },
      },
    },
  },
});
