import { assign, setup } from 'xstate';
import type { CompanyName } from '../../../contract/companies.ts';
import { type BlockAnswer, blockCompanyActors } from './blockCompany.actors.ts';
import { askToBlock, type BlockingContext, blockingChanges, type BlockingEvent, blockingGuards, blockingStates, unblock } from './blocking.ts';

export interface BlockCompanyInput {
  /** The company's name. If blocked, also the id of the block. */
  company: CompanyName;
  isBlocked: boolean;
  isSeeker: boolean;
  /** The user came to block it: asks for confirmation right away. */
  isRequested: boolean;
}

interface BlockCompanyContext extends BlockingContext {
  company: CompanyName;
  isSeeker: boolean;
  isRequested: boolean;
}

export type BlockCompanyEvent = BlockingEvent | { type: 'seeker.signedIn' } | { type: 'signIn.declined' };

/**
 * Blocks the company whose page, or whose job, is shown. A visitor is asked to sign in without leaving the page, and then whether to block it. The
 * rest is the same as in the settings (`blocking.ts`).
 */
export const blockCompanyMachine = setup({
  types: {} as { context: BlockCompanyContext; events: BlockCompanyEvent; input: BlockCompanyInput; tags: 'busy' },
  actors: blockCompanyActors,
  guards: {
    ...blockingGuards,
    isWanted: ({ context }) => context.isRequested && context.blocked.length === 0 && context.isSeeker,
    isWantedByVisitor: ({ context }) => context.isRequested && context.blocked.length === 0,
    isVisitor: ({ context }) => !context.isSeeker,
  },
  actions: {
    aim: assign((_, params: { company: CompanyName }) => blockingChanges.aim(params)),
    /** There is only one company here. */
    aimAt: assign(({ context }, { id }: { id: number }) => ({ company: { ...context.company, id }, failure: null })),
    addBlocked: assign(({ context }, params: { answer: BlockAnswer }) => blockingChanges.addBlocked(context, params)),
    dropBlocked: assign(({ context }) => blockingChanges.dropBlocked(context)),
    storeFailure: assign((_, params: { error: unknown }) => blockingChanges.storeFailure(params)),
    becomeSeeker: assign({ isSeeker: true }),
  },
}).createMachine({
  id: 'blockCompany',
  context: ({ input: { company, isBlocked, isSeeker, isRequested } }) => ({
    company,
    blocked: isBlocked ? [{ ...company, blocked_at: '' }] : [],
    isSeeker,
    isRequested,
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
