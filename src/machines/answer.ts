import { storeFailure } from './failing.ts';

/**
 * The result of a call: done, or why not. An expected refusal is an answer, so each gets a transition; `onError` is left for network failures and
 * bugs.
 */
export type Answer = { ok: boolean; failure?: string };

export const answerIn = <A>({ event }: { event: { output: A } }): { answer: A } => ({ answer: event.output });

export const answerGuards = {
  isAccepted: (_: unknown, { answer }: { answer: Answer }): boolean => answer.ok,
  isFailure: (_: unknown, { answer, failure }: { answer: Answer; failure: string }): boolean => !answer.ok && answer.failure === failure,
};

/** Where one refusal of a call leads. */
export const refused = <const T extends string>(failure: string, target: T) => ({
  guard: { type: 'isFailure' as const, params: ({ event }: { event: { output: Answer } }) => ({ answer: event.output, failure }) },
  target,
});

/**
 * Builds the `onDone` branches for the answer of a call: accepted, refused for a reason, or with any other answer. The chart needs `answerGuards` and the actions `storeAnswer` and `storeFailure`.
 * @param chart its id; targets are paths of its states, from the root
 */
export function branchesOf<A extends Answer>(chart: string) {
  const actions = { type: 'storeAnswer' as const, params: answerIn<A> };
  return {
    accepted: (target: string) => ({ guard: { type: 'isAccepted' as const, params: answerIn<A> }, target: `#${chart}.${target}`, actions }),
    on: (failure: string, target: string) => ({
      ...refused(failure, `#${chart}.${target}`),
      actions,
    }),
    otherwise: (target: string) => ({ target: `#${chart}.${target}`, actions }),
    failing: (target: string) => ({ target: `#${chart}.${target}`, actions: storeFailure }),
  };
}
