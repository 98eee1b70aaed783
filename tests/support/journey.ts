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

/** An actor whose calls all wait for the test: their inputs are in `calls`, oldest first. */
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

/** Resolves once all promises that can settle have. */
export async function settled(): Promise<void> {
  await setImmediate();
}
