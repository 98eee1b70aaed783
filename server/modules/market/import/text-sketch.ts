/** Number of hashes stored per text. */
const KEPT = 48;
/** Texts with fewer words than this get no sketch, so only equal ones match. */
const FEWEST_WORDS = 30;
/** The minimum share of three-word sequences that two copies of a text have in common. */
const CLOSE = 0.8;
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu;

/**
 * A compact sketch of a text, to store with a job and compare: the smallest hashes of its three-word sequences, ascending (bottom-k MinHash, Broder 1997).
 * @param html HTML or plain text. @returns [] for a text that is too short
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

/** Whether the texts of two sketches differ only slightly, such as in a date, a line or a few words. */
export function isCloseText(one: readonly number[], other: readonly number[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [mine, theirs] = [new Set(one), new Set(other)];
  const least = [...mine.union(theirs)].sort((a, b) => a - b).slice(0, KEPT);
  return least.filter((hash) => mine.has(hash) && theirs.has(hash)).length >= CLOSE * least.length;
}

/** 32-bit FNV-1a, signed like PostgreSQL's integer. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
