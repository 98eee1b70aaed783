import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COUNTRIES, type Country } from '../../../contract/countries.ts';
import { languageBySlug, LANGUAGES, type Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Boot, PageData } from '../../../contract/pages.ts';
import { countryOf } from '../../http/caller.ts';
import type { House } from '../../http/house.ts';
import { sessionOf } from '../auth/session.ts';
import { loadPage } from './load.ts';
import type { Renderer } from './renderer.ts';

/** Every path that is not the API's or a file's is a page (specification §2), with or without a language prefix. */
export function registerPages(app: FastifyInstance, house: House, renderer: Renderer): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { prefix, language, url } = split(request.raw.url ?? '/');
    const country = chosenCountry(request, reply, house);
    request.caller = await house.identify(request);
    const isOut = house.config.outageUntil !== undefined && new Date(house.config.outageUntil) > house.now();
    const page: PageData = isOut
      ? { page: 'maintenance', data: { until: house.config.outageUntil ?? null } }
      : await loadPage(house, url, { country, language });
    const boot: Boot = {
      language: language.tag,
      country: country.code,
      theme: themeOf(request),
      now: house.now().toISOString(),
      session: await sessionOf(house, request.caller),
      url,
      page,
    };
    return reply
      .status(statusOf(page))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('content-language', language.tag)
      .send(await renderer.render(boot, prefix, house.config.baseUrl));
  });
}

function split(rawUrl: string): { prefix: string; language: Language; url: string } {
  const [pathname = '/', search] = rawUrl.split('?', 2) as [string, string?];
  const [, first = '', ...rest] = pathname.split('/');
  const language = languageBySlug(first);
  const path = language ? `/${rest.join('/')}` : pathname;
  return { prefix: language ? `/${first}` : '', language: language ?? LANGUAGES[0], url: path + (search === undefined ? '' : `?${search}`) };
}

/** A link may name the country (`?country=sg`); it is then the visitor's until they choose another. */
function chosenCountry(request: FastifyRequest, reply: FastifyReply, house: House): Country {
  const named = COUNTRIES.find(({ code }) => code === (request.query as { country?: string }).country);
  if (named)
    reply.setCookie('country', named.code, {
      path: '/',
      maxAge: LIMITS.cookieDays * 86_400,
      sameSite: 'lax',
      secure: house.config.baseUrl.startsWith('https:'),
    });
  return named ?? countryOf(request);
}

function themeOf(request: FastifyRequest): Boot['theme'] {
  const theme = request.cookies['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function statusOf({ page, data }: PageData): number {
  if (page === 'maintenance') return 503;
  if (page === 'notFound') return 404;
  if (page === 'jobGone') return data.reason === 'deleted' ? 410 : 404;
  return 200;
}
