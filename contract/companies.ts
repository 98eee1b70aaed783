import { z } from 'zod';
import { declareCall } from './call.ts';
import { LIMITS } from './limits.ts';

export const suggestion = z.object({
  kind: z.enum(['title', 'company', 'location', 'function']),
  id: z.number().int(),
  value: z.string(),
  /** How many open jobs choosing it would show. */
  jobs: z.number().int(),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggest = declareCall({
  method: 'GET',
  service: 'companies',
  path: '/combined_search_suggestion',
  summary: 'Titles, companies and places for what was typed so far; forgives typing errors',
  access: 'public',
  query: z.object({ query: z.string().trim().max(LIMITS.queryLength), kind: z.enum(['what', 'where']).default('what') }),
  reply: z.array(suggestion),
});
