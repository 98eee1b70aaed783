import { recordChart } from '../record/record.machine.ts';

/**
 * What jobs one looks for: the record editor with its own limits, which its guards hold (src/machines/record/record.setup.ts): up to 3 remote
 * and 3 on-site or hybrid, and the last one is not deleted.
 */
export const preferencesMachine = recordChart('preferences');
