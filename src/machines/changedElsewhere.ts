import { type ActionFunction, assign } from 'xstate';

/** Context of a chart that stores that somebody else changed what it shows. */
interface Changeable {
  /** It changed since it was loaded. */
  isStale: boolean;
}

export const staleGuards = { isStale: ({ context }: { context: Changeable }): boolean => context.isStale };

/** `any` stands for the chart's types; otherwise its actions couldn't be shared. */
type StoresStale = ActionFunction<any, any, any, undefined, any, any, any, any, any>;

export const staleActions = {
  markStale: assign<any, any, undefined, any, any>({ isStale: true }) as unknown as StoresStale,
  markFresh: assign<any, any, undefined, any, any>({ isStale: false }) as unknown as StoresStale,
};

/**
 * The `on` of a state that loads: after a change in the meantime it loads again, because the answer on its way may be from before the change.
 * @param changed the event that reports a change
 */
export const loadsAgain = <const Changed extends string, const State extends string>(changed: Changed, state: State) =>
  ({ [changed]: { target: state, reenter: true } }) as Record<Changed, { target: State; reenter: true }>;

/**
 * The state `refreshing`, which loads again what changed elsewhere. What is shown stays, and if the call fails, nothing says so: the socket reports
 * the change again after reconnecting.
 * @param call its `invoke`, without `onError`
 * @param shown where it continues after a failure
 */
export const refreshingState = <const Changed extends string, const Call extends object, const Shown extends string | object>(
  changed: Changed,
  call: Call,
  shown: Shown,
) => ({ invoke: { ...call, onError: shown }, on: loadsAgain(changed, 'refreshing') });

/**
 * A parallel region that keeps what is shown up to date, while other regions keep the reader's place and the outcome of an action. The chart needs
 * `staleGuards` and `staleActions`, stores `isStale: false` with what it loads, and marks it as stale whenever `changed` arrives.
 * @param call the `invoke` that loads, without `onDone` and `onError`
 * @param stores the action that stores the response
 */
export const currentRegion = <const Changed extends string, const Call extends object, const Stores extends object>(
  changed: Changed,
  call: Call,
  stores: Stores,
) => ({
  initial: 'current' as const,
  states: {
    current: { always: { guard: 'isStale' as const, target: 'refreshing' as const } },
    refreshing: {
      // An action ends the call early, so what it would have loaded is still missing.
      exit: 'markStale' as const,
      ...refreshingState(
        changed,
        { ...call, onDone: { target: 'current' as const, actions: stores } },
        { target: 'current' as const, actions: 'markFresh' as const },
      ),
    },
  },
});
