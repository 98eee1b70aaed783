import type { AnyStateMachine } from 'xstate';
import type { Flow as AnyFlow } from '../../packages/flows/flow.ts';

/** The areas of the product, in the order in which people encounter them. */
export const AREAS = {
  find: 'Find',
  apply: 'Apply',
  profile: 'Profile',
  resume: 'Resume',
  chat: 'Chat',
  interview: 'Interview',
  hiring: 'Hiring',
  company: 'Company',
  account: 'Account',
  shared: 'Shared',
} as const;
export type Area = keyof typeof AREAS;

/** A chart of the product. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> extends AnyFlow<M> {
  area: Area;
}

/** Declares a flow; exists only for its types. */
export function defineFlow<M extends AnyStateMachine>(flow: Flow<M>): Flow<M> {
  return flow;
}
