import { setImmediate } from 'node:timers/promises';
import { type PromiseActorLogic, fromPromise } from 'xstate';

/** One call of an actor, waiting for the test to answer it. */
export interface HeldCall<Output, Input> {
  input: Input;
  answer(output: Output): Promise<void>;
  fail(error: unknown): Promise<void>;
  /** The chart has left the state that waited for it. */
  isStopped(): boolean;
}

/** An actor whose every call waits for the test: what was asked is in `calls`, oldest first. */
export function held<Output, Input>(): { logic: PromiseActorLogic<Output, Input>; calls: HeldCall<Output, Input>[] } {
  const calls: HeldCall<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          input,
          answer: (output) => (resolve(output), settled()),
          fail: (error) => (reject(error), settled()),
          isStopped: () => signal.aborted,
        });
      }),
  );
  return { logic, calls };
}

/** Resolves once every promise that could go on has. */
export async function settled(): Promise<void> {
  await setImmediate();
}
