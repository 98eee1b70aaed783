import { type ActionFunction, assign } from 'xstate';
import { toFailure } from '../lib/failure.ts';

/** The cause in an error event. */
export const errorOf = ({ event }: { event: { error: unknown } }): { error: unknown } => ({ error: event.error });

export const failingGuards = {
  /** When offline, charts wait and resume; any other failure is shown with a way to try again. */
  isOffline: (_: unknown, params: { error: unknown }): boolean => toFailure(params.error).kind === 'offline',
};

/** `any` stands for the chart's types; otherwise its actions couldn't be shared. */
type StoresFailure = ActionFunction<any, any, any, { error: unknown }, any, any, any, any, any>;

export const failingActions = {
  /** Stores why a call failed. The context has `failure: Failure | null`. */
  storeFailure: assign<any, any, { error: unknown }, any, any>({
    failure: (_: unknown, { error }: { error: unknown }) => toFailure(error),
  }) as unknown as StoresFailure,
};

/** For the transition of a call that failed, in a chart with `failingActions` or a `storeFailure` of its own. */
export const storeFailure = { type: 'storeFailure', params: errorOf } as const;

/**
 * The `onError` transitions of a call that got no answer. The chart needs `failingGuards` and `storeFailure`.
 * @param offline the state that waits for the connection (`waitsFor`)
 * @param failed the state that offers to try again
 */
export const failsTo = <const Offline extends string, const Failed extends string>(offline: Offline, failed: Failed) =>
  [
    { guard: { type: 'isOffline', params: errorOf }, target: offline, actions: storeFailure },
    { target: failed, actions: storeFailure },
  ] as const;

/**
 * The `invoke` of a state that waits until the device is online again, then continues automatically. The chart needs `connectionActors`.
 * @param target where to continue
 * @param id distinguishes several such states of one chart
 */
export const waitsFor = <const Target extends string, const Id extends string = 'waitForConnection'>(target: Target, id = 'waitForConnection' as Id) =>
  ({ id, src: 'waitForConnection', onDone: target }) as const;

/** What differs from the usual two states of a call without an answer. */
interface Unanswered<Offline, Failed, Wait, Tag, WhenFailed> {
  /** Their names. */
  offline?: Offline;
  failed?: Failed;
  /** The `id` of the wait, to distinguish several of one chart. */
  wait?: Wait;
  /** Of both. */
  tags?: Tag | readonly Tag[];
  /** Events that only `failed` takes. */
  whenFailed?: WhenFailed;
}

/**
 * The two states that `failsTo` leads to: `offline` waits for the connection and calls again, `failed` waits for the user. The chart needs
 * `connectionActors`.
 * @param calling the state that makes the call
 * @param on what the user can do in both, such as trying again or leaving
 */
export const unansweredStates = <
  const Calling extends string,
  const On extends object,
  const Offline extends string = 'offline',
  const Failed extends string = 'failed',
  const Wait extends string = 'waitForConnection',
  const Tag extends string = never,
  const WhenFailed extends object = object,
>(
  calling: Calling,
  on: On,
  { offline, failed, wait, tags = [], whenFailed }: Unanswered<Offline, Failed, Wait, Tag, WhenFailed> = {},
) => {
  const waiting = { tags, invoke: waitsFor<Calling, Wait>(calling, wait), on };
  const failing = { tags, on: { ...on, ...(whenFailed as WhenFailed) } };
  // `NoInfer`, because XState's own type of `states` would make the names any string.
  return { [offline ?? 'offline']: waiting, [failed ?? 'failed']: failing } as Record<NoInfer<Offline>, typeof waiting> &
    Record<NoInfer<Failed>, typeof failing>;
};

/** The same for charts that first load what they show, in a state `loading` with `onError: failsTo('disconnected', 'unloadable')`. */
export const unloadedStates = <const Tag extends string = never>(tags?: Tag) =>
  unansweredStates('loading', { 'load.retried': 'loading' }, { offline: 'disconnected', failed: 'unloadable', ...(tags && { tags }) });
