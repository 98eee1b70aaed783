/** How the keys begin of what a person leaves in this browser (traces.ts forgets it): a quick apply under way, drafts, what was searched for. */
export const PROGRESS = 'quick-apply-';
export const DRAFT = 'draft-';
export const RECENT = 'recent-';
