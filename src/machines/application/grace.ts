import { DAY } from '../../../contract/durations.ts';

/** How long after the promised day a reply still counts, before the application is closed. Emails mention it too. */
export const GRACE = 7 * DAY;

/** When an application without a reply closes, ISO-8601. */
export const expiryOf = (dueAt: string | null): string | null => dueAt && new Date(Date.parse(dueAt) + GRACE).toISOString();
