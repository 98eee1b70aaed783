import { decodeHTML } from 'entities';

/** Sources write these two without their semicolon ("degree&aposs"), which HTML doesn't allow, or in capitals. */
const OPEN_APOSTROPHE = /&apos(?!;)|&#0*39(?![\d;])/gi;
const CAPITALS = /&(?:NBSP|APOS);/g;
/** Hints for line breaks that a text has no use for. */
const UNSEEN = /&(?:zwn?j|shy);/gi;
const FIXED_SPACES = /[\u00a0\u2002-\u200a]/g;

/** Decodes character references as browsers do. Leaves unknown ones unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const closed = text
    .replace(UNSEEN, '')
    .replace(OPEN_APOSTROPHE, '&apos;')
    .replace(CAPITALS, (reference) => reference.toLowerCase());
  return decodeHTML(closed).replace(FIXED_SPACES, ' ');
}

/** Escapes text for HTML content. Quotes stay, because there are no attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff]/g;

/** Text that PostgreSQL and a page can store: no control characters, no unpaired surrogates, one kind of line break. */
export function storable(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNSTORABLE, '');
}

/** Text on one line: decodes references, removes tags and remains of markup, collapses whitespace. */
export function oneLine(text: string): string {
  const plain = decodeEntities(decodeEntities(storable(text).replace(/!?\[CDATA\[|\]\]>?/g, '')));
  return plain
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim();
}
