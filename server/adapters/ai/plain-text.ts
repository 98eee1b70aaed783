/** A link or an email address. */
const ADDRESS = /(?:\b[a-z][a-z\d+.-]{0,30}:\/\/|\bwww\.|\S@\S)\S*/i;
/** The start of a list item, heading, or quotation. */
const LINE_MARK = /^(?:#{1,6}|[*+>-]|\d+[.)])$/;
/** Markup around a word. */
const MARKS = /[*`<>]|^_+|(?<!_)_+$/g;
// oxlint-disable-next-line no-control-regex -- those are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A word as it may appear in plain text; empty for a link or address. */
const plainWord = (word: string, isFirst: boolean): string =>
  ADDRESS.test(word) || (isFirst && LINE_MARK.test(word)) ? '' : word.replace(UNSEEN, '').replace(MARKS, '');

/** The text up to its last complete sentence; all of it if there is none. */
function toSentence(text: string): string {
  const end = /^.*[.!?。！？](?=\s|$)/s.exec(text);
  return end ? end[0] : text;
}

/**
 * Limits a text to what may be shown and stored, piece by piece: words and spaces, without markup, links, or invisible characters. A generated text
 * can't contain anything else. Ends when it is long enough.
 * @param longest the limit in characters
 */
export async function* plainText(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let rest = '';
  let length = 0;
  let gap = '';
  /** Cleans whole words. At most one blank line stays at the end of a paragraph. */
  const cleaned = (text: string): string => {
    let out = '';
    for (const [part] of text.matchAll(/\s+|\S+/g)) {
      if (/^\s/.test(part)) {
        gap = part.includes('\n') || gap.includes('\n') ? '\n' : ' ';
        continue;
      }
      const word = plainWord(part.toWellFormed(), gap === '\n' || length + out.length === 0);
      if (word === '') continue;
      out += (length + out.length > 0 ? gap || '' : '') + word;
      gap = '';
    }
    return out;
  };
  for await (const piece of pieces) {
    rest += piece;
    // The last word may continue. A very long one is cut, because scripts without spaces arrive character by character.
    const cut = rest.length > 60 ? rest.length : rest.search(/(?<!\S)\S*$/);
    const out = cleaned(rest.slice(0, cut));
    rest = rest.slice(cut);
    if (length + out.length > longest) {
      const last = toSentence(out.slice(0, longest - length));
      if (last !== '') yield last;
      return;
    }
    length += out.length;
    if (out !== '') yield out;
  }
  const last = cleaned(rest).slice(0, longest - length);
  if (last !== '') yield last;
}
