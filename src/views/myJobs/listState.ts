import type { AnyMachineSnapshot } from 'xstate';

/** Converts a request chart's state to a list's. A list that is there stays, even if loading it again failed. */
export function listState(state: AnyMachineSnapshot): 'loading' | 'failed' | 'offline' | 'ready' {
  if (state.context.response !== undefined) return 'ready';
  if (state.matches('failure')) return 'failed';
  return state.matches('offline') ? 'offline' : 'loading';
}
