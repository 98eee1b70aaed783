import { LANGUAGES, type Language, type LanguageTag } from './languages.ts';

/**
 * The languages whose catalogs in src/locales have every text of the English ones; offered-languages.test.ts checks this list. Emails and config
 * lists are in all ten languages, regardless of this list.
 */
const COMPLETE: readonly LanguageTag[] = ['en'];

/** The languages of pages, which people can choose; English first. The prefix of any other language redirects to the English page. */
export const OFFERED_LANGUAGES: readonly Language[] = LANGUAGES.filter(({ tag }) => COMPLETE.includes(tag));
