import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import prometheus from 'prom-client';
import { ApiError } from './errors.ts';
import type { AppContext } from './app-context.ts';

/** /healthz (alive), /readyz (database, migrations, files), and with METRICS_TOKEN /metrics (Prometheus). */
export function registerHealth(app: FastifyInstance, context: Pick<AppContext, 'config' | 'connection' | 'files' | 'log'>): void {
  const registry = new prometheus.Registry();
  app.decorate('metrics', registry);
  prometheus.collectDefaultMetrics({ register: registry });
  const duration = new prometheus.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe({ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', { schema: { hide: true }, config: { isUnlimited: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const checks = {
      database: () => context.connection.pool.query('select 1'),
      migrations: () => context.connection.pool.query('select 1 from job limit 0'),
      files: () => context.files.check(),
    };
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check();
          return [name, 'ok'] as const;
        } catch (error) {
          context.log.error({ err: error, check: name }, 'not ready');
          return [name, 'failed'] as const;
        }
      }),
    );
    const isReady = results.every(([, result]) => result === 'ok');
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(results) });
  });
  const { metricsToken } = context.config;
  // Without a token the address doesn't exist: behind a proxy on this machine, every request comes from it.
  if (metricsToken === undefined) return;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) throw new ApiError('credentialsMissing');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/** Compares digests, so that timing reveals nothing. */
function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of /metrics. */
    metrics: prometheus.Registry;
  }
}
