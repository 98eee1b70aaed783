import { expect, test } from 'vitest';
import { hasPrivateSign, withInterSigns } from './inter-signs.ts';

test("a page's private signs are read as Inter draws them", () => {
  expect(withInterSigns('\uE0812024\uE0882025\uE082', 'ABCDEF+Inter-Regular')).toBe('(2024-2025)');
  expect(withInterSigns('\uE09D62 812', 'Inter-Bold')).toBe('+62 812');
  expect(withInterSigns('2021 \uE089 2023 \uE08C E\uE092', 'ABCDEF+Inter-Regular')).toBe('2021 – 2023 • E:');
  expect(withInterSigns('\uE071\uE07A\uE07B\uE080', 'Inter')).toBe('0909');
});

test("another font's private signs stay, for nobody knows them", () => {
  expect(withInterSigns('\uE081', 'ABCDEF+FontAwesome')).toBe('\uE081');
  expect(withInterSigns('\uE081', 'ABCDEF+Interstate')).toBe('\uE081');
});

test('signs are looked for only where there are some', () => {
  expect(hasPrivateSign('Mondsee (2024)')).toBe(false);
  expect(hasPrivateSign('\uE0A4')).toBe(true);
});
