import { assign, emit, setup } from 'xstate';

/** Code of a part of the page that could not be loaded. */
export interface MissingCode {
  id: number;
  /** Somebody asked for the part, by opening it or by sending what it reads. Other parts come by themselves, unnoticed. */
  isWanted: boolean;
}

export type LaterCodeEvent =
  | { type: 'code.missed'; code: MissingCode }
  | { type: 'code.arrived'; id: number }
  /** A button was pressed whose code is not there yet. */
  | { type: 'press.kept' }
  /** Its code is there, and did what was pressed. */
  | { type: 'press.done' }
  | { type: 'load.retried' };

/** Emitted to load again, at once, what is missing. */
export type LoadAgain = { type: 'load.again' };

/**
 * The code of parts that come after their page. While somebody waits for one that could not be loaded, the page says so; it goes on by itself
 * once the code can be had, and at once when asked.
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
    keepPress: assign({ isPressed: true }),
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
    'press.kept': { target: '.deciding', actions: 'keepPress' },
    'press.done': { guard: 'isPressed', target: '.deciding', actions: 'forgetPress' },
  },
  states: {
    deciding: { always: [{ guard: 'isWaitedFor', target: 'waiting' }, { target: 'quiet' }] },
    quiet: {},
    waiting: { on: { 'load.retried': 'retrying' } },
    /** Until one of them arrives or is missed again. */
    retrying: { tags: 'busy', entry: 'loadAgain' },
  },
});
