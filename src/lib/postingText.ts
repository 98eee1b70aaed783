/**
 * Converts a description between the employer's plain text and the stored HTML of h3, p, br, ul, ol and li (contract: `jobDetail`). A line of its own
 * that ends with a colon is a heading; lines that start with "-", "*" or "•" are a list, with "1." a numbered one; an empty line separates
 * paragraphs.
 */

const ITEM = /^\s*[-*•–]\s+/;
const NUMBERED = /^\s*\d{1,2}[.)]\s+/;
const HEADING = /^.{1,70}[:：]$/u;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

type Block = { kind: 'ul' | 'ol' | 'p' | 'h3'; lines: string[] };

/** Converts typed text to HTML. */
export function htmlOfText(text: string): string {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const words = line.trim();
    if (words === '') {
      isNew = true;
      continue;
    }
    const kind = ITEM.test(line) ? 'ul' : NUMBERED.test(line) ? 'ol' : HEADING.test(words) ? 'h3' : 'p';
    const plain = kind === 'ul' ? line.replace(ITEM, '') : kind === 'ol' ? line.replace(NUMBERED, '') : kind === 'h3' ? words.slice(0, -1) : words;
    const last = blocks.at(-1);
    if (last && last.kind === kind && kind !== 'h3' && !isNew) last.lines.push(escaped(plain.trim()));
    else blocks.push({ kind, lines: [escaped(plain.trim())] });
    isNew = false;
  }
  return blocks
    .map(({ kind, lines }) => {
      if (kind === 'p' || kind === 'h3') return `<${kind}>${lines.join('<br>')}</${kind}>`;
      return `<${kind}>${lines.map((line) => `<li>${line}</li>`).join('')}</${kind}>`;
    })
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Converts stored HTML to editable text. */
export function textOfHtml(html: string): string {
  let number = 0;
  let isOrdered = false;
  return html
    .replace(/<(\/?)(p|ul|ol|li|h3|br|strong|em)\s*\/?>/g, (_, closing: string, tag: string) => {
      if (tag === 'strong' || tag === 'em') return '';
      if (tag === 'br') return '\n';
      if (tag === 'li') return closing ? '\n' : isOrdered ? `${(number += 1)}. ` : '- ';
      if (tag === 'ul' || tag === 'ol') {
        isOrdered = tag === 'ol' && closing === '';
        number = 0;
        return closing ? '\n' : '';
      }
      return closing ? (tag === 'h3' ? ':\n' : '\n\n') : tag === 'h3' ? '\n' : '';
    })
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[:：]:\n/g, ':\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
