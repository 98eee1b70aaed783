/** The brand, in one place: the name, the company behind it, and contact addresses. A working name until there is a registered one. */
export const BRAND = {
  name: 'Waymark',
  company: 'Waymark',
  domain: 'waymark.test',
  supportEmail: 'support@waymark.test',
  /** Accent color, light and dark, for the browser's own bars. sRGB, because manifests don't support oklch. */
  themeColor: { light: '#fcfcfa', dark: '#0e1014' },
  mark: '/mark.svg',
  ogImage: '/og.png',
} as const;
