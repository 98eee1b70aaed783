type Proof = { isProven: boolean };

/** The guard `provingState` branches by. */
export const proofGuards = { isProven: (_: unknown, { isProven }: Proof): boolean => isProven };

/**
 * The state in which who one is is proven anew, in a chart that invokes `stepUp` and has `proofGuards`.
 * @param proven where it goes on
 * @param dismissed the branches where it was not proven
 */
export const provingState = <const P extends string, const B extends readonly object[]>(proven: P, ...dismissed: B) => ({
  invoke: {
    id: 'stepUp' as const,
    src: 'stepUp' as const,
    input: ({ context }: { context: { email: string } }) => ({ email: context.email }),
    onDone: [
      { guard: { type: 'isProven' as const, params: ({ event }: { event: { output: Proof } }) => event.output }, target: proven },
      ...dismissed,
    ] as const,
  },
});
