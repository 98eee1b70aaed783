import { LANGUAGES, type LanguageTag } from '../../contract/languages.ts';

/** Words by language tag; English is the item's `value`. */
export type Names = Partial<Record<LanguageTag, string>>;

/** An entry of a config list as kept here: the wire's entry in English, and its words in other languages. */
export interface Item {
  id: number;
  value: string;
  seo_value: string;
  names?: Names;
  [more: string]: unknown;
}

/**
 * The URL key of a value (specification §3: lower-cased, slashes and spaces become hyphens). Marks and signs a URL would have to
 * escape are folded away as well: "São Paulo" is "sao-paulo".
 */
export function seoKey(value: string): string {
  const folded = value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'd');
  return folded
    .toLowerCase()
    .replace(/[\s/–—-]+/g, '-')
    .replace(/[^\p{L}\p{N}+#-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/** Items numbered from 1 from rows of words separated by "|" in the order of LANGUAGES; a row may stop after English. */
export function items(rows: readonly string[], more: (index: number) => Record<string, unknown> = () => ({})): Item[] {
  return rows.map((row, index) => {
    const [value = '', ...others] = row.split('|');
    return { id: index + 1, value, seo_value: seoKey(value), ...namesOf(others), ...more(index) };
  });
}

/** The words of a row after the English one, by tag. */
export function namesOf(others: readonly string[]): { names?: Names } {
  if (others.length === 0) return {};
  return { names: Object.fromEntries(LANGUAGES.slice(1).flatMap(({ tag }, index) => (others[index] ? [[tag, others[index]]] : []))) };
}

/** The words for a language, if there are any. */
export function nameIn(names: Names | undefined, tag: string): string | undefined {
  const words: Readonly<Record<string, string | undefined>> = names ?? {};
  return words[tag];
}

/** The same entries with their words in a language, English where there are none, and without the other languages. */
export function inLanguage(entries: readonly Item[], tag: string): Item[] {
  return entries.map(({ names, ...entry }) => ({ ...entry, value: nameIn(names, tag) ?? entry.value }));
}
