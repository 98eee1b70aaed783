const ARABIC = /^[\u0621-\u064a]+$/u;
const ARABIC_ARTICLE = /^(?:وال|بال|كال|فال|ال|لل)(?=.{3})/u;
const ARABIC_ENDING = /(?<=.{3})(?:ات|ون|ين|ان|يه|ه)$/u;

/** Abbreviations that occur in titles as often as the full word. */
const SHORT = new Map(
  Object.entries({ sr: 'senior', jr: 'junior', mgr: 'manager', asst: 'assistant', engr: 'engineer', exec: 'executive', admin: 'administrator' }),
);

/**
 * A light stemmer: plural endings of English, Spanish and Portuguese, Indonesian and Malay particles, the Arabic article and its plural and feminine
 * endings. The same rules for all languages, because the language of a query isn't known; applied to both text and query.
 * @param word folded, one script
 */
export function stem(word: string): string {
  const short = SHORT.get(word);
  if (short !== undefined) return short;
  if (word.length < 4) return word;
  if (word.charCodeAt(0) > 0x5ff && ARABIC.test(word)) return word.replace(ARABIC_ARTICLE, '').replace(ARABIC_ENDING, '');
  if (word.length > 6 && (word.endsWith('nya') || word.endsWith('lah') || word.endsWith('kah'))) return word.slice(0, -3);
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|zz|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
