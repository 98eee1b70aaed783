import { assign, setup } from 'xstate';
import type { CompanyName } from '../../../contract/companies.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { BlockAnswer } from '../blockCompany/blockCompany.actors.ts';
import { type BlockingContext, blockingChanges, type BlockingEvent, blockingGuards, isBlocked } from '../blockCompany/blocking.ts';
import { type BlockedAnswer, blockedCompaniesActors } from './blockedCompanies.actors.ts';

export interface BlockedCompaniesInput {
  /** The company that a link suggests to block; null if the user came to see the list. */
  requestedId: number | null;
}

interface BlockedCompaniesContext extends BlockedCompaniesInput, BlockingContext {
  text: string;
  found: CompanyName[];
}

export type BlockedCompaniesEvent = { type: 'load.retried' } | { type: 'name.typed'; text: string } | { type: 'search.retried' } | BlockingEvent;

/** Fewer characters match no company name. */
const LEAST = 2;

export const blockedCompaniesSetup = setup({
  types: {} as { context: BlockedCompaniesContext; events: BlockedCompaniesEvent; input: BlockedCompaniesInput; tags: 'busy' },
  actors: blockedCompaniesActors,
  guards: {
    ...blockingGuards,
    isMissing: ({ context }, { answer }: { answer: BlockedAnswer }) => context.requestedId !== null && answer.requested === null,
    isToBlock: (_, { answer }: { answer: BlockedAnswer }) => answer.requested !== null && !isBlocked(answer.blocked, answer.requested.id),
    isNameLike: (_, { text }: { text: string }) => text.trim().length >= LEAST,
    hasFound: (_, { found }: { found: CompanyName[] }) => found.length > 0,
  },
  actions: {
    storeLoaded: assign((_, { answer }: { answer: BlockedAnswer }) => ({ blocked: answer.blocked, company: answer.requested, failure: null })),
    storeText: assign((_, { text }: { text: string }) => ({ text })),
    storeFound: assign((_, { found }: { found: CompanyName[] }) => ({ found })),
    dropFound: assign({ found: [] }),
    aim: assign((_, params: { company: CompanyName }) => blockingChanges.aim(params)),
    aimAt: assign(({ context }, { id }: { id: number }) => ({ company: context.blocked.find((one) => one.id === id) ?? null, failure: null })),
    addBlocked: assign(({ context }, params: { answer: BlockAnswer }) => blockingChanges.addBlocked(context, params)),
    dropBlocked: assign(({ context }) => blockingChanges.dropBlocked(context)),
    storeFailure: assign((_, params: { error: unknown }) => blockingChanges.storeFailure(params)),
  },
  delays: { untilTypingPauses: LIMITS.suggestDebounce },
});
