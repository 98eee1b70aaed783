/**
 * The versions of the texts at /terms and /privacy: the day from which each applies, YYYY-MM-DD. A changed text is a new version
 * (src/views/legal/legal.test.ts). People accept the current versions when they register, and their account stores which.
 */
export const TERMS_VERSION = '2026-11-24';
export const PRIVACY_VERSION = '2026-11-28';
