/** An address one could be sent to. */
const ADDRESS = /(?:\b[a-z][a-z\d+.-]{0,30}:\/\/|\bwww\.|\S@\S)\S*/i;
/** What begins a line of a list, a heading or a quotation. */
const LINE_MARK = /^(?:#{1,6}|[*+>-]|\d+[.)])$/;
/** What a word is written with where somebody marks up a text. */
const MARKS = /[*`<>]|^_+|(?<!_)_+$/g;
// oxlint-disable-next-line no-control-regex -- those are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A word as it may stand in a plain text; nothing of an address. */
const plainWord = (word: string, isFirst: boolean): string =>
  ADDRESS.test(word) || (isFirst && LINE_MARK.test(word)) ? '' : word.replace(UNSEEN, '').replace(MARKS, '');

/** Up to the last sentence that is whole; all of it where there is none. */
function toSentence(text: string): string {
  const end = /^.*[.!?。！？](?=\s|$)/s.exec(text);
  return end ? end[0] : text;
}

/**
 * A text as plain as it may be shown and stored, piece by piece: words and blanks, no markup, no addresses, nothing unseen. Whatever writes it can
 * do no more than say something. Ends where it is long enough.
 * @param longest characters
 */
export async function* plainText(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let rest = '';
  let length = 0;
  let gap = '';
  /** What may be told of whole words; at the end of a paragraph a blank line is kept, no more. */
  const told = (text: string): string => {
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
    // The last word may go on. One without end is no word: scripts without blanks come by the sign.
    const cut = rest.length > 60 ? rest.length : rest.search(/(?<!\S)\S*$/);
    const out = told(rest.slice(0, cut));
    rest = rest.slice(cut);
    if (length + out.length > longest) {
      const last = toSentence(out.slice(0, longest - length));
      if (last !== '') yield last;
      return;
    }
    length += out.length;
    if (out !== '') yield out;
  }
  const last = told(rest).slice(0, longest - length);
  if (last !== '') yield last;
}
