import { setup } from 'xstate';
import type { Identity } from '../session/session.types.ts';
import { applyEntryActors } from './applyEntry.actors.ts';

export type ApplyEntryEvent =
  /** The session chart knows who the user is, or they changed. */
  { type: 'identity.known'; identity: Identity };

const isOne = (identity: Identity) => ({
  type: 'isIdentity' as const,
  params: ({ event }: { event: ApplyEntryEvent }) => ({ known: event.identity, identity }),
});
const toEmployer = { guard: isOne('employer'), target: 'employer' } as const;

/**
 * Decides once how the user applies to a job: without an account, creating one on the way, or with a profile. Registering on the way turns the guest
 * into a job seeker, but the application continues the way it started, also after a reload.
 */
export const applyEntryMachine = setup({
  types: {} as { context: { jobId: number }; events: ApplyEntryEvent; input: { jobId: number }; tags: 'busy' },
  actors: applyEntryActors,
  guards: {
    isIdentity: (_, params: { known: Identity; identity: Identity }) => params.known === params.identity,
    hasRegistered: (_, params: { hasRegistered: boolean }) => params.hasRegistered,
  },
}).createMachine({
  id: 'applyEntry',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      tags: 'busy',
      on: { 'identity.known': [toEmployer, { guard: isOne('guest'), target: 'quick' }, { target: 'deciding' }] },
    },
    deciding: {
      tags: 'busy',
      on: { 'identity.known': toEmployer },
      invoke: {
        id: 'readProgress',
        src: 'readProgress',
        input: ({ context }) => context,
        onDone: [{ guard: { type: 'hasRegistered', params: ({ event }) => event.output }, target: 'quick' }, { target: 'known' }],
        onError: 'known',
      },
    },
    quick: { on: { 'identity.known': toEmployer } },
    known: { on: { 'identity.known': toEmployer } },
    employer: { on: { 'identity.known': [toEmployer, { guard: isOne('guest'), target: 'quick' }, { target: 'deciding' }] } },
  },
});
