/**
 * The versions of the texts on /terms and /privacy: the day from which each is in force, YYYY-MM-DD. A changed text is a new version
 * (src/views/legal/legal.test.ts). Who registers accepts those of the day, and their account keeps which.
 */
export const TERMS_VERSION = '2026-11-24';
export const PRIVACY_VERSION = '2026-11-26';
