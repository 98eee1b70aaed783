import { recordChart } from '../record/record.machine.ts';

/**
 * What jobs a job seeker looks for: the record editor with its own limits, enforced by its guards (src/machines/record/record.setup.ts): up to 3
 * remote and 3 on-site or hybrid, and the last one can't be deleted.
 */
export const preferencesMachine = recordChart('preferences');
