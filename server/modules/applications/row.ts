import type { application } from '../../db/schema/seeker.ts';

export type ApplicationRow = typeof application.$inferSelect;
