import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { avatarFlow } from './avatar.fixtures.ts';
import { middleOf, within } from './avatar.machine.ts';

pathTests(avatarFlow);

test.each([
  [
    { width: 400, height: 300 },
    { x: 50, y: 0, size: 300 },
  ],
  [
    { width: 301, height: 500 },
    { x: 0, y: 99, size: 301 },
  ],
])('the center of %j is %j', (picture, square) => expect(middleOf(picture)).toEqual(square));

test.each([
  [
    { x: -5, y: 400, size: 100 },
    { x: 0, y: 200, size: 100 },
  ],
  [
    { x: 10, y: 10, size: 900 },
    { x: 10, y: 0, size: 300 },
  ],
  [
    { x: 10, y: 10, size: 1 },
    { x: 10, y: 10, size: 64 },
  ],
])('moves %j within the photo as %j', (square, expected) => expect(within({ width: 400, height: 300 }, square)).toEqual(expected));
