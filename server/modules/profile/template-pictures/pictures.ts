import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { RESUME_TEMPLATES, type TemplateName } from '../../../../contract/resume-document.ts';
import { ApiError } from '../../../http/errors.ts';
import { press } from '../../../resume-templates/press.ts';
import { SAMPLES } from '../../../resume-templates/samples.ts';
import { lighter } from './lighter.ts';
import { SECOND, WEEK } from '../../../../contract/durations.ts';

/** Templates made for one language's readers are shown in it. */
const SAMPLE_OF: Partial<Record<TemplateName, string>> = { rirekisho: 'japanese', diwan: 'arabic' };

interface Picture {
  svg: string;
  /** The same, compressed as far as it goes, once; null while that is under way: nobody waits for it. */
  brotli: Buffer | null;
}

/** What each template makes of somebody invented: /resume-template/<name>.svg, the first page. Set once and kept. */
export function registerTemplatePictures(app: FastifyInstance): void {
  const cached = new Map<TemplateName, Promise<Picture>>();
  app.get<{ Params: { file: string } }>('/resume-template/:file', { schema: { hide: true } }, async (request, reply) => {
    const name = RESUME_TEMPLATES.find((one) => `${one}.svg` === request.params.file);
    if (name === undefined) throw new ApiError('notFound');
    const picture = cached.get(name) ?? draw(name);
    cached.set(name, picture);
    picture.catch(() => cached.delete(name));
    const { svg, brotli } = await picture;
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${WEEK / SECOND}`)
      .header('vary', 'accept-encoding');
    if (brotli === null || !/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(svg);
    return reply.header('content-encoding', 'br').send(brotli);
  });
}

async function draw(template: TemplateName): Promise<Picture> {
  const { document, language } = SAMPLES[SAMPLE_OF[template] ?? 'medium'] as (typeof SAMPLES)[string];
  const pages = await press.set('pictures', { document, template, options: { paper: 'A4', language, photo: null }, made: null });
  const svg = lighter(pages[0] ?? '');
  const picture: Picture = { svg, brotli: null };
  brotliCompress(svg, (error, packed) => {
    if (!error) picture.brotli = packed;
  });
  return picture;
}
