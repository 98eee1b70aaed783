import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { company } from '../../db/schema/market.ts';
import { ApiError } from '../../http/errors.ts';
import { companyLogo } from './logo.ts';

const WEEK = 7 * 86_400;

/** A company's mark: /logo/<company id>.svg. Drawn from its name, so the same for good. */
export function registerLogos(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { file: string } }>('/logo/:file', { schema: { hide: true } }, async (request, reply) => {
    const id = Number(/^([1-9]\d{0,8})\.svg$/.exec(request.params.file)?.[1]);
    if (Number.isNaN(id)) throw new ApiError('notFound');
    const [found] = await db.select({ id: company.id, name: company.name }).from(company).where(eq(company.id, id));
    if (!found) throw new ApiError('notFound');
    return reply.type('image/svg+xml; charset=utf-8').header('cache-control', `public, max-age=${WEEK}`).send(companyLogo(found));
  });
}
