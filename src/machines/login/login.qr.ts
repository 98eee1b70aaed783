import type { QrNews } from './login.actors.ts';
import { enteredTo, failing, loginSetup, methodChanged, on } from './login.setup.ts';

const refresh = { 'qr.refreshed': '#login.qr.loading' } as const;
const news = <T extends string>(is: QrNews, target: T) => ({
  guard: { type: 'is' as const, params: ({ event }: { event: { output: QrNews } }) => ({ news: event.output, is }) },
  target,
});

/** Sign-in with a QR code that a signed-in phone scans and approves. */
export const qr = loginSetup.createStateConfig({
  initial: 'loading',
  on: methodChanged,
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'createQr',
        src: 'createQr',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'showing',
            actions: { type: 'storeQr', params: ({ event }) => ({ qr: event.output.ok ? event.output.qr : null }) },
          },
          on('tooMany', 'qr.tooMany'),
        ],
        onError: failing('qr.failed'),
      },
    },
    showing: {
      invoke: {
        id: 'watchShown',
        src: 'watchQr',
        input: { seen: 'showing' },
        onDone: [news('scanned', 'scanned'), news('approved', 'approved'), news('denied', 'denied'), { target: 'expired' }],
      },
      after: { untilQrExpiry: 'expired' },
    },
    scanned: {
      invoke: {
        id: 'watchScanned',
        src: 'watchQr',
        input: { seen: 'scanned' },
        onDone: [news('approved', 'approved'), news('denied', 'denied'), { target: 'expired' }],
      },
      after: { untilQrExpiry: 'expired' },
    },
    approved: {
      initial: 'claiming',
      states: {
        claiming: {
          tags: 'busy',
          invoke: {
            id: 'claimQr',
            src: 'claimQr',
            onDone: [enteredTo('entered'), on('suspended', 'suspended'), { target: '#login.qr.expired' }],
            onError: failing('qr.approved.unclaimed'),
          },
        },
        unclaimed: { on: { 'qr.claimRetried': 'claiming' } },
      },
    },
    denied: { on: refresh },
    expired: { on: refresh },
    failed: { on: refresh },
    tooMany: { after: { untilRetry: 'loading' } },
  },
});
