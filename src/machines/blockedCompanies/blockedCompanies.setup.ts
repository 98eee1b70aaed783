import { assign, setup } from 'xstate';
import type { BlockedCompany, CompanyName } from '../../../contract/companies.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { answerGuards } from '../answer.ts';
import { failingGuards } from '../failing.ts';
import { type BlockAnswer, type BlockedAnswer, blockedCompaniesActors } from './blockedCompanies.actors.ts';

export interface BlockedCompaniesInput {
  /** The company one came to block, by a link; null where one came to see the list. */
  askedId: number | null;
}

interface BlockedCompaniesContext extends BlockedCompaniesInput {
  /** The last one blocked first. */
  blocked: BlockedCompany[];
  text: string;
  found: CompanyName[];
  /** The one that is, or was just, blocked or unblocked. */
  company: CompanyName | null;
  failure: Failure | null;
}

export type BlockedCompaniesEvent =
  | { type: 'load.retried' }
  | { type: 'name.typed'; text: string }
  | { type: 'search.retried' }
  | { type: 'block.requested'; company: CompanyName }
  | { type: 'block.confirmed' }
  | { type: 'block.declined' }
  | { type: 'unblock.requested'; id: number }
  | { type: 'undo.requested' };

/** Fewer letters name no company. */
const LEAST = 2;
const isBlocked = (blocked: readonly BlockedCompany[], id: number): boolean => blocked.some((one) => one.id === id);

export const blockedCompaniesSetup = setup({
  types: {} as { context: BlockedCompaniesContext; events: BlockedCompaniesEvent; input: BlockedCompaniesInput; tags: 'busy' },
  actors: blockedCompaniesActors,
  guards: {
    ...failingGuards,
    ...answerGuards,
    isMissing: ({ context }, { answer }: { answer: BlockedAnswer }) => context.askedId !== null && answer.asked === null,
    isToBlock: (_, { answer }: { answer: BlockedAnswer }) => answer.asked !== null && !isBlocked(answer.blocked, answer.asked.id),
    isNameLike: (_, { text }: { text: string }) => text.trim().length >= LEAST,
    hasFound: (_, { found }: { found: CompanyName[] }) => found.length > 0,
    isFree: ({ context }, { company }: { company: CompanyName }) => !isBlocked(context.blocked, company.id),
    isBlocked: ({ context }, { id }: { id: number }) => isBlocked(context.blocked, id),
  },
  actions: {
    keepLoaded: assign((_, { answer }: { answer: BlockedAnswer }) => ({ blocked: answer.blocked, company: answer.asked, failure: null })),
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepFound: assign((_, { found }: { found: CompanyName[] }) => ({ found })),
    dropFound: assign({ found: [] }),
    aim: assign((_, { company }: { company: CompanyName }) => ({ company, failure: null })),
    aimAt: assign(({ context }, { id }: { id: number }) => ({ company: context.blocked.find((one) => one.id === id) ?? null, failure: null })),
    addBlocked: assign(({ context }, { answer }: { answer: BlockAnswer }) =>
      answer.ok ? { company: answer.company, blocked: [answer.company, ...context.blocked.filter(({ id }) => id !== answer.company.id)] } : {},
    ),
    dropBlocked: assign({ blocked: ({ context }) => context.blocked.filter(({ id }) => id !== context.company?.id) }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
  },
  delays: { untilTypingPauses: LIMITS.suggestDebounce },
});
