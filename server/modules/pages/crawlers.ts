import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { RefreshedCache } from '../recommendations/refreshed-cache.ts';
import { indexXml, jobsXml, outlineOf, pagesXml, type Outline } from './sitemap.ts';
import { DAY, HOUR, SECOND } from '../../../contract/durations.ts';

const LIFETIME = { fresh: HOUR, stale: DAY };
/** Paths that crawlers shouldn't visit: calls, and pages for one person. */
const PRIVATE = [
  '/api/',
  '/get-started',
  '/keep-login',
  '/jobseeker-login-redirect',
  '/recommended-job',
  '/interviews',
  '/notifications',
  '/account-settings',
  '/chat/',
  '/email-change',
  '/qr-approval',
  '/job-alerts/',
  '/emails/',
  '/job/*/apply',
];

/** /robots.txt and the sitemap it names: an index and its parts. They're at most an hour old, because crawlers come about twice a day. */
export function registerCrawlers(app: FastifyInstance, { config: { baseUrl }, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>): void {
  const outlines = new RefreshedCache<Outline>(LIFETIME);
  const outline = () => outlines.get(0, now(), () => outlineOf(db));
  const xml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${HOUR / SECOND}`);
  const robots = ['User-agent: *', ...PRIVATE.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]), '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join(
    '\n',
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR / SECOND}`)
      .send(robots),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => xml(reply).send(indexXml(await outline(), baseUrl)));
  app.get('/sitemap/pages.xml', { schema: { hide: true } }, async (_request, reply) => xml(reply).send(pagesXml(await outline(), baseUrl)));
  app.get<{ Params: { file: string } }>('/sitemap/:file', { schema: { hide: true } }, async (request, reply) => {
    const named = /^jobs-(\d{1,6})\.xml$/.exec(request.params.file)?.[1];
    if (named === undefined || !(await outline()).parts.some(({ part }) => part === Number(named))) throw new ApiError('notFound');
    return xml(reply).send(Readable.from(jobsXml(db, Number(named), baseUrl)));
  });
}
