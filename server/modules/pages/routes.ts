import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COUNTRIES, type Country } from '../../../contract/countries.ts';
import { languageBySlug, LANGUAGES, type Language } from '../../../contract/languages.ts';
import { HIDDEN_BANNERS, hiddenIn } from '../../../contract/hidden-banners.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { OFFERED_LANGUAGES } from '../../../contract/offered-languages.ts';
import type { Boot, PageData } from '../../../contract/pages.ts';
import { countryOf } from '../../http/caller.ts';
import { isLoopback } from '../../demo-mode.ts';
import { RELEASE } from '../../release.ts';
import { ownPath } from '../../http/own-path.ts';
import { withoutSessionId } from '../identity/handoff.ts';
import { clearArrivalCookie, setArrivalCookie } from '../identity/cookies.ts';
import { arrivalIn } from '../profile/arrivals.ts';
import { sessionOf } from '../identity/session.ts';
import type { PagesContext } from './context.ts';
import { registerCrawlers } from './crawlers.ts';
import { registerWebAppManifest } from './web-app-manifest.ts';
import { answerAs, bareFailure, failureOf } from './failed.ts';
import { loadPage } from './load.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey, themeOf } from './page-key.ts';
import { placeCountry, wholeCountry } from './place-country.ts';
import type { Renderer } from './renderer.ts';
import { compressPage, storePage } from './send-cached.ts';

/** The folder of all job searches. On its own, it isn't a search. */
const ALL_JOBS = /^\/jobs-hiring\/?(\?|$)/;

interface Choices {
  /** The languages of pages. The prefix of any other language redirects to the English page until it's offered. */
  offered?: readonly Language[];
  /** Where anonymous pages are stored. If omitted, they aren't. */
  cache?: PageCache;
}

/** Every path that belongs to neither the API nor a file is a page (specification §2), with or without a language prefix. */
export function registerPages(app: FastifyInstance, context: PagesContext, renderer: Renderer, { offered = OFFERED_LANGUAGES, cache }: Choices = {}): void {
  registerCrawlers(app, context);
  registerWebAppManifest(app);
  app.decorateRequest('keeping', null);
  const hooks = { errorHandler: failedPage(context, renderer, offered), ...(cache ? { onSend: storePage(cache) } : {}) };
  app.get('/*', { schema: { hide: true }, ...hooks }, async (request, reply) => {
    const clean = withoutSessionId(request.raw.url ?? '/');
    if (clean !== null) return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(clean, 303);
    const arrived = arrivalIn(request.raw.url ?? '/');
    if (arrived !== null) {
      if (arrived.token) setArrivalCookie(context, reply, arrived.token);
      else clearArrivalCookie(reply);
      return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(arrived.clean, 303);
    }
    const { prefix, language, url } = split(request.raw.url ?? '/');
    if (!offered.includes(language)) return reply.header('cache-control', 'no-store').redirect(ownPath(url), 302);
    if (ALL_JOBS.test(url)) return reply.redirect(`${prefix}/jobs-hiring/job-search${url.slice(url.split('?', 1)[0]?.length)}`, 301);
    const whole = wholeCountry(url);
    if (whole !== null) return reply.redirect(prefix + whole, 301);
    // First, so that a country in the URL becomes the visitor's even where the search's place decides which one is shown.
    const chosen = chosenCountry(request, reply, context);
    const country = placeCountry(url) ?? chosen;
    const key = cache ? pageKey(request.raw) : null;
    // Read before any data, so that a change from here on keeps the page out of the cache.
    const generation = cache?.generation ?? 0;
    request.caller = await context.identify(request);
    const isOut = context.config.outageUntil !== undefined && new Date(context.config.outageUntil) > context.now();
    const isDemo = context.config.whyNoDemo.length === 0 && isLoopback(request.hostname);
    const page: PageData = isOut
      ? { page: 'maintenance', data: { until: context.config.outageUntil ?? null } }
      : await loadPage(context, url, { caller: request.caller, country, language, hiddenBanners: hiddenIn(request.cookies[HIDDEN_BANNERS]), isDemo });
    const boot: Boot = {
      language: language.tag,
      country: country.code,
      countryId: country.id,
      theme: themeOf(request.cookies),
      release: RELEASE,
      now: context.now().toISOString(),
      session: await sessionOf(context, request.caller),
      ...(isDemo ? { isDemo } : {}),
      ...(context.config.otherSites.length > 0 ? { otherSites: context.config.otherSites.map(({ origin }) => origin) } : {}),
      url,
      page,
    };
    const isPersonal = boot.session.user !== null || page.page === 'onlineResume';
    // The URL is a secret, so we hide it from linked sites and search engines.
    if (page.page === 'onlineResume') reply.header('referrer-policy', 'same-origin').header('x-robots-tag', 'noindex');
    reply
      .status(statusOf(page))
      .type('text/html; charset=utf-8')
      // Personal pages are never cached, so that nobody can find one there after sign-out.
      .header('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache')
      .header('content-language', language.tag);
    const document = await renderer.render(boot, prefix, context.config.baseUrl);
    if (key !== null && !isDemo && isAnonymous(boot) && statusOf(page) === 200) request.keeping = { key, generation };
    return reply.send(await compressPage(request, reply, document));
  });
}

/** Sends an error page for a page that couldn't be rendered, without any database query. */
function failedPage(context: PagesContext, renderer: Renderer, offered: readonly Language[]) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'rendering a page failed');
    const { prefix, language: named, url } = split(request.raw.url ?? '/');
    const language = offered.includes(named) ? named : LANGUAGES[0];
    const now = context.now().toISOString();
    const country = countryOf(request);
    const boot: Boot = {
      language: language.tag,
      country: country.code,
      countryId: country.id,
      theme: themeOf(request.cookies),
      release: RELEASE,
      now,
      session: { kind: 'none', user: null, pending: null, now },
      url,
      page: { page: 'failed', data: { reason: failure.reason, reference: request.id } },
    };
    const document = await renderer.render(boot, prefix, context.config.baseUrl).catch((fault: unknown) => {
      request.log.error({ err: fault }, 'rendering the error page failed');
      return bareFailure(request, language);
    });
    return answerAs(failure, reply).header('content-language', language.tag).send(document);
  };
}

function split(rawUrl: string): { prefix: string; language: Language; url: string } {
  const at = rawUrl.indexOf('?');
  const [pathname, query] = at < 0 ? [rawUrl, ''] : [rawUrl.slice(0, at), rawUrl.slice(at)];
  const [, first = '', ...rest] = pathname.split('/');
  const language = languageBySlug(first);
  const path = language ? `/${rest.join('/')}` : pathname;
  return { prefix: language ? `/${first}` : '', language: language ?? LANGUAGES[0], url: path + query };
}

/** A link may contain the country (`?country=sg`). The visitor then keeps it until they choose another. */
function chosenCountry(request: FastifyRequest, reply: FastifyReply, context: PagesContext): Country {
  const named = COUNTRIES.find(({ code }) => code === (request.query as { country?: string }).country);
  if (named)
    reply.setCookie('country', named.code, {
      path: '/',
      maxAge: LIMITS.cookieDays * 86_400,
      sameSite: 'lax',
      secure: context.config.baseUrl.startsWith('https:'),
    });
  return named ?? countryOf(request);
}

/** Whether a page contains nothing personal: neither about the caller, nor for people who know a secret URL. */
function isAnonymous({ session, page }: Boot): boolean {
  return session.kind === 'none' && session.pending === null && page.page !== 'client' && page.page !== 'onlineResume';
}

function statusOf({ page, data }: PageData): number {
  if (page === 'maintenance') return 503;
  if (page === 'notFound') return 404;
  if (page === 'search') return data.found ? 200 : data.near ? 404 : 422;
  if (page === 'jobGone') return data.reason === 'deleted' ? 410 : data.reason === 'blocked' ? 403 : 404;
  return 200;
}
