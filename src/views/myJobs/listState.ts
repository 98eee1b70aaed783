import type { AnyMachineSnapshot } from 'xstate';

/** A request chart's state as a list shows it. */
export function listState(state: AnyMachineSnapshot): 'loading' | 'failed' | 'offline' | 'ready' {
  if (state.matches('failure')) return 'failed';
  if (state.matches('offline')) return 'offline';
  return state.matches('success') ? 'ready' : 'loading';
}
