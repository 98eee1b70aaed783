import prometheus from 'prom-client';
import type { PageCache } from './page-cache.ts';

/** Adds cached pages to /metrics, because Fastify, which counts all other responses, doesn't see them. */
export function measurePages(registry: prometheus.Registry, cache: PageCache): void {
  const answered = new prometheus.Counter({
    name: 'cached_pages_answered_total',
    help: 'Pages that were answered from the cache',
    registers: [],
    collect() {
      this.reset();
      this.inc(cache.figures.hits);
    },
  });
  const held = (name: string, help: string, read: () => number) =>
    new prometheus.Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
  registry.registerMetric(answered);
  registry.registerMetric(held('cached_pages', 'Pages in the cache', () => cache.figures.pages));
  registry.registerMetric(held('cached_pages_bytes', 'Bytes that the cached pages hold', () => cache.figures.bytes));
}
