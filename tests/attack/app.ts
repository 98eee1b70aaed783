import { testApp, type TestApp } from '../support/app.ts';
import { OTHER_SITE } from './moves/handoff.ts';

/** The whole server with its rate limits on: their refusals are part of what is attacked. */
export const attackedApp = (): Promise<TestApp> =>
  testApp({ PORT: '0', RATE_LIMIT: '1200', OTHER_SITES: OTHER_SITE.origin, HANDOFF_SECRETS: OTHER_SITE.secret });
