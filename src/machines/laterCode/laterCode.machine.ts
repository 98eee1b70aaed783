import { assign, emit, setup } from 'xstate';

/** Code for a part of the page that failed to load. */
export interface MissingCode {
  id: number;
  /** The user opened the part, or sent something it reads. Other parts load in the background, unnoticed. */
  isWanted: boolean;
}

export type LaterCodeEvent =
  | { type: 'code.missed'; code: MissingCode }
  | { type: 'code.arrived'; id: number }
  /** A button was clicked before its code was loaded. */
  | { type: 'press.kept' }
  /** The code has loaded, and the click was handled. */
  | { type: 'press.done' }
  | { type: 'load.retried' };

/** Emitted to load what is missing again, right away. */
export type LoadAgain = { type: 'load.again' };

/**
 * The code of parts that load after their page. If the user waits for one that failed to load, the page says so. It continues automatically once the
 * code is available, and retries right away on request.
 */
export const laterCodeMachine = setup({
  types: {} as { context: { missing: readonly MissingCode[]; isPressed: boolean }; events: LaterCodeEvent; emitted: LoadAgain; tags: 'busy' },
  guards: {
    isPressed: ({ context }) => context.isPressed,
    isWaitedFor: ({ context: { missing, isPressed } }) => missing.some(({ isWanted }) => isWanted || isPressed),
  },
  actions: {
    addMissing: assign({
      missing: ({ context }, { code }: { code: MissingCode }) => [...context.missing.filter(({ id }) => id !== code.id), code],
    }),
    removeMissing: assign({ missing: ({ context }, { id: arrived }: { id: number }) => context.missing.filter(({ id }) => id !== arrived) }),
    storePress: assign({ isPressed: true }),
    forgetPress: assign({ isPressed: false }),
    loadAgain: emit({ type: 'load.again' }),
  },
}).createMachine({
  id: 'laterCode',
  context: { missing: [], isPressed: false },
  initial: 'deciding',
  on: {
    'code.missed': { target: '.deciding', actions: { type: 'addMissing', params: ({ event }) => ({ code: event.code }) } },
    'code.arrived': { target: '.deciding', actions: { type: 'removeMissing', params: ({ event }) => ({ id: event.id }) } },
    'press.kept': { target: '.deciding', actions: 'storePress' },
    'press.done': { guard: 'isPressed', target: '.deciding', actions: 'forgetPress' },
  },
  states: {
    deciding: { always: [{ guard: 'isWaitedFor', target: 'waiting' }, { target: 'quiet' }] },
    quiet: {},
    waiting: { on: { 'load.retried': 'retrying' } },
    /** Until one of them arrives or fails again. */
    retrying: { tags: 'busy', entry: 'loadAgain' },
  },
});
