import { LANGUAGES, type Language, type LanguageTag } from './languages.ts';

/**
 * The languages whose catalogs in src/locales have every text of the English ones; offered-languages.test.ts holds this list against them.
 * Emails and lists are in all ten languages whatever stands here.
 */
const COMPLETE: readonly LanguageTag[] = ['en'];

/** The languages pages are in, and that one can choose; English first. The prefix of any other leads to the English page. */
export const OFFERED_LANGUAGES: readonly Language[] = LANGUAGES.filter(({ tag }) => COMPLETE.includes(tag));
