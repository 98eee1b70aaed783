import { assign, setup } from 'xstate';
import type { CompanyName } from '../../../contract/companies.ts';
import { type BlockAnswer, blockCompanyActors } from './blockCompany.actors.ts';
import { askToBlock, type BlockingContext, blockingChanges, type BlockingEvent, blockingGuards, blockingStates, unblock } from './blocking.ts';

export interface BlockCompanyInput {
  /** As it is called. Of one that is blocked, the id of the row that was blocked. */
  company: CompanyName;
  isBlocked: boolean;
  isSeeker: boolean;
  /** One came to block it: asks at once. */
  isAsked: boolean;
}

interface BlockCompanyContext extends BlockingContext {
  company: CompanyName;
  isSeeker: boolean;
  isAsked: boolean;
}

export type BlockCompanyEvent = BlockingEvent | { type: 'seeker.signedIn' } | { type: 'signIn.declined' };

/**
 * Blocking the company whose page, or whose job, one looks at. A visitor is asked to sign in in place, and then whether to block it. The rest is as
 * in the settings (`blocking.ts`).
 */
export const blockCompanyMachine = setup({
  types: {} as { context: BlockCompanyContext; events: BlockCompanyEvent; input: BlockCompanyInput; tags: 'busy' },
  actors: blockCompanyActors,
  guards: {
    ...blockingGuards,
    isWanted: ({ context }) => context.isAsked && context.blocked.length === 0 && context.isSeeker,
    isWantedByVisitor: ({ context }) => context.isAsked && context.blocked.length === 0,
    isVisitor: ({ context }) => !context.isSeeker,
  },
  actions: {
    aim: assign((_, params: { company: CompanyName }) => blockingChanges.aim(params)),
    /** There is one company only. */
    aimAt: assign(({ context }, { id }: { id: number }) => ({ company: { ...context.company, id }, failure: null })),
    addBlocked: assign(({ context }, params: { answer: BlockAnswer }) => blockingChanges.addBlocked(context, params)),
    dropBlocked: assign(({ context }) => blockingChanges.dropBlocked(context)),
    keepFailure: assign((_, params: { error: unknown }) => blockingChanges.keepFailure(params)),
    becomeSeeker: assign({ isSeeker: true }),
  },
}).createMachine({
  id: 'blockCompany',
  context: ({ input: { company, isBlocked, isSeeker, isAsked } }) => ({
    company,
    blocked: isBlocked ? [{ ...company, blocked_at: '' }] : [],
    isSeeker,
    isAsked,
    failure: null,
  }),
  initial: 'starting',
  on: { 'seeker.signedIn': { actions: 'becomeSeeker' } },
  states: {
    starting: { always: [{ guard: 'isWanted', target: 'confirming' }, { guard: 'isWantedByVisitor', target: 'signingIn' }, { target: 'resting' }] },
    signingIn: {
      on: { 'signIn.declined': 'resting', 'seeker.signedIn': { target: 'confirming', actions: 'becomeSeeker' } },
    },
    ...blockingStates,
    resting: { ...blockingStates.resting, on: { 'block.requested': [{ guard: 'isVisitor', target: 'signingIn' }, askToBlock], 'unblock.requested': unblock } },
  },
});
