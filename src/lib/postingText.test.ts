import { expect, test } from 'vitest';
import { htmlOfText, textOfHtml } from './postingText.ts';

const TYPED = `We move freight & people.
Since 1990.

What you will do:
- Keep the books
- Close <each> month

How we hire:
1. We talk
2. You decide`;

test('formats typed text, and escapes markup', () => {
  expect(htmlOfText(TYPED)).toBe(
    '<p>We move freight &amp; people.<br>Since 1990.</p><h3>What you will do</h3><ul><li>Keep the books</li><li>Close &lt;each&gt; month</li></ul><h3>How we hire</h3><ol><li>We talk</li><li>You decide</li></ol>',
  );
});

test('turns stored HTML back into text that produces the same HTML', () => {
  expect(textOfHtml(htmlOfText(TYPED))).toBe(TYPED);
  const fed = '<h3>Role</h3><p>A <strong>good</strong> one.</p><ul><li>Yes</li></ul>';
  expect(htmlOfText(textOfHtml(fed))).toBe('<h3>Role</h3><p>A good one.</p><ul><li>Yes</li></ul>');
});

test('lists separated by an empty line are two lists', () => {
  expect(htmlOfText('- a\n\n- b')).toBe('<ul><li>a</li></ul><ul><li>b</li></ul>');
});
