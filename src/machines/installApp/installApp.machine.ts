import { setup } from 'xstate';
import { installAppActors, type InstallationEvent } from './installApp.actors.ts';

export type InstallAppEvent =
  | InstallationEvent
  /** The button "Install app". */
  | { type: 'install.requested' }
  | { type: 'steps.closed' };

/**
 * How this browser installs sites: with its own prompt (Chrome, Edge, Samsung), by hand from its menu (Safari on a phone), or not, because this is
 * the app.
 */
export type InstallWay = 'byQuestion' | 'byHand' | 'isApp';

/**
 * Installs the site as an app (specification §2, "open app"). Offers it only if the browser can install right now, so the button always works; the
 * browser allows its prompt once per offer.
 */
export const installAppMachine = setup({
  types: {} as { context: { way: InstallWay }; events: InstallAppEvent; input: { way: InstallWay } },
  actors: installAppActors,
  guards: {
    isApp: ({ context }) => context.way === 'isApp',
    isByHand: ({ context }) => context.way === 'byHand',
    isAccepted: (_, { answer }: { answer: 'accepted' | 'dismissed' }) => answer === 'accepted',
  },
}).createMachine({
  id: 'installApp',
  context: ({ input }) => ({ way: input.way }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isApp', target: 'isApp' }, { guard: 'isByHand', target: 'byHand' }, { target: 'byQuestion' }],
    },
    isApp: {},
    byHand: {
      initial: 'offered',
      states: {
        offered: { on: { 'install.requested': 'steps' } },
        steps: { on: { 'steps.closed': 'offered' } },
      },
    },
    byQuestion: {
      invoke: { id: 'watchInstallation', src: 'watchInstallation' },
      initial: 'notOffered',
      on: { 'app.installed': '.installed' },
      states: {
        notOffered: { on: { 'install.offered': 'offered' } },
        offered: { on: { 'install.requested': 'asking' } },
        asking: {
          invoke: {
            id: 'askToInstall',
            src: 'askToInstall',
            onDone: [{ guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) }, target: 'installed' }, { target: 'notOffered' }],
            onError: 'notOffered',
          },
        },
        installed: { on: { 'app.installed': undefined } },
      },
    },
  },
});
