import { fold } from '../../../../src/lib/words/fold.ts';

// oxlint-disable-next-line no-control-regex -- ASCII is what is asked
const ASCII = /^[\x00-\x7f]*$/;
const SHORT = /^(?:sto|sta|ft|mt|st|gen) /;
const FULL: Record<string, string> = { 'sto ': 'santo ', 'sta ': 'santa ', 'ft ': 'fort ', 'mt ': 'mount ', 'st ': 'saint ', 'gen ': 'general ' };

/** A place's name for comparison: folded, without punctuation. 臺 becomes 台, and "Sto." and "Ft." are written out. */
export function placeKey(name: string): string {
  const words = ASCII.test(name)
    ? name
        .toLowerCase()
        .replaceAll("'", '')
        .replace(/[^a-z\d]+/g, ' ')
    : placeWords(name);
  return words.trim().replace(SHORT, (short) => FULL[short] ?? short);
}

function placeWords(name: string): string {
  return fold(name)
    .replaceAll('臺', '台')
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
}
