import { assign, fromCallback, fromPromise, setup } from 'xstate';

type CallContext = { address: string; tries: number; locked: boolean };
type Events =
  | { type: 'address.submitted'; address: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested' }
  | { type: 'address.changeRequested' }
  | { type: 'connection.lost' }
  | { type: 'connection.found' };

/** A small sign-in with everything an exporter must draw: regions, guards, timers, calls, `always`, finals and an output. */
export const sampleMachine = setup({
  types: {} as { context: CallContext; events: Events; input: { locked: boolean }; output: { address: string }; tags: 'busy' },
  actors: {
    requestCode: fromPromise<{ resendAt: string }, { address: string }>(() => new Promise(() => {})),
    verifyCode: fromPromise<'accepted' | 'wrong', { code: string }>(() => new Promise(() => {})),
    watchConnection: fromCallback<{ type: 'never' }>(() => {}),
  },
  guards: {
    isLocked: ({ context }) => context.locked,
    isAccepted: (_, params: { answer: 'accepted' | 'wrong' }) => params.answer === 'accepted',
    isLastTry: ({ context }) => context.tries >= 1,
  },
  actions: {
    keepAddress: assign({ address: (_, params: { address: string }) => params.address }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
  delays: { untilResend: 60_000 },
}).createMachine({
  id: 'sample',
  type: 'parallel',
  context: ({ input }) => ({ address: '', tries: 0, locked: input.locked }),
  states: {
    signIn: {
      initial: 'checking',
      states: {
        checking: { always: [{ guard: 'isLocked', target: 'locked' }, { target: 'identify' }] },
        identify: { on: { 'address.submitted': { target: 'code', actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) } } } },
        code: {
          initial: 'sending',
          on: { 'address.changeRequested': 'identify' },
          states: {
            sending: {
              tags: 'busy',
              invoke: { id: 'requestCode', src: 'requestCode', input: ({ context }) => ({ address: context.address }), onDone: 'entering', onError: 'failed' },
            },
            failed: { on: { 'code.resendRequested': 'sending' } },
            entering: {
              initial: 'coolingDown',
              on: { 'code.submitted': 'verifying' },
              states: { coolingDown: { after: { untilResend: 'resendable' } }, resendable: { on: { 'code.resendRequested': '#sample.signIn.code.sending' } } },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: { code: '' },
                onDone: [
                  { guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) }, target: '#sample.signIn.signedIn' },
                  { guard: 'isLastTry', target: '#sample.signIn.locked' },
                  { target: 'entering', actions: 'countTry' },
                ],
                onError: 'failed',
              },
            },
          },
        },
        locked: { type: 'final' },
        signedIn: { type: 'final' },
      },
    },
    connection: {
      initial: 'online',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      states: {
        online: { on: { 'connection.lost': 'offline' } },
        offline: { on: { 'connection.found': 'online' }, after: { 5000: 'reconnecting' } },
        reconnecting: { on: { 'connection.found': 'online' } },
      },
    },
  },
  output: ({ context }) => ({ address: context.address }),
});
