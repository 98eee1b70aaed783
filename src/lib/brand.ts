/** The brand, in one place: the name, who stands behind it, and where to write. A working name until there is a registered one. */
export const BRAND = {
  name: 'Waymark',
  company: 'Waymark',
  domain: 'waymark.test',
  supportEmail: 'support@waymark.test',
  /** Of the accent, light and dark, for the browser's own bars. sRGB, because manifests know no oklch. */
  themeColor: { light: '#fcfcfa', dark: '#0e1014' },
  mark: '/mark.svg',
  ogImage: '/og.png',
} as const;
