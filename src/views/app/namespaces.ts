/** Texts every page needs. A language's are one chunk (vite.config.ts), asked for beside the page's own. */
export const BASE_NAMESPACES = ['common', 'layout', 'jobs'] as const;

/** Texts of what goes wrong when one acts: they come once somebody is there, beside what calls are made with. */
export const LATER_NAMESPACES = ['errors'] as const;

/** Texts of parts that come later than their page in the browser (useTexts.ts), and are on the server's page already. */
export const PART_NAMESPACES = ['myLocation'] as const;

/** The name of the chunk that holds them. @param language BCP 47 */
export const baseTextsOf = (language: string): string => `texts-${language}`;
