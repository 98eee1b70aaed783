import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTRIES } from '../../contract/countries.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { resumeForm } from '../../contract/resume-form.ts';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../contract/terms.ts';
import { buildApp } from '../../server/app.ts';
import { profile, website } from '../../server/db/schema/profile.ts';
import { onlineResume } from '../../server/db/schema/resume.ts';
import { list } from '../../server/modules/market/config/lists/list.ts';
import { documentOf } from '../../server/modules/pages/document.ts';
import { registerPages } from '../../server/modules/pages/routes.ts';
import { searchOfPath } from '../../src/lib/search-url/page-search.ts';
import { PAGES, ROUTE_PATTERNS, type PageName } from '../../src/views/app/pages.ts';
import { testApp } from '../support/app.ts';
import { makeCompany, makeJob } from '../support/market.ts';
import { person } from './world.ts';

const server = await testApp();
const { db, outside } = server;
const assets = { entry: '/assets/entry.js', css: ['/assets/styles.css'], preload: [], fonts: [], extendedFonts: [] };
const running: FastifyInstance[] = [];
let job: number;
let company: number;
/** A resume that everyone may see, and one that nobody may. */
const online = { shown: 'ana-reyes-shown', hidden: 'ana-reyes-hidden' };

/** The real app with its pages, rendered by the real views. */
async function withPages(changed: object, offered?: readonly Language[]): Promise<FastifyInstance> {
  const { render } = await import('../../src/views/app/entry-server.tsx');
  const server = { ...outside, config: { ...outside.config, ...changed } };
  const app = await buildApp(server.config, server);
  registerPages(
    app,
    server,
    {
      render: async (boot, prefix, origin) => {
        const { html, meta } = render(boot, prefix, origin);
        return documentOf(boot, html, meta, assets);
      },
    },
    offered ? { offered } : {},
  );
  running.push(app);
  await app.ready();
  return app;
}

beforeAll(async () => {
  company = await makeCompany(db, {
    name: '<script>alert(1)</script>',
    about: '<img src=x onerror="alert(1)">',
    culture: '</script><script>alert(1)</script>',
  });
  job = (await makeJob(db, { companyId: company, description: '<p>Keep the books.</p>' })).id;
  const form = resumeForm.parse({ template: 'classic' });
  for (const [name, slug] of Object.entries(online)) {
    const { userId } = await person(server, 'seeker');
    await db.insert(profile).values({ userId, careerSummary: '<img src=x onerror="alert(1)"> <script>alert(1)</script>', skills: ['"><script>'] });
    await db.insert(website).values({ userId, url: 'https://ana.example/"onclick="alert(1)' });
    await db.insert(onlineResume).values({ userId, slug, form, visibility: name === 'shown' ? 'everyone' : 'nobody' });
  }
}, 120_000);
afterAll(() => Promise.all(running.map((app) => app.close())));

/** Pages that don't exist at these paths. */
const GONE: readonly PageName[] = ['job', 'jobGone', 'notFound'];

/** One path of every page. */
function addresses(): [PageName, string][] {
  const named = ROUTE_PATTERNS.map(([pattern, name]): [PageName, string] => [
    name,
    pattern
      .replace(/\/\*$/, '/x')
      .replace(/:([a-z]+)\??/gi, (_, parameter: string) =>
        parameter === 'slug'
          ? online.shown
          : parameter === 'companySlug'
            ? `acme-${company}`
            : parameter === 'place'
              ? '10'
              : /id/i.test(parameter)
                ? String(job)
                : 'x',
      ),
  ]);
  return [
    ...named,
    ['search', '/jobs-hiring/cook-jobs?x=<script>alert(1)</script>'],
    ['jobGone', '/job/none-at-none-999999999'],
    ['notFound', '/nothing/"><script>alert(1)</script>'],
  ];
}

function inlineIn(document: string): string[] {
  const scripts = [...document.matchAll(/<script\b([^>]*)>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/ src="\/assets\//.test(tag) && !/ type="application\/(ld\+)?json"/.test(tag));
  const handlers = [...document.replace(/<script[\s\S]*?<\/script>/gi, '').matchAll(/<[^>]*\son[a-z]+=/gi)].map(([tag]) => tag);
  return [...scripts, ...handlers, ...(document.match(/<style\b|javascript:/gi) ?? [])];
}

test('no page of any kind has an inline script, and each one’s policy forbids them', { timeout: 180_000 }, async () => {
  const app = await withPages({});
  const seen = new Set<PageName>();
  for (const [name, url] of addresses()) {
    const { body, headers, statusCode } = await app.inject({ url });
    seen.add(name);
    // Every page that the browser knows also exists on the server.
    expect([url, statusCode === 404]).toEqual([url, GONE.includes(name)]);
    expect([url, inlineIn(body)]).toEqual([url, []]);
    // React's marker for a part that the server didn't finish: the browser would report an error and render it again.
    expect([url, body.includes('<!--$!-->')]).toEqual([url, false]);
    expect(String(headers['content-security-policy']).split(';')).toContain("script-src 'self'");
  }
  const out = await withPages({ outageUntil: '2026-03-03T00:00:00Z' });
  const { body, statusCode } = await out.inject('/');
  expect([statusCode, inlineIn(body)]).toEqual([503, []]);
  seen.add('maintenance');
  // The page for failures of the server itself uses the same document, and has no path.
  expect(Object.keys(PAGES).filter((name) => name !== 'failed' && !seen.has(name as PageName))).toEqual([]);
});

test('the terms and the privacy policy are our own pages, with version and contents, linked in every footer', async () => {
  const app = await withPages({});
  for (const [path, title, version] of [
    ['/terms', 'Terms of Use', TERMS_VERSION],
    ['/privacy', 'Privacy Policy', PRIVACY_VERSION],
  ] as const) {
    // A version is the day it takes effect.
    const date = new Date(version).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const { body, statusCode } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${title} · Waymark</title>`);
    expect(body).toContain(`Version ${version}, effective ${date}`);
    expect(body).toMatch(/<link rel="canonical" href="[^"]+(terms|privacy)">/);
    expect((await app.inject('/sitemap/pages.xml')).body).toContain(`${path}</loc>`);
    const ids = [...body.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(8);
    expect([...body.matchAll(/href="#(\w+)"/g)].map(([, id]) => id).filter((id) => id !== 'main')).toEqual(ids);
    expect(body).toContain('href="/terms"');
    expect(body).toContain('href="/privacy"');
  }
});

const banners = COUNTRIES.flatMap(({ id, code }) =>
  list('feature_banners', id).map(({ value, url, image }) => [value, code, String(url), String(image)] as const),
);
test.each([...new Map(banners.map((banner) => [banner[2], banner])).values()])(
  'the banner “%s” of %s leads to a page that accepts its URL: %s',
  async (_, code, url) => {
    const app = await withPages({});
    expect((await app.inject({ url, cookies: { country: code } })).statusCode).toBe(200);
    expect(searchOfPath(url)).toMatchObject({ unknown: [], problems: [] });
  },
);

test('each country has banners with its own landscape, drawn here, and where Singpass exists, its banner comes first', async () => {
  const app = await withPages({});
  expect(COUNTRIES.filter(({ id }) => list('feature_banners', id).length < 3)).toEqual([]);
  for (const [, code, , image] of banners) {
    expect(image).toMatch(new RegExp(`-${code}\\.svg$`));
    expect((await app.inject(image)).headers['content-type']).toMatch(/^image\/svg\+xml/);
  }
  expect(banners.filter(([value]) => value.includes('Singpass')).map(([, code]) => code)).toEqual(['sg']);
  expect(banners.find(([, code]) => code === 'sg')?.[0]).toContain('Singpass');
});

test('a banner hidden in a browser isn’t on its next page; an invalid cookie hides none', async () => {
  const app = await withPages({});
  const [first] = list('feature_banners', 167);
  const home = async (hiddenBanners: string) => (await app.inject({ url: '/', cookies: { hiddenBanners } })).body.includes(`${String(first?.value)}</a>`);
  expect([await home(''), await home(`3.${first?.id}`), await home('0.-1.x.1e9')]).toEqual([true, false, true]);
});

test('a demo has a control page, under this machine’s own names; elsewhere there is none', async () => {
  const get = async (changed: object, host: string) => (await withPages(changed)).inject({ url: '/dev', headers: { host } });
  const here = await get({ whyNoDemo: [] }, 'localhost:3000');
  expect([here.statusCode, here.body.includes('"isDemo":true')]).toEqual([200, true]);
  const rebound = await get({ whyNoDemo: [] }, 'waymark.example');
  const elsewhere = await get({ whyNoDemo: ['NODE_ENV is production'] }, 'localhost:3000');
  for (const { statusCode, body } of [rebound, elsewhere]) expect([statusCode, body.includes('isDemo')]).toEqual([404, false]);
});

test('a language without written pages leads to the English page, with its path and query, and isn’t offered', async () => {
  const app = await withPages({});
  for (const [url, location] of [
    ['/ja', '/'],
    ['/AR/', '/'],
    ['/ar/jobs-hiring/nurse-jobs?page=2&x=%2F', '/jobs-hiring/nurse-jobs?page=2&x=%2F'],
    ['/zh-cn//elsewhere.example/x', '/elsewhere.example/x'],
    ['/id/https://elsewhere.example', '/https://elsewhere.example'],
    ['/ja/jobs-hiring/?page=2', '/jobs-hiring/?page=2'],
  ] as const) {
    const { headers, statusCode } = await app.inject(url);
    expect([url, statusCode, headers.location]).toEqual([url, 302, location]);
  }
  const { body } = await app.inject('/');
  expect(body).toContain('<html lang="en" dir="ltr"');
  expect(body).not.toMatch(/日本語|العربية|hreflang="(?!en|x-default)/);
});

test('a language with written pages has its own', async () => {
  const app = await withPages({}, LANGUAGES);
  expect((await app.inject('/ar')).body).toContain('<html lang="ar" dir="rtl"');
});

test('a search in a place shows that place, wherever its reader is', async () => {
  const app = await withPages({}, LANGUAGES);
  const countryOf = async (url: string, reader: string) => {
    const { body } = await app.inject({ url, headers: { cookie: `country=${reader}` } });
    return (JSON.parse(/id="boot"[^>]*>([^<]*)/.exec(body)?.[1] ?? '{}') as { country?: string }).country;
  };
  expect(await countryOf('/jobs-hiring/accountant-jobs-in-manila', 'sg')).toBe('ph');
  expect(await countryOf('/ja/jobs-hiring/accountant-jobs-in-manila?page=2', 'jp')).toBe('ph');
  expect(await countryOf('/jobs-hiring/accountant-jobs?location=Atlantis,Toronto', 'sg')).toBe('ca');
  expect(await countryOf('/jobs-hiring/accountant-jobs-in-london', 'ca')).toBe('gb');
  expect(await countryOf('/jobs-hiring/accountant-jobs-in-atlantis', 'sg')).toBe('sg');
  expect(await countryOf('/jobs-hiring/accountant-jobs', 'sg')).toBe('sg');
});

test('a country in the URL of a search in a place becomes the visitor’s, though the place’s is shown', async () => {
  const app = await withPages({});
  const { headers, body } = await app.inject({ url: '/jobs-hiring/accountant-jobs-in-manila?country=sg', headers: { cookie: 'country=jp' } });
  expect(String(headers['set-cookie'])).toContain('country=sg');
  expect(body).toContain('"country":"ph"');
});

test('the URL of a page stays whole if its query contains a question mark', async () => {
  const app = await withPages({}, LANGUAGES);
  const urlOf = async (url: string) => (JSON.parse(/id="boot"[^>]*>([^<]*)/.exec((await app.inject(url)).body)?.[1] ?? '{}') as { url?: string }).url;
  expect(await urlOf('/ja/jobs-hiring/job-search?query=who?&sort=1')).toBe('/jobs-hiring/job-search?query=who?&sort=1');
  expect(await urlOf('/companies')).toBe('/companies');
});

test('an unknown place shows a message and suggests similar ones, without listing jobs elsewhere', async () => {
  const app = await withPages({}, LANGUAGES);
  const at = (url: string) => app.inject({ url, headers: { cookie: 'country=sg' } });
  const { statusCode, body } = await at('/jobs-hiring/accountant-jobs-in-manilla');
  expect(statusCode).toBe(404);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('We couldn’t find a place called “manilla”');
  expect(body).toContain('href="/jobs-hiring/accountant-jobs-in-manila"');
  expect(body).toContain('href="/jobs-hiring/accountant-jobs"');
  expect(body).not.toMatch(/<ol[^>]*aria-label="Results"/);
  expect((await at('/jobs-hiring/accountant-jobs-in-xanadu-beyond')).body).toContain('Check the spelling');
  expect((await at('/jobs-hiring/accountant-jobs-in-phillipines')).body).toContain('href="/jobs-hiring/accountant-jobs?country=ph"');
  expect((await at('/jobs-hiring/accountant-jobs-in-hong-kong?page=2')).headers.location).toBe('/jobs-hiring/accountant-jobs?page=2&country=hk');
  // With several places, the known ones are searched.
  expect((await at('/jobs-hiring/accountant-jobs?location=Atlantis,Toronto')).statusCode).toBe(200);
});

test('the root of searches leads to all jobs', async () => {
  const app = await withPages({}, LANGUAGES);
  const { headers, statusCode } = await app.inject('/ja/jobs-hiring/?page=2');
  expect([statusCode, headers.location]).toEqual([301, '/ja/jobs-hiring/job-search?page=2']);
  expect((await app.inject('/jobs-hiring')).headers.location).toBe('/jobs-hiring/job-search');
});

test('no cache at all stores a signed-in user’s page; only the visitor’s own browser stores others', async () => {
  const app = running[0] as FastifyInstance;
  const { browser } = await person(server, 'seeker');
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  expect((await app.inject({ url: '/', headers: { cookie } })).headers['cache-control']).toBe('private, no-store');
  expect((await app.inject('/')).headers['cache-control']).toBe('private, no-cache');
});

test('no cache or search engine stores a resume, and sites it links to don’t see its URL', async () => {
  const app = await withPages({});
  const { body, headers, statusCode } = await app.inject(`/resume/${online.shown}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('<h1');
  expect(body).toContain('Ana Reyes');
  expect(body).toMatch(/<a href="https:\/\/ana\.example\/[^>]+" rel="nofollow noopener noreferrer ugc"/);
});

test('a resume that someone may not see looks like one that doesn’t exist', async () => {
  const app = await withPages({});
  const [hidden, none] = [await app.inject(`/resume/${online.hidden}`), await app.inject('/resume/ana-reyes-nobody')];
  const same = ({ body, headers, statusCode }: typeof hidden) => ({
    body: body.replaceAll(online.hidden, '').replaceAll('ana-reyes-nobody', ''),
    headers: { ...headers, 'x-request-id': '', 'content-length': '', date: '' },
    statusCode,
  });
  expect(hidden.statusCode).toBe(404);
  expect(same(hidden)).toEqual(same(none));
});
