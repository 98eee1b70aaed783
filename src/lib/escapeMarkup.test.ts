import { expect, test } from 'vitest';
import { escapeMarkup } from './escapeMarkup.ts';

test('nothing in a text can start an element, a reference, or end an attribute', () => {
  expect(escapeMarkup(`R&D <b onclick="x">'s</b>`)).toBe('R&#38;D &#60;b onclick=&#34;x&#34;&#62;&#39;s&#60;/b&#62;');
  expect(escapeMarkup('求人 — déjà vu')).toBe('求人 — déjà vu');
});
