import type { PostingTab } from '../../../contract/postings.ts';

/** The URL of a page of a tab. */
export function addressOf(tab: PostingTab, page = 1): string {
  const query = new URLSearchParams({ ...(tab === 'open' ? {} : { tab }), ...(page > 1 ? { page: String(page) } : {}) });
  return `/employer/jobs${query.size > 0 ? `?${query}` : ''}`;
}
