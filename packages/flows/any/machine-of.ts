import type { AnyStateMachine } from 'xstate';

/** A machine, or that of an actor; null for anything else. Machines of another copy of the library are machines too, so it's told by what it has. */
export function machineOf(value: unknown): AnyStateMachine | null {
  const of = (each: unknown) => {
    const { root, config, implementations, getStateNodeById } = (each ?? {}) as Partial<AnyStateMachine>;
    return root && config && implementations && typeof getStateNodeById === 'function' ? (each as AnyStateMachine) : null;
  };
  return of(value) ?? of((value as { logic?: unknown } | null)?.logic);
}
