import type { Boot } from '../../../contract/pages.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';

/** What the built client is made of, for one page. Paths from the web root. */
export interface Assets {
  entry: string;
  /** Asks for the entry and what it needs once the page is seen; without it they are asked for at once. */
  begin?: string;
  css: string[];
  /** Chunks the entry would ask for one after the other. */
  preload: string[];
  fonts: string[];
  /** For letters and signs beyond Western Europe's, ₱ among them: only pages that have some ask for it. */
  extendedFonts: string[];
  /** Markup the development server adds to the head. */
  head?: string;
}

interface Head {
  title: string;
  description: string;
  canonical: string | null;
  alternates: { tag: string; href: string }[];
  /** Absolute: the picture of a shared link. */
  image: string;
  jsonLd: object | null;
}

/** Where the extended font's range and what is written here meet (styles.css, unicode-range). */
const EXTENDED = /[\u0100-\u02ba\u1e00-\u1e9f\u20a0-\u20ab\u20ad-\u20c0]/;

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
/** JSON for a script element of a data type: no sequence in it can end the element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The whole page. Its scripts come after what is seen: it is read before it is pressed. Everything but `html` (React's own output) is escaped here. */
export function documentOf(boot: Boot, html: string, head: Head, assets: Assets): string {
  const dir = LANGUAGES.find(({ tag }) => tag === boot.language)?.dir ?? 'ltr';
  // A page that its scripts render is seen with them.
  const isSeenFirst = assets.begin !== undefined && boot.page.page !== 'client';
  const theme = boot.theme === 'system' ? '' : ` data-theme="${boot.theme}"`;
  return `<!doctype html>
<html lang="${escape(boot.language)}" dir="${dir}"${theme}>
<head>
<meta charset="utf-8">
<title>${escape(head.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escape(head.description)}">
<meta name="color-scheme" content="light dark">
${themeColors(boot.theme)}
${[...assets.fonts, ...(EXTENDED.test(html) ? assets.extendedFonts : [])].map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${isSeenFirst ? '' : assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/app.webmanifest">
${head.canonical ? `<link rel="canonical" href="${escape(head.canonical)}">` : '<meta name="robots" content="noindex">'}
${head.alternates.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escape(href)}">`).join('\n')}
<meta property="og:title" content="${escape(head.title)}">
<meta property="og:description" content="${escape(head.description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escape(BRAND.name)}">
<meta property="og:locale" content="${escape(boot.language.replace('-', '_'))}">
${head.canonical ? `<meta property="og:url" content="${escape(head.canonical)}">` : ''}
<meta property="og:image" content="${escape(head.image)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${escape(BRAND.name)}">
<meta name="twitter:card" content="summary_large_image">
${head.jsonLd ? `<script type="application/ld+json">${json(head.jsonLd)}</script>` : ''}
${assets.head ?? ''}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="boot">${json(boot)}</script>
${isSeenFirst ? `<script type="module" src="${assets.begin}" data-modules="${[assets.entry, ...assets.preload].join(' ')}"></script>` : `<script type="module" src="${assets.entry}"></script>`}
</body>
</html>`;
}

/** The colour of the browser's own bars: of the theme that was chosen, else of the device's. */
function themeColors(theme: Boot['theme']): string {
  const { light, dark } = BRAND.themeColor;
  if (theme !== 'system') return `<meta name="theme-color" content="${BRAND.themeColor[theme]}">`;
  return [
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
  ].join('\n');
}
