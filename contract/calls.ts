import * as auth from './auth.ts';
import type { CallDeclaration } from './call.ts';
import * as companies from './companies.ts';
import * as config from './config.ts';
import * as jobs from './jobs.ts';
import * as jobseekers from './jobseekers.ts';
import * as reco from './reco.ts';

const declared = { ...auth, ...companies, ...config, ...jobs, ...jobseekers, ...reco };
type Declared = typeof declared;
export type Calls = { [K in keyof Declared as Declared[K] extends CallDeclaration ? K : never]: Declared[K] };
export type CallName = keyof Calls;

const isCall = (value: unknown): value is CallDeclaration => typeof value === 'object' && value !== null && 'method' in value && 'service' in value;

/** Every declared call by name: for the OpenAPI document, the browser's route table, and the test that each has a route. */
export const CALLS = Object.fromEntries(Object.entries<unknown>(declared).filter(([, value]) => isCall(value))) as unknown as Calls;
