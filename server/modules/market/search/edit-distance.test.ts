import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['nurse', 'nurse', 0],
    ['nusre', 'nurse', 1],
    ['nurs', 'nurse', 1],
    ['nurze', 'nurse', 1],
    ['enginer', 'engineer', 1],
    ['', 'abc', 3],
    ['şef', 'sef', 1],
  ])('%s to %s is %d', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });

  it.each([
    ['nurse', 'nusre', 1, 1],
    ['engineer', 'enigneers', 2, 2],
    ['engineer', 'enigneers', 1, Number.POSITIVE_INFINITY],
    ['constable', 'carpenter', 2, Number.POSITIVE_INFINITY],
  ])('%s to %s, at most %d, is %d', (a, b, most, distance) => {
    expect(editDistance(a, b, most)).toBe(distance);
  });
});
