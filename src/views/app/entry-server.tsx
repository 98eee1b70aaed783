import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES } from '../../../contract/languages.ts';
import type { Boot } from '../../../contract/pages.ts';
import { createI18n, type Texts } from '../../lib/i18n.ts';
import { translatorOf } from '../../lib/translate.ts';
import { App } from './App.tsx';
import { loadParts } from '../core/deferred.tsx';
import { pageNameOf } from './match.ts';
import { metaOf, type Meta } from './meta.ts';
import { BASE_NAMESPACES, baseTextsOf, LATER_NAMESPACES, PART_NAMESPACES } from './namespaces.ts';
import { PAGES } from './pages.ts';
import { loadTexts } from '../core/texts.ts';

export interface Rendered {
  html: string;
  meta: Meta;
  /** Source files and chunks the page needs in the browser, for modulepreload. */
  files: string[];
}

const everyNamespace = [
  ...BASE_NAMESPACES,
  ...LATER_NAMESPACES,
  ...PART_NAMESPACES,
  'meta',
  ...new Set(Object.values(PAGES).flatMap((page) => page.namespaces)),
];
const texts = new Map<string, Texts>(await Promise.all(LANGUAGES.map(async ({ tag }) => [tag, await loadTexts(tag, everyNamespace)] as const)));
// All requests in a language share one instance: it only holds texts, and rendering doesn't change it.
const instances = new Map([...texts].map(([tag, own]) => [tag, withMeta(createI18n(tag, own, texts.get('en') ?? {}))]));
const english = instances.get('en') ?? withMeta(createI18n('en', {}, {}));
await Promise.all(Object.values(PAGES).map((page) => page.load(english.i18n)));
// After the pages, which have deferred parts of their own.
await loadParts();

function withMeta(i18n: i18n) {
  return { i18n, metaText: translatorOf(i18n, ['meta']) };
}

/** Renders a page to markup. `prefix` is the language prefix of the URL ("/zh-cn" or ""), `origin` the site's own. */
export function render(boot: Boot, prefix: string, origin: string): Rendered {
  const { i18n, metaText } = instances.get(boot.language) ?? english;
  const page = PAGES[pageNameOf(boot)];
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={prefix} location={prefix + boot.url}>
        <App boot={boot} i18n={i18n} />
      </StaticRouter>
    </StrictMode>,
  );
  const own = page.namespaces.map((namespace) => `src/locales/${boot.language}/${namespace}.json`);
  return { html, meta: metaOf(boot, metaText, origin), files: [page.file, baseTextsOf(boot.language), ...own] };
}
