import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { ApiError } from '../../../http/errors.ts';
import { coastLines } from './coast.ts';
import { drawMap, type MapLook } from './map.ts';
import { DAY, SECOND } from '../../../../contract/durations.ts';

/** "14.6,120.98.svg": degrees with at most six decimals. */
const MAP_FILE = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)\.svg$/;
/** Beyond this latitude, Mercator stretches too much, and there are no jobs. */
const MOST_LATITUDE = 75;
const MOST_MAPS_KEPT = 300;

/** Maps drawn by the server: /map/<latitude>,<longitude>.svg?size=small&language=ja. @param readLines the world's coasts and borders */
export function registerMaps(app: FastifyInstance, readLines = coastLines): void {
  const cached = new Map<string, Promise<string>>();
  // Reads the coast as soon as the server listens, so that the first map doesn't take a second longer.
  app.addHook('onListen', () => {
    readLines().catch((error: unknown) => {
      // Stopping the server with Ctrl+C also stops the process that reads it.
      if (!isStopping) app.log.error({ err: error }, 'the coast could not be read');
    });
  });
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.get<{ Params: { file: string }; Querystring: { size?: string; language?: string } }>('/map/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, latitude, longitude] = MAP_FILE.exec(request.params.file) ?? [];
    if (latitude === undefined || Math.abs(Number(latitude)) > MOST_LATITUDE || Math.abs(Number(longitude)) > 180) throw new ApiError('notFound');
    const { query } = request;
    const look: MapLook = {
      size: query.size === 'small' ? 'small' : 'large',
      language: LANGUAGES.find(({ tag }) => tag === query.language)?.tag ?? 'en',
    };
    // A kilometer is precise enough for a neighborhood, and a hundred jobs in a street share one image.
    const svg = await cachedMap({ cached, readLines }, Number(Number(latitude).toFixed(2)), Number(Number(longitude).toFixed(2)), look);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${(30 * DAY) / SECOND}`)
      .send(svg);
  });
}

/** Keeps the last few hundred maps. The one that wasn't requested for the longest time goes first. */
function cachedMap(
  { cached, readLines }: { cached: Map<string, Promise<string>>; readLines: typeof coastLines },
  latitude: number,
  longitude: number,
  look: MapLook,
): Promise<string> {
  const key = [latitude, longitude, ...Object.values(look)].join(' ');
  const map = cached.get(key) ?? readLines().then((lines) => drawMap(lines, latitude, longitude, look));
  cached.delete(key);
  cached.set(key, map);
  map.catch(() => cached.delete(key));
  for (const oldest of cached.keys()) {
    if (cached.size <= MOST_MAPS_KEPT) break;
    cached.delete(oldest);
  }
  return map;
}
