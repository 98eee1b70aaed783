/** How many hashes are kept of a text. */
const KEPT = 48;
/** Texts with fewer words than this are compared whole or not at all. */
const FEWEST_WORDS = 30;
/** The share of three-word sequences that two copies of one text have in common at the least. */
const CLOSE = 0.8;
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu;

/**
 * A text small enough to be stored beside a job and compared: the least hashes of its three-word sequences (bottom-k MinHash, Broder 1997), rising.
 * @param html HTML or plain text. @returns [] for a text too short to tell
 */
export function sketchOf(html: string): number[] {
  const words =
    html
      .replace(/<[^<>]*>/g, ' ')
      .toLowerCase()
      .match(TOKEN) ?? [];
  if (words.length < FEWEST_WORDS) return [];
  const hashes = new Set<number>();
  for (let at = 0; at + 2 < words.length; at += 1) hashes.add(hashOf(`${words[at]} ${words[at + 1]} ${words[at + 2]}`));
  return [...hashes].sort((one, other) => one - other).slice(0, KEPT);
}

/** Whether two sketches are of texts that differ in little: a date, a line, a word here and there. */
export function isCloseText(one: readonly number[], other: readonly number[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [mine, theirs] = [new Set(one), new Set(other)];
  const least = [...mine.union(theirs)].sort((a, b) => a - b).slice(0, KEPT);
  return least.filter((hash) => mine.has(hash) && theirs.has(hash)).length >= CLOSE * least.length;
}

/** FNV-1a in 32 bits, signed as PostgreSQL's integer is. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
