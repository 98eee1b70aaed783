import sanitizeHtml from 'sanitize-html';
import { decodeEntities, escapeHtml, storable } from './entities.ts';
import { htmlFromLines, isKnownHeading, judged, unrepeated, type Line } from './lines.ts';
import { htmlFromPlainText } from './plain-text.ts';

/** Maximum length in characters. Longer texts are cut at a line break, because nobody reads more and pages must stay small. */
const LONGEST = 30_000;
const TAG =
  /<\/?(?:p|br|ul|ol|li|div|span|strong|b|em|i|u|h[1-6]|table|tbody|tr|td|th|a|font|section|article|img|script|style|dl|dt|dd|hr|blockquote|pre|small|svg|iframe)(?:\s[^<>]*)?\/?>/i;
const ESCAPED_TAG = /&(?:amp;)*lt;\/?(?:p|br|ul|ol|li|div|span|strong|b|h[1-6]|em|table|script|style)\b/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3'],
  allowedAttributes: {},
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg', 'math', 'template', 'title', 'head', 'select'],
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    section: 'p',
    article: 'p',
    tr: 'p',
    dt: 'h3',
    dd: 'p',
    blockquote: 'p',
    pre: 'p',
    hr: 'br',
    header: 'p',
    footer: 'p',
    table: 'p',
    td: (_, attribs) => ({ tagName: 'span', attribs, text: ' ' }),
    th: (_, attribs) => ({ tagName: 'span', attribs, text: ' ' }),
  },
};

/**
 * A description for display: whatever the input, the result is HTML of p, ul, ol, li, strong, em, br and h3 without attributes. Removes scripts, styles, images
 * and links, repairs doubly encoded markup, and formats plain text. Returns '' if nothing readable is left.
 */
export function cleanDescription(raw: string): string {
  let text = storable(raw.slice(0, LONGEST * 4))
    .replace(/!?\[CDATA\[|\]\]>/g, '')
    .trim();
  for (let times = 0; times < 3 && ESCAPED_TAG.test(text) && !TAG.test(text); times += 1) text = decodeEntities(text);
  const html = TAG.test(text) ? fromHtml(text) : htmlFromPlainText(cut(decodeEntities(/&amp;#?\w+/.test(text) ? decodeEntities(text) : text)));
  return /[\p{L}\p{N}]/u.test(html.replace(/<[^<>]*>/g, '')) ? html : '';
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const head = text.slice(0, LONGEST);
  return `${head.slice(0, Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1, LONGEST - 400))}…`;
}

/** The sanitizer's output is safe but can be badly nested, so this splits it into lines and builds it again. */
function fromHtml(text: string): string {
  const safe = sanitizeHtml(/&amp;(?:#\d+|[a-z]+);/i.test(text) ? text.replace(/&amp;(?=#\d+;|[a-z]{2,8};)/gi, '&') : text, OPTIONS);
  const tree = linesOf(cut(safe.replace(HEADING_BEHIND_BLANK, '<br>')));
  const isOnlyText = !tree.some(({ kind }) => kind !== 'text') && tree.length < 4 && tree.some(({ html }) => html.length > 500);
  return isOnlyText && !/<(?:strong|em)>/.test(safe)
    ? htmlFromPlainText(decodeEntities(tree.map(({ html }) => html).join('\n')))
    : htmlFromLines(unrepeated(tree));
}

/** Bold text after non-breaking spaces. The feed lost the line break before it. */
const HEADING_BEHIND_BLANK = /(?<!&nbsp;|\u00a0)(?:&nbsp;|\u00a0)+[^\S\u00a0]*(?=<strong>[^<]{2,60}<\/strong>\s*(?:[:：]\s*)?(?:<br|<\/p|<ul|<ol|$))/g;

function linesOf(safe: string): Line[] {
  const lines: Line[] = [];
  const lists: ('ul' | 'ol')[] = [];
  let inline = '';
  let kind = 'text' as Line['kind'];
  let starts = true;
  let isNewList = false;
  const flush = () => {
    const html = balanced(inline).trim();
    inline = '';
    const plain = decodeEntities(html.replace(/<[^<>]*>/g, '')).trim();
    if (plain === '' || /^[-=_*~.\s]+$/.test(plain)) return;
    if (kind === 'text') lines.push(textLine(html, plain, starts));
    else if (kind === 'item' && isKnownHeading(plain) && (html.startsWith('<strong>') || /[:：]$/.test(plain)))
      lines.push({ kind: 'heading', html: judged(plain, true, escapeHtml).html, isOrdered: false, starts: true });
    else
      lines.push({
        kind,
        html: kind === 'heading' ? html.replace(/<\/?(?:strong|em)>/g, '').replace(/(?<!\s)\s*[:：]$/, '') : html,
        isOrdered: kind === 'item' && lists.at(-1) === 'ol',
        starts,
        ...(isNewList && kind === 'item' ? { isFirst: true } : {}),
      });
    starts = false;
    isNewList = false;
  };
  for (const [, closing, tag, text] of safe.matchAll(/<(\/?)(p|ul|ol|li|strong|em|br|h3)\s*\/?>|([^<]+)/g)) {
    if (text !== undefined) inline += text.replace(/[\s\u00a0]+/g, ' ');
    else if (tag === 'strong' || tag === 'em') inline += `<${closing}${tag}>`;
    else {
      flush();
      if (tag === 'br') continue;
      starts = true;
      if (tag === 'ul' || tag === 'ol') {
        if (closing) lists.pop();
        else {
          lists.push(tag);
          isNewList = tag === 'ol' && lists.length === 1;
        }
      }
      kind = tag === 'li' && !closing ? 'item' : tag === 'h3' && !closing ? 'heading' : tag === 'p' && kind === 'item' && !closing ? 'item' : 'text';
    }
  }
  flush();
  return lines;
}

/** A line of text. A typed bullet makes it an item; if it's entirely bold or a known heading, it's a heading. */
function textLine(html: string, plain: string, starts: boolean): Line {
  const line = judged(plain, starts, () => html);
  if (line.kind === 'heading') return { ...line, html: judged(plain, starts, escapeHtml).html };
  if (line.kind === 'item') return { ...line, html: html.replace(/^((?:<(?:strong|em)>)*)\s*(?:[^\p{L}\p{N}<(（]+|\(?\d{1,2}[.)、．]|（\d{1,2}）)\s*/u, '$1') };
  const isBold = /^<strong>[^<]*<\/strong>\s*[:：]?$/.test(html) && plain.length <= 70 && !/[.!?。]$/.test(plain);
  return isBold
    ? {
        ...line,
        kind: 'heading',
        html: html
          .replace(/<\/?strong>/g, '')
          .replace(/(?<!\s)\s*[:：]\s*$/, '')
          .trim(),
        starts: true,
      }
    : line;
}

/** Closes open inline tags and removes stray closing ones. */
function balanced(html: string): string {
  const open: string[] = [];
  const marked = html.replace(/<(\/?)(strong|em)>/g, (tag, closing: string, name: string) => {
    if (!closing) {
      if (open.includes(name)) return '';
      open.push(name);
      return tag;
    }
    if (open.at(-1) !== name) return '';
    open.pop();
    return tag;
  });
  return (
    marked +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  ).replace(/<(strong|em)>(\s*)<\/\1>/g, '$2');
}

// oxlint-disable-next-line no-control-regex -- ASCII is what is asked
const ASCII = /^[\x00-\x7f]*$/;

/** The letters and digits of a text, to recognize copies. */
export function essence(text: string): string {
  if (ASCII.test(text) && !/[&<]/.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return decodeEntities(text.replace(/<[^<>]*>/g, ''))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
