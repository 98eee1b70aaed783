/** Key prefixes of what a user leaves in this browser (traces.ts deletes it): a quick apply in progress, drafts, searches. */
export const PROGRESS = 'quick-apply-';
export const DRAFT = 'draft-';
export const RECENT = 'recent-';
