import type { Boot } from '../../../contract/pages.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { escapeMarkup } from '../../../src/lib/escapeMarkup.ts';

/** The files of the built client for one page. Paths from the web root. */
export interface Assets {
  entry: string;
  /** Loads the entry and its imports after the page has been displayed. Without it they load right away. */
  begin?: string;
  css: string[];
  /** Chunks that the entry would otherwise request one after the other. */
  preload: string[];
  fonts: string[];
  /** For letters and symbols beyond Western European ones, such as ₱. Only pages that contain some load it. */
  extendedFonts: string[];
  /** Markup the development server adds to the head. */
  head?: string;
}

interface Head {
  title: string;
  description: string;
  canonical: string | null;
  alternates: { tag: string; href: string }[];
  /** Absolute URL of the image for shared links. */
  image: string;
  jsonLd: object | null;
}

/** The intersection of the extended font's range and the characters in our texts (styles.css, unicode-range). */
const EXTENDED = /[\u0100-\u02ba\u1e00-\u1e9f\u20a0-\u20ab\u20ad-\u20c0]/;
const EMPTY = /^$/;

/** A match is remembered with its whole text (`RegExp.input`). A page that outlives two small collections stays until a full one, so an empty text replaces it. */
function hasExtended(html: string): boolean {
  const has = EXTENDED.test(html);
  EMPTY.test('');
  return has;
}

/** The texts one after another, as UTF-8. Joining long texts first would copy them, and take longer than this. */
function utf8(texts: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  texts.reduce((at, text) => at + bytes.write(text, at), 0);
  return bytes;
}

/** JSON for a script element with a data type: nothing in it can end the element. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/**
 * The whole page, as UTF-8. Its scripts come after the visible content, because people read it before they interact. Escapes everything except `html`, which is React's
 * output.
 * @param bootJson the same as `boot`
 */
export function documentOf(boot: Boot, html: string, head: Head, assets: Assets, bootJson = JSON.stringify(boot)): Buffer<ArrayBuffer> {
  const dir = LANGUAGES.find(({ tag }) => tag === boot.language)?.dir ?? 'ltr';
  // A page that is rendered by its scripts is only visible with them.
  const isSeenFirst = assets.begin !== undefined && boot.page.page !== 'client';
  const theme = boot.theme === 'system' ? '' : ` data-theme="${boot.theme}"`;
  const begin = `<!doctype html>
<html lang="${escapeMarkup(boot.language)}" dir="${dir}"${theme}>
<head>
<meta charset="utf-8">
<title>${escapeMarkup(head.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escapeMarkup(head.description)}">
<meta name="color-scheme" content="light dark">
${themeColors(boot.theme)}
${[...assets.fonts, ...(hasExtended(html) ? assets.extendedFonts : [])].map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${isSeenFirst ? '' : assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/app.webmanifest">
${head.canonical ? `<link rel="canonical" href="${escapeMarkup(head.canonical)}">` : '<meta name="robots" content="noindex">'}
${head.alternates.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escapeMarkup(href)}">`).join('\n')}
<meta property="og:title" content="${escapeMarkup(head.title)}">
<meta property="og:description" content="${escapeMarkup(head.description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeMarkup(BRAND.name)}">
<meta property="og:locale" content="${escapeMarkup(boot.language.replace('-', '_'))}">
${head.canonical ? `<meta property="og:url" content="${escapeMarkup(head.canonical)}">` : ''}
<meta property="og:image" content="${escapeMarkup(head.image)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${escapeMarkup(BRAND.name)}">
<meta name="twitter:card" content="summary_large_image">
${head.jsonLd ? `<script type="application/ld+json">${inScript(JSON.stringify(head.jsonLd))}</script>` : ''}
${assets.head ?? ''}
</head>
<body>
<div id="root">`;
  const end = `</div>
<script type="application/json" id="boot">${inScript(bootJson)}</script>
${isSeenFirst ? `<script type="module" src="${assets.begin}" data-modules="${[assets.entry, ...assets.preload].join(' ')}"></script>` : `<script type="module" src="${assets.entry}"></script>`}
</body>
</html>`;
  return utf8([begin, html, end]);
}

/** The color of the browser's toolbars: of the chosen theme, or else of the device's. */
function themeColors(theme: Boot['theme']): string {
  const { light, dark } = BRAND.themeColor;
  if (theme !== 'system') return `<meta name="theme-color" content="${BRAND.themeColor[theme]}">`;
  return [
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
  ].join('\n');
}
