import { fold } from './fold.ts';

/** Scripts without spaces: nothing marks the end of a word. */
const UNSPACED = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const RUN = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** ".net", "c++", "c#" and words with inner apostrophes and hyphens. */
const TOKEN = /\.net(?![\p{L}\p{N}])|[a-z]{1,2}(?:\+\+|#|\+)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:'\p{L}+)*(?:-[\p{L}\p{N}\p{M}]+(?:'\p{L}+)*)*/gu;
/** The same for ASCII-only text, four times as fast: most text is. */
const ASCII_TOKEN = /\.net(?![a-z0-9])|[a-z]{1,2}(?:\+\+|#|\+)(?![a-z0-9])|[a-z0-9]+(?:'[a-z]+)*(?:-[a-z0-9]+(?:'[a-z]+)*)*/g;
// oxlint-disable-next-line no-control-regex -- tests for ASCII
const ASCII = /^[\x00-\x7f]*$/;

/** Bullets, dashes and quotes; replacing them with spaces leaves most texts ASCII. */
const PUNCTUATION = /[\u0080-\u00bf\u2000-\u206f]/g;

/** A longer lexeme isn't a word (but a URL or a hash); PostgreSQL allows 2 kB. */
const LONGEST = 60;

/** A word of a text as written, folded: plain, compound ("front-end") or a run of a script without spaces. */
export type Token = { kind: 'plain'; word: string } | { kind: 'compound'; parts: string[]; joined: string } | { kind: 'run'; text: string };

/** The words of a text in order, folded but not stemmed. "Node.js" and "NodeJS" are "node" and "js", "dotnet" is ".net", "R&D" is "rd". */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  // Line by line, so that one name in another script doesn't slow down the whole text.
  for (const line of text.split('\n')) {
    const plain = unify(fold(line).replace(PUNCTUATION, ' '));
    if (ASCII.test(plain)) {
      for (const match of plain.match(ASCII_TOKEN) ?? []) found.push(spaced(match));
    } else {
      for (const match of plain.match(TOKEN) ?? []) {
        for (const run of match.match(RUN) ?? []) found.push(IS_UNSPACED.test(run) ? { kind: 'run', text: run } : spaced(run));
      }
    }
  }
  return found;
}

function unify(folded: string): string {
  let text = folded;
  if (text.includes('dotnet')) text = text.replace(/\bdotnet\b/g, '.net');
  if (text.includes('js')) text = text.replace(/\b([a-z]{2,})\.?js(?![\p{L}\p{N}])/gu, '$1 js');
  if (text.includes('&')) text = text.replace(/\b([a-z]{1,2}) ?& ?([a-z]{1,2})\b/g, '$1$2');
  return text.replace(DOTTED, (dotted) => dotted.replaceAll('.', ''));
}

/** "u.s.a." */
const DOTTED = /(?<![a-z0-9])[a-z]\.(?:[a-z]\.)+[a-z]?(?![a-z0-9])/g;

function spaced(run: string): Token {
  if (!run.includes('-') && !run.includes("'")) return { kind: 'plain', word: run.slice(0, LONGEST) };
  const parts = run
    .split('-')
    .map((part) => part.replace(/'s$/, '').replaceAll("'", '').slice(0, LONGEST))
    .filter((part) => part !== '');
  return parts.length > 1 && parts.length <= 4
    ? { kind: 'compound', parts, joined: parts.join('').slice(0, LONGEST) }
    : { kind: 'plain', word: parts.join('').slice(0, LONGEST) };
}

/** The overlapping pairs of characters of a run; a single character is itself. */
export function pairs(run: string): string[] {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
