import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchQuery } from '../../../../contract/search.ts';
import { readSnapshot, signatureOf, writeSnapshot } from './snapshot.ts';

const now = new Date('2025-06-30T12:00:00Z');

describe('a snapshot', () => {
  it('is read as it was written, and from nothing else', () => {
    const signature = signatureOf(167, searchQuery.parse({ query: 'nurse' }));
    fc.assert(
      fc.property(fc.record({ lastId: fc.nat(2_147_483_647), at: fc.nat(now.getTime()), total: fc.nat(1_000), more: fc.boolean() }), (snapshot) => {
        const text = writeSnapshot(snapshot, signature);
        expect(readSnapshot(text, signature, now)).toEqual(snapshot);
        expect(readSnapshot(text, signatureOf(105, searchQuery.parse({ query: 'nurse' })), now)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSnapshot(text, signature, now)).toBeNull();
      }),
    );
  });

  it('belongs to a search, whatever its page', () => {
    const signature = (query: object) => signatureOf(167, searchQuery.parse(query));
    expect(signature({ query: 'a', page: 3, before: 'x', device: 'web' })).toBe(signature({ query: 'a' }));
    expect(signature({ query: 'a', sort: 1 })).not.toBe(signature({ query: 'a' }));
  });
});
