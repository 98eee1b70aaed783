/** The 10 languages of specification §9. `slug` is the first path segment of §2. English also has the path without one. */
export interface Language {
  id: number;
  /** BCP 47, for `lang`, Intl, and i18next. */
  tag: string;
  slug: string;
  label: string;
  dir: 'ltr' | 'rtl';
}

export const LANGUAGES = [
  { id: 1, tag: 'en', slug: 'en-us', label: 'English', dir: 'ltr' },
  { id: 2, tag: 'zh-CN', slug: 'zh-cn', label: '简体中文', dir: 'ltr' },
  { id: 3, tag: 'id', slug: 'id', label: 'Bahasa Indonesia', dir: 'ltr' },
  { id: 4, tag: 'ja', slug: 'ja', label: '日本語', dir: 'ltr' },
  { id: 5, tag: 'zh-TW', slug: 'zh-tw', label: '繁體中文', dir: 'ltr' },
  { id: 6, tag: 'ms', slug: 'ms', label: 'Bahasa Melayu', dir: 'ltr' },
  { id: 7, tag: 'tr', slug: 'tr', label: 'Türkçe', dir: 'ltr' },
  { id: 8, tag: 'pt-BR', slug: 'pt-br', label: 'Português', dir: 'ltr' },
  { id: 9, tag: 'es', slug: 'es-es', label: 'Español', dir: 'ltr' },
  { id: 10, tag: 'ar', slug: 'ar', label: 'العربية', dir: 'rtl' },
] as const satisfies readonly Language[];

export type LanguageTag = (typeof LANGUAGES)[number]['tag'];

export function languageBySlug(slug: string): Language | undefined {
  return LANGUAGES.find((language) => language.slug === slug.toLowerCase());
}

export function languageById(id: number): Language | undefined {
  return LANGUAGES.find((language) => language.id === id);
}

/** The language of emails to an account: its own, or English if it has none, or none of ours. */
export const languageOfAccount = (id: number | null): Language => languageById(id ?? 0) ?? LANGUAGES[0];

/** The language of a BCP 47 tag without script and region: "zh" for "zh-TW". */
export const primaryLanguage = (tag: string): string => tag.split('-', 1)[0] ?? tag;
