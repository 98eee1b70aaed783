import { createHash } from 'node:crypto';
import type { SearchQuery } from '../../../contract/search.ts';
import { LIMITS } from '../../../contract/limits.ts';

/**
 * What the first page of a search saw: later pages see the same, whatever is added meanwhile. Handed to the client as `before`; holds nothing secret and
 * nothing that a changed one could get at: at worst its sender sees an older market or a wrong count.
 */
export interface Snapshot {
  /** The newest job's id: those added later have higher ones. */
  lastId: number;
  /** When the first page was asked for: a job posted anew later is no longer in its old place. Milliseconds. */
  at: number;
  /** Up to `LIMITS.countCap`. */
  total: number;
  more: boolean;
}

/** A digest of what is searched for, without the page: a snapshot of another search is not taken. */
export function signatureOf(countryId: number, query: SearchQuery): string {
  const { page: _page, before: _before, device: _device, device_uuid: _uuid, source: _source, ...asked } = query;
  return createHash('sha256')
    .update(JSON.stringify([countryId, Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 10);
}

export const writeSnapshot = ({ lastId, at, total, more }: Snapshot, signature: string): string =>
  [lastId.toString(36), at.toString(36), `${total}${more ? '+' : ''}`, signature].join('.');

/** @returns null for one that is malformed, of another search, or of the future: the search then begins anew */
export function readSnapshot(text: string | undefined, signature: string, now: Date): Snapshot | null {
  const match = /^([\da-z]{1,6})\.([\da-z]{1,10})\.(\d{1,5})(\+?)\.([\w-]{10})$/.exec(text ?? '');
  if (match === null || match[5] !== signature) return null;
  const [, lastId = '', at = '', total = '', more] = match;
  const snapshot = { lastId: Number.parseInt(lastId, 36), at: Number.parseInt(at, 36), total: Math.min(Number(total), LIMITS.countCap), more: more === '+' };
  return snapshot.lastId > 2_147_483_647 || snapshot.at > now.getTime() ? null : snapshot;
}
