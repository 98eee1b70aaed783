import fc from 'fast-check';
import { expect, test } from 'vitest';
import { place, type Atom } from './flow.ts';

const PAGE = { top: 10, bottom: 110 };

test('what holds the next is never parted from it, nothing is lost, and nothing leaves its page', () => {
  const sizes = fc.array(fc.record({ height: fc.integer({ min: 1, max: 28 }), before: fc.integer({ min: 0, max: 8 }), holds: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(sizes, (told) => {
      const drawn: { page: number; from: number; to: number }[] = [];
      // No group of three is higher than a page (100), because such a group would have to be split.
      const atoms = told.map(({ height, before, holds }, index): Atom => ({
        height,
        before,
        holdsNext: holds && index % 3 !== 2,
        draw: (_, page, y) => void drawn.push({ page, from: y, to: y + height }),
      }));
      const fill = place({ canvas: null as never, scale: 1 }, atoms, () => PAGE);
      expect(drawn).toHaveLength(atoms.length);
      expect(fill).toEqual({ page: drawn.at(-1)?.page, y: drawn.at(-1)?.to });
      expect(drawn.every(({ from, to }) => from >= PAGE.top && to <= PAGE.bottom)).toBe(true);
      const pairs = drawn.slice(1).map((next, index) => ({ next, at: drawn[index] ?? next, isHeld: atoms[index]?.holdsNext }));
      expect(pairs.filter(({ next, at }) => (next.page === at.page ? next.from < at.to : next.page !== at.page + 1))).toEqual([]);
      expect(pairs.filter(({ next, at, isHeld }) => isHeld && next.page !== at.page)).toEqual([]);
    }),
  );
});
