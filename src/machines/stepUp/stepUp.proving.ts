type Proof = { isProven: boolean };

/** The guard for the branches of `provingState`. */
export const proofGuards = { isProven: (_: unknown, { isProven }: Proof): boolean => isProven };

/**
 * The state in which the user reauthenticates, in a chart that invokes `stepUp` and has `proofGuards`.
 * @param proven where to continue
 * @param dismissed the branches if the user canceled
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
