import type { BlockedCompany, CompanyName } from '../../../contract/companies.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { errorOf, failingGuards, keepFailure } from '../failing.ts';
import type { BlockAnswer } from './blockCompany.actors.ts';

/** What a chart keeps that blocks companies. */
export interface BlockingContext {
  /** Those that are blocked, the last one first; on a page of one company that one, or none. */
  blocked: BlockedCompany[];
  /** The one that is, or was just, blocked or unblocked. */
  company: CompanyName | null;
  failure: Failure | null;
}

export type BlockingEvent =
  | { type: 'block.requested'; company: CompanyName }
  | { type: 'block.confirmed' }
  | { type: 'block.declined' }
  | { type: 'unblock.requested'; id: number }
  | { type: 'undo.requested' };

export const isBlocked = (blocked: readonly BlockedCompany[], id: number): boolean => blocked.some((one) => one.id === id);

export const blockingGuards = {
  ...failingGuards,
  ...answerGuards,
  isFree: ({ context }: { context: BlockingContext }, { company }: { company: CompanyName }) => !isBlocked(context.blocked, company.id),
  isBlocked: ({ context }: { context: BlockingContext }, { id }: { id: number }) => isBlocked(context.blocked, id),
};

/** What the actions of a chart that blocks companies make of its context. */
export const blockingChanges = {
  aim: ({ company }: { company: CompanyName }) => ({ company, failure: null }),
  addBlocked: ({ blocked }: BlockingContext, { answer }: { answer: BlockAnswer }) =>
    answer.ok ? { company: answer.company, blocked: [answer.company, ...blocked.filter(({ id }) => id !== answer.company.id)] } : {},
  dropBlocked: ({ blocked, company }: BlockingContext) => ({ blocked: blocked.filter(({ id }) => id !== company?.id) }),
  keepFailure: ({ error }: { error: unknown }) => ({ failure: toFailure(error) }),
};

const isOffline = { type: 'isOffline' as const, params: errorOf };
const companyIn = ({ event }: { event: { company: CompanyName } }) => ({ company: event.company });
const idIn = ({ event }: { event: { id: number } }) => ({ id: event.id });
const aimed = ({ context }: { context: BlockingContext }) => ({ id: (context.company as CompanyName).id });
const accepted = answerIn<BlockAnswer>;

const blocking = {
  src: 'blockCompany' as const,
  input: aimed,
  onDone: [
    {
      guard: { type: 'isAccepted' as const, params: accepted },
      target: 'resting.blocked' as const,
      actions: { type: 'addBlocked' as const, params: accepted },
    },
    refused('gone', 'resting.gone'),
    { target: 'resting.tooMany' as const },
  ],
  onError: [
    { guard: isOffline, target: 'resting.offline' as const, actions: keepFailure },
    { target: 'resting.notBlocked' as const, actions: keepFailure },
  ],
};

/** Asks whether to block the company an event names. */
export const askToBlock = {
  guard: { type: 'isFree' as const, params: companyIn },
  target: 'confirming' as const,
  actions: { type: 'aim' as const, params: companyIn },
};

/** Takes back blocking the company an event names. */
export const unblock = {
  guard: { type: 'isBlocked' as const, params: idIn },
  target: 'unblocking' as const,
  actions: { type: 'aimAt' as const, params: idIn },
};

/**
 * The states of blocking a company, the same wherever one does: asked before, undone after, and both said. It needs the connection: nothing is kept
 * to be done later, since one relies on being hidden. A chart has them side by side with `blockingGuards`, `blockingChanges` as its actions, and the actors.
 */
export const blockingStates = {
  resting: {
    initial: 'idle' as const,
    on: { 'block.requested': askToBlock, 'unblock.requested': unblock },
    states: {
      idle: {},
      blocked: {},
      unblocked: { on: { 'undo.requested': '#restoring' as const } },
      gone: {},
      tooMany: {},
      offline: {},
      notBlocked: {},
      notUnblocked: {},
    },
  },
  confirming: { on: { 'block.confirmed': 'blocking' as const, 'block.declined': 'resting' as const } },
  blocking: { tags: 'busy' as const, invoke: { ...blocking, id: 'blockCompany' as const } },
  restoring: { id: 'restoring' as const, tags: 'busy' as const, invoke: { ...blocking, id: 'blockAgain' as const } },
  unblocking: {
    tags: 'busy' as const,
    invoke: {
      id: 'unblockCompany' as const,
      src: 'unblockCompany' as const,
      input: aimed,
      onDone: { target: 'resting.unblocked' as const, actions: 'dropBlocked' as const },
      onError: [
        { guard: isOffline, target: 'resting.offline' as const, actions: keepFailure },
        { target: 'resting.notUnblocked' as const, actions: keepFailure },
      ],
    },
  },
};

/** The meaning of each of these states. */
export const blockingMeanings = {
  resting: 'Nothing is under way.',
  'resting.idle': 'Nothing else is said.',
  'resting.blocked': 'It is blocked; that can be undone.',
  'resting.unblocked': 'It is not blocked any more; that can be undone.',
  'resting.gone': 'There is no such company any more.',
  'resting.tooMany': 'As many are blocked as can be.',
  'resting.offline': 'The device is offline; nothing was changed.',
  'resting.notBlocked': 'It could not be blocked.',
  'resting.notUnblocked': 'It could not be unblocked, and still is blocked.',
  confirming: 'What blocking it hides is said, and whether to do so is asked.',
  blocking: 'It is being blocked.',
  restoring: 'One that was just unblocked is being blocked again.',
  unblocking: 'It is being unblocked.',
} as const;
