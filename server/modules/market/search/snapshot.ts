import { createHash } from 'node:crypto';
import type { SearchQuery } from '../../../../contract/search.ts';
import { LIMITS } from '../../../../contract/limits.ts';

/**
 * What the first page of a search saw. Later pages see the same, even if jobs are added in the meantime. Sent to the client as `before`. It contains nothing
 * secret, and a forged one gives no access: at worst its sender sees an older market or a wrong count.
 */
export interface Snapshot {
  /** The newest job's ID. Jobs added later have higher ones. */
  lastId: number;
  /** When the first page was requested: a job posted again later is no longer in its old position. Milliseconds. */
  at: number;
  /** Up to `LIMITS.countCap`. */
  total: number;
  more: boolean;
}

/** A digest of the search without its page, to reject the snapshot of another search. */
export function signatureOf(countryId: number, query: SearchQuery): string {
  const { page: _page, before: _before, device: _device, device_uuid: _uuid, source: _source, ...asked } = query;
  return createHash('sha256')
    .update(JSON.stringify([countryId, Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 10);
}

export const writeSnapshot = ({ lastId, at, total, more }: Snapshot, signature: string): string =>
  [lastId.toString(36), at.toString(36), `${total}${more ? '+' : ''}`, signature].join('.');

/** @returns null for a snapshot that is malformed, of another search, or from the future: the search then starts over */
export function readSnapshot(text: string | undefined, signature: string, now: Date): Snapshot | null {
  const match = /^([\da-z]{1,6})\.([\da-z]{1,10})\.(\d{1,5})(\+?)\.([\w-]{10})$/.exec(text ?? '');
  if (match === null || match[5] !== signature) return null;
  const [, lastId = '', at = '', total = '', more] = match;
  const snapshot = { lastId: Number.parseInt(lastId, 36), at: Number.parseInt(at, 36), total: Math.min(Number(total), LIMITS.countCap), more: more === '+' };
  return snapshot.lastId > 2_147_483_647 || snapshot.at > now.getTime() ? null : snapshot;
}
