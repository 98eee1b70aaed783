import { languageBySlug, type Language } from '../../../contract/languages.ts';

/** The language prefix of a path (specification §2), and the rest: "/ja/job/x-1" is Japanese and "/job/x-1". */
export function splitLanguage(path: string): { language: Language | null; rest: string } {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  const language = languageBySlug(first);
  if (language === undefined) return { language: null, rest: path };
  const rest = path.slice(first.length + 1);
  return { language, rest: rest.startsWith('/') ? rest : `/${rest}` };
}

/** A path in a language; null gives the bare path, which is English. */
export function withLanguage(path: string, language: Pick<Language, 'slug'> | null): string {
  if (language === null) return path;
  return path === '/' ? `/${language.slug}` : `/${language.slug}${path}`;
}
