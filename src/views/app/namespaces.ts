/** Texts every page needs. Those of a language are one chunk (vite.config.ts), requested together with the page's own. */
export const BASE_NAMESPACES = ['common', 'layout', 'jobs'] as const;

/** Texts for errors of user actions: loaded at the first sign of presence, together with the code for calls. */
export const LATER_NAMESPACES = ['errors'] as const;

/** Texts of parts that load after their page in the browser (useTexts.ts), but are already in the server's markup. */
export const PART_NAMESPACES = ['myLocation'] as const;

/** The name of the chunk with these texts. @param language BCP 47 */
export const baseTextsOf = (language: string): string => `texts-${language}`;
