import { expect, test } from 'vitest';
import { lookKey, lookKeys } from './look-alike.ts';

test.each([
  ['Balangaw Online Corporation', 'Bаlangaw Online Corporation'],
  ['Balangaw Online Corporation', 'Balangaw\u200b  Onlíne Inс.'],
  ['Google Inc', 'GoogIe'],
  ['Google Inc', 'G00gle LLC'],
  ['Google Inc', 'Ｇｏｏｇｌｅ (Philippines)'],
  ['IBM Philippines', 'ΙΒΜ Philippines'],
  ['Apple Pte Ltd', 'аррӏе'],
  ['San Miguel Corp', 'SanMiguel'],
  ['Modern Foods', 'Modem Foods'],
])('%s is what the eye reads in %s', (known, typed) => {
  expect(lookKeys(typed)).toContain(lookKey(known));
});

test.each([
  ['Bali Foods', 'Ball Foods'],
  ['SM Mall', 'SM Mail'],
  ['Golden Harvest', 'Golden Harvest Rice'],
  ['トヨタ自動車', 'トヨタ'],
  ['شركة الأهلي', 'شركة الراجحي'],
])('%s is another than %s', (known, other) => {
  expect(lookKeys(other)).not.toContain(lookKey(known));
});

test('a name in any script has a key', () => {
  for (const name of ['Сбербанк', '株式会社トヨタ', 'شركة', '!!!', 'Inc']) expect(lookKey(name)).not.toBe('');
});
