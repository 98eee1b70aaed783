import { timestamp } from 'drizzle-orm/pg-core';

/** An instant. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
