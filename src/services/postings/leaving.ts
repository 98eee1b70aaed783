import type { PostingDraft } from '../../../contract/posting-fields.ts';
import { requestOf } from '../http.ts';

let leaving: Promise<unknown> = Promise.resolve();

/**
 * Saves a draft whose page goes away, alone or with the whole document. For the latter the request has `keepalive`, which browsers refuse to long
 * ones: these are sent without it.
 */
export function saveOnLeaving({ id, fields }: { id: number; fields: PostingDraft }): void {
  const { method, url, headers } = requestOf('savePosting', { params: { id } }, {});
  const request = { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };
  leaving = fetch(url, { ...request, keepalive: true })
    .catch(() => fetch(url, request))
    .catch(() => {
      // Nobody is there anymore to try again.
    });
}

/** Settles once what was sent on leaving a page has arrived: whoever reads jobs next gets it. */
export const leftDraft = (): Promise<unknown> => leaving;
