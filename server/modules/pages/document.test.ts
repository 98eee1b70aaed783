import { expect, test } from 'vitest';
import type { Boot } from '../../../contract/pages.ts';
import { bootAt } from '../../../tests/support/boot.ts';
import { documentOf } from './document.ts';

const boot = bootAt('/', undefined, { page: 'notFound', data: null });
const head = {
  title: 'Jobs & <more>',
  description: '"Work"',
  canonical: 'https://waymark.test/',
  alternates: [
    { tag: 'ja', href: 'https://waymark.test/ja' },
    { tag: 'x-default', href: 'https://waymark.test/' },
  ],
  image: 'https://waymark.test/og.png',
  jsonLd: { title: '</script>' },
};
const assets = {
  entry: '/assets/e.js',
  begin: '/assets/b.js',
  css: ['/assets/s.css'],
  preload: ['/assets/p.js'],
  fonts: ['/assets/latin.woff2'],
  extendedFonts: ['/assets/ext.woff2'],
};
const page = (changed: { theme?: Boot['theme']; canonical?: string | null; html?: string } = {}) =>
  documentOf(
    { ...boot, theme: changed.theme ?? 'system' },
    changed.html ?? '<main></main>',
    { ...head, ...('canonical' in changed ? changed : {}) },
    assets,
  ).toString();
const themes = (document: string) => [...document.matchAll(/<meta name="theme-color" content="([^"]+)"/g)].map(([, color]) => color);

test('the browser’s bars take the chosen theme, else the device’s', () => {
  expect(themes(page())).toHaveLength(2);
  expect(themes(page({ theme: 'dark' }))).toEqual([themes(page())[1]]);
});

test('a shared link has a picture, absolute, and the page’s own address', () => {
  expect(page()).toContain('<meta property="og:image" content="https://waymark.test/og.png">');
  expect(page()).toContain('<meta property="og:url" content="https://waymark.test/">');
  expect(page()).toContain('<link rel="alternate" hreflang="x-default" href="https://waymark.test/">');
});

test('a page not to be indexed has no address of its own', () => {
  const document = page({ canonical: null });
  expect(document).toContain('<meta name="robots" content="noindex">');
  expect(document).not.toMatch(/rel="canonical"|og:url/);
});

test('the extended font is asked for by pages that write in it', () => {
  expect(page()).not.toContain('ext.woff2');
  expect(page({ html: '<p>₱30,000</p>' })).toContain('ext.woff2');
});

test('scripts wait for what is seen, and do not where only they show anything', () => {
  expect(page()).toContain('<script type="module" src="/assets/b.js" data-modules="/assets/e.js /assets/p.js"></script>');
  expect(page()).not.toMatch(/(src|href)="\/assets\/[ep]\.js"/);
  const client = documentOf({ ...boot, page: { page: 'client', data: null } }, '', head, assets).toString();
  expect(client).toContain('<link rel="modulepreload" href="/assets/p.js">');
  expect(client).toContain('<script type="module" src="/assets/e.js"></script>');
});

test('nothing in the data ends its element', () => {
  expect(page()).toContain('Jobs &#38; &#60;more&#62;');
  expect(page()).not.toContain('"</script>"');
});
