/** The tabs of manage-profile, by the last part of their URL. */
export const TABS = ['profile', 'resume', 'preferences'] as const;
export type Tab = (typeof TABS)[number];
