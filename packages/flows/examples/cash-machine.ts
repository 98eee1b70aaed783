import { assign, fromPromise, setup } from 'xstate';

type Event =
  | { type: 'card.inserted' }
  | { type: 'pin.typed'; pin: string }
  | { type: 'amount.chosen'; amount: number }
  | { type: 'card.taken' }
  | { type: 'cancelled' };

/** Pays out after the bank has confirmed the PIN, and keeps the card after three wrong ones. */
export const cashMachine = setup({
  types: { context: {} as { tries: number; balance: number }, events: {} as Event },
  actors: {
    checkPin: fromPromise<{ isRight: boolean; balance: number }, { pin: string }>(async ({ input }) => {
      const answer = await fetch(`http://localhost:1/pins/${input.pin}`);
      return (await answer.json()) as { isRight: boolean; balance: number };
    }),
  },
  guards: {
    isCovered: ({ context, event }) => event.type === 'amount.chosen' && event.amount > 0 && event.amount <= context.balance,
    isLastTry: ({ context }) => context.tries >= 2,
  },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }), payOut: () => void fetch('http://localhost:1/cash') },
}).createMachine({
  id: 'cashMachine',
  context: { tries: 0, balance: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'card.inserted': { target: 'pin', actions: assign({ tries: 0 }) } } },
    pin: {
      initial: 'asked',
      on: { cancelled: 'ejecting' },
      states: {
        asked: { on: { 'pin.typed': 'checking' }, after: { 30_000: '#cashMachine.ejecting' } },
        checking: {
          invoke: {
            id: 'check',
            src: 'checkPin',
            input: ({ event }) => ({ pin: event.type === 'pin.typed' ? event.pin : '' }),
            onDone: [
              { guard: ({ event }) => event.output.isRight, target: '#cashMachine.amount', actions: assign({ balance: ({ event }) => event.output.balance }) },
              { guard: 'isLastTry', target: '#cashMachine.kept' },
              { target: 'asked', actions: 'countTry' },
            ],
            onError: '#cashMachine.ejecting',
          },
        },
      },
    },
    amount: { on: { 'amount.chosen': { guard: 'isCovered', target: 'paying' }, cancelled: 'ejecting' } },
    paying: { entry: 'payOut', always: 'ejecting' },
    ejecting: { on: { 'card.taken': 'idle' }, after: { 20_000: 'kept' } },
    kept: { type: 'final' },
  },
});
