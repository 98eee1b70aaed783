import type { Boot } from '../../../contract/pages.ts';
import { LANGUAGES } from '../../../contract/languages.ts';

/** What the built client is made of, for one page. Paths from the web root. */
export interface Assets {
  entry: string;
  css: string[];
  /** Chunks the entry would ask for one after the other. */
  preload: string[];
  fonts: string[];
  /** Markup the development server adds to the head. */
  head?: string;
}

interface Head {
  title: string;
  description: string;
  canonical: string | null;
  alternates: { tag: string; href: string }[];
  jsonLd: object | null;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
/** JSON for a script element of a data type: no sequence in it can end the element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The whole page. Everything but `html` (React's own output) is escaped here. */
export function documentOf(boot: Boot, html: string, head: Head, assets: Assets): string {
  const dir = LANGUAGES.find(({ tag }) => tag === boot.language)?.dir ?? 'ltr';
  const theme = boot.theme === 'system' ? '' : ` data-theme="${boot.theme}"`;
  return `<!doctype html>
<html lang="${escape(boot.language)}" dir="${dir}"${theme}>
<head>
<meta charset="utf-8">
<title>${escape(head.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escape(head.description)}">
<meta name="color-scheme" content="light dark">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head.canonical ? `<link rel="canonical" href="${escape(head.canonical)}">` : '<meta name="robots" content="noindex">'}
${head.alternates.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escape(href)}">`).join('\n')}
<meta property="og:title" content="${escape(head.title)}">
<meta property="og:description" content="${escape(head.description)}">
<meta property="og:type" content="website">
${head.jsonLd ? `<script type="application/ld+json">${json(head.jsonLd)}</script>` : ''}
${assets.head ?? ''}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="boot">${json(boot)}</script>
<script type="module" src="${assets.entry}"></script>
</body>
</html>`;
}
