import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf } from './ranges.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  [undefined, null],
  ['bytes=-', null],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=1e3-', null],
  [`bytes=${'9'.repeat(400)}-`, null],
])('of 100 bytes, %j is %j', (header, expected) => expect(partOf(header, 100)).toEqual(expected));

test('whatever the request, the returned part is within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.constantFrom('bytes=A-B', 'bytes=A-', 'bytes=-B'), fc.integer({ min: 1 }), (a, b, form, size) => {
      const part = partOf(form.replace('A', String(a)).replace('B', String(b)), size);
      const isWithin = part === null || part === 'none' || (part.start >= 0 && part.start <= part.end && part.end < size);
      expect(isWithin).toBe(true);
    }),
  );
});
