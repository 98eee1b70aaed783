import { assign, createMachine, fromCallback, fromPromise, sendTo, setup } from 'xstate';

/** Runs inside the checkout, and is also walked separately. */
export const payment = createMachine({
  id: 'payment',
  context: { isPaid: false },
  initial: 'card',
  states: {
    card: { on: { 'card.entered': 'proving' } },
    proving: { on: { proven: { target: 'paid', actions: assign({ isPaid: true }) }, rejected: 'refused' }, after: { 60_000: 'refused' } },
    paid: { type: 'final' },
    refused: { type: 'final' },
  },
  output: ({ context }) => ({ isPaid: context.isPaid }),
});

/** Turns a cart into an order: validates the address, invokes another machine for the payment, and watches the stock throughout. */
export const checkout = setup({
  types: { context: {} as { items: number; address: string } },
  actors: {
    payment,
    checkAddress: fromPromise<boolean, { address: string }>(() => fetch('http://localhost:1/addresses').then(() => true)),
    watchStock: fromCallback(() => void fetch('http://localhost:1/stock')),
  },
}).createMachine({
  id: 'checkout',
  context: { items: 1, address: '' },
  initial: 'cart',
  states: {
    cart: {
      on: {
        'item.added': { actions: assign({ items: ({ context }) => context.items + 1 }) },
        'item.removed': { actions: assign({ items: ({ context }) => Math.max(0, context.items - 1) }) },
        'checkout.requested': { guard: ({ context }) => context.items > 0, target: 'ordering' },
      },
    },
    ordering: {
      invoke: { id: 'stock', src: 'watchStock' },
      on: { 'stock.lost': 'cart' },
      initial: 'address',
      states: {
        address: { on: { 'address.typed': { target: 'checking', actions: assign({ address: ({ event }) => event['address'] as string }) } } },
        checking: {
          invoke: {
            src: 'checkAddress',
            input: ({ context }) => ({ address: context.address }),
            onDone: [{ guard: ({ event }) => event.output, target: 'paying' }, { target: 'address' }],
            onError: 'address',
          },
        },
        paying: {
          invoke: {
            id: 'pay',
            src: 'payment',
            onDone: [{ guard: ({ event }) => (event.output as { isPaid: boolean }).isPaid, target: 'paid' }, { target: 'address' }],
          },
          on: { 'card.entered': { actions: sendTo('pay', { type: 'card.entered' }) } },
        },
        paid: { type: 'final' },
      },
      onDone: 'ordered',
    },
    ordered: { type: 'final' },
  },
});
