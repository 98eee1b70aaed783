import type { AnyStateMachine } from 'xstate';

/** A machine, or the machine of an actor; null for anything else. Recognized by its properties, because machines may come from another copy of the library. */
export function machineOf(value: unknown): AnyStateMachine | null {
  const of = (each: unknown) => {
    const { root, config, implementations, getStateNodeById } = (each ?? {}) as Partial<AnyStateMachine>;
    return root && config && implementations && typeof getStateNodeById === 'function' ? (each as AnyStateMachine) : null;
  };
  return of(value) ?? of((value as { logic?: unknown } | null)?.logic);
}
