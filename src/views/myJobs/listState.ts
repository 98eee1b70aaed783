import type { AnyMachineSnapshot } from 'xstate';

/** Converts a request chart's state to a list's. */
export function listState(state: AnyMachineSnapshot): 'loading' | 'failed' | 'offline' | 'ready' {
  if (state.matches('failure')) return 'failed';
  if (state.matches('offline')) return 'offline';
  return state.matches('success') ? 'ready' : 'loading';
}
