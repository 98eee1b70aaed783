import type { Boot } from '../../contract/pages.ts';
import type { Session } from '../../contract/records.ts';

const NOBODY: Session = { kind: 'none', user: null, pending: null, now: '2026-03-02T04:00:00Z' };

/** What the server renders a page with: in English, for the Philippines. @param page by default one that the browser renders */
export const bootAt = (url: string, session = NOBODY, page: Boot['page'] = { page: 'client', data: null }): Boot => ({
  language: 'en',
  country: 'ph',
  countryId: 167,
  theme: 'system',
  release: '0.1.0',
  now: session.now,
  session,
  url,
  page,
});
