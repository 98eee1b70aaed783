import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countryById } from '../../../contract/countries.ts';
import { drawBanner } from '../../art/banner.ts';
import { drawCover } from '../../art/cover.ts';
import { drawFace } from '../../art/face.ts';
import { drawMark } from '../../art/mark.ts';
import { drawPanorama } from '../../art/panorama.ts';
import type { Database } from '../../db/client.ts';
import { company } from '../../db/schema/market.ts';
import { ApiError } from '../../http/errors.ts';
import { facedBy } from './face-address.ts';
import { DAY, SECOND, WEEK } from '../../../contract/durations.ts';

/** For how many seconds browsers may keep a drawing: a company's change with what it says of itself, the others with this program alone. */
const KEPT = { company: WEEK / SECOND, other: (30 * DAY) / SECOND };

const hidden = { schema: { hide: true } };

/** What the server draws (server/art): /logo/ID.svg, /cover/ID.svg, /cover/ID-wide.svg, /panorama/CODE.svg, /banner/SCENE-CODE.svg and /face/….svg. The same to everybody, so kept for long. */
export function registerDrawings(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { file: string } }>('/logo/:file', hidden, async (request, reply) => {
    const { id } = await companyOf(db, /^([1-9]\d{0,8})\.svg$/.exec(request.params.file)?.[1]);
    return send(request, reply, drawMark(id), KEPT.company);
  });
  app.get<{ Params: { file: string } }>('/cover/:file', hidden, async (request, reply) => {
    const [, id, wide] = /^([1-9]\d{0,8})(-wide)?\.svg$/.exec(request.params.file) ?? [];
    const found = await companyOf(db, id);
    const country = countryById(found.countryId)?.code ?? null;
    return send(request, reply, drawCover({ id: found.id, industryId: found.industryId, country, isWide: wide !== undefined }), KEPT.company);
  });
  app.get<{ Params: { file: string } }>('/panorama/:file', hidden, async (request, reply) =>
    send(request, reply, drawPanorama(/^([a-z]{2})\.svg$/.exec(request.params.file)?.[1] ?? ''), KEPT.other),
  );
  app.get<{ Params: { file: string } }>('/banner/:file', hidden, async (request, reply) => {
    const [, scene = '', country = ''] = /^([a-z]+)-([a-z]{2})\.svg$/.exec(request.params.file) ?? [];
    return send(request, reply, drawBanner(scene, country), KEPT.other);
  });
  app.get<{ Params: { file: string } }>('/face/:file', hidden, async (request, reply) => {
    const somebody = facedBy(request.params.file);
    return send(request, reply, somebody && drawFace(somebody), KEPT.other);
  });
}

async function companyOf(db: Database, id: string | undefined) {
  if (id === undefined) throw new ApiError('notFound');
  const [found] = await db
    .select({ id: company.id, industryId: company.industryId, countryId: company.countryId })
    .from(company)
    .where(eq(company.id, Number(id)));
  if (!found) throw new ApiError('notFound');
  return found;
}

/** @param age seconds it may be kept without asking again */
function send(request: FastifyRequest, reply: FastifyReply, drawing: string | undefined, age: number) {
  if (drawing === undefined) throw new ApiError('notFound');
  // Weak: it is sent compressed, too.
  const tag = `W/"${createHash('sha256').update(drawing).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', `public, max-age=${age}`).header('etag', tag);
  if (
    request.headers['if-none-match']
      ?.split(',')
      .map((one) => one.trim())
      .includes(tag)
  )
    return reply.code(304).send();
  return reply.type('image/svg+xml; charset=utf-8').send(drawing);
}
