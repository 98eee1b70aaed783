import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestApp } from '../support/app.ts';
import { browser, type Browser } from '../support/browser.ts';
import type { Ground, ModelSession } from './model.ts';

/** A browser with its own device and network, and what the model knows is in progress in it. */
export interface Jar {
  browser: Browser;
  device: string;
  network: string;
  /** `app` as called from this network; the last request is stored. */
  line: FastifyInstance;
  last: { options: InjectOptions } | null;
  /** A login that waits for its second factor or for a choice. */
  pending: Ground | null;
  /** A QR code this browser shows: the scanned secret, the instant, and who approved it. */
  qr: { scan: string; shownAt: number; approver: ModelSession | null; scannedBy: ModelSession | null } | null;
  /** The right to choose a password. */
  reset: Ground | null;
}

export function openJar({ app }: Pick<TestApp, 'app'>, device: string, network: string): Jar {
  const jar: Jar = { device, network, last: null, pending: null, qr: null, reset: null } as unknown as Jar;
  const inject = (options: InjectOptions) => {
    jar.last = { options };
    return app.inject({ ...options, remoteAddress: network });
  };
  jar.line = { inject } as unknown as FastifyInstance;
  jar.browser = browser(jar.line, { device_uuid: device });
  return jar;
}

/** The same cookies in another browser. */
export function copyJar(t: Pick<TestApp, 'app'>, of: Jar, { device, network }: { device: string; network: string }, without: readonly string[] = []): Jar {
  const copy = openJar(t, device, network);
  for (const [name, value] of of.browser.cookies) if (!without.includes(name)) copy.browser.cookies.set(name, value);
  copy.pending = without.includes('pending_login') ? null : of.pending;
  copy.qr = of.qr;
  copy.reset = of.reset;
  return copy;
}
