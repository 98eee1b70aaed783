import type { BlockedCompany, CompanyName } from '../../../contract/companies.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { errorOf, failingGuards, storeFailure } from '../failing.ts';
import type { BlockAnswer } from './blockCompany.actors.ts';

/** Context shared by the charts that block companies. */
export interface BlockingContext {
  /** The blocked companies, newest first; on a page of one company, that one or none. */
  blocked: BlockedCompany[];
  /** The company being, or just, blocked or unblocked. */
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

/** Actions on this context, for charts that block companies. */
export const blockingChanges = {
  aim: ({ company }: { company: CompanyName }) => ({ company, failure: null }),
  addBlocked: ({ blocked }: BlockingContext, { answer }: { answer: BlockAnswer }) =>
    answer.ok ? { company: answer.company, blocked: [answer.company, ...blocked.filter(({ id }) => id !== answer.company.id)] } : {},
  dropBlocked: ({ blocked, company }: BlockingContext) => ({ blocked: blocked.filter(({ id }) => id !== company?.id) }),
  storeFailure: ({ error }: { error: unknown }) => ({ failure: toFailure(error) }),
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
    { guard: isOffline, target: 'resting.offline' as const, actions: storeFailure },
    { target: 'resting.notBlocked' as const, actions: storeFailure },
  ],
};

/** Asks for confirmation to block the company named by an event. */
export const askToBlock = {
  guard: { type: 'isFree' as const, params: companyIn },
  target: 'confirming' as const,
  actions: { type: 'aim' as const, params: companyIn },
};

/** Unblocks the company named by an event. */
export const unblock = {
  guard: { type: 'isBlocked' as const, params: idIn },
  target: 'unblocking' as const,
  actions: { type: 'aimAt' as const, params: idIn },
};

/**
 * The states of blocking a company, the same wherever it happens: confirmed before, undoable after, with a notice for both. It requires a connection:
 * nothing is queued for later, because people rely on being hidden. A chart includes them with `blockingGuards`, `blockingChanges` as its actions,
 * and the actors, and adds to `resting` how blocking begins: `askToBlock` and `unblock`.
 */
export const blockingStates = {
  resting: {
    initial: 'idle' as const,
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
        { guard: isOffline, target: 'resting.offline' as const, actions: storeFailure },
        { target: 'resting.notUnblocked' as const, actions: storeFailure },
      ],
    },
  },
};

/** The meaning of each of these states. */
export const blockingMeanings = {
  resting: 'No action is running.',
  'resting.idle': 'No notice is shown.',
  'resting.blocked': 'It is blocked; this can be undone.',
  'resting.unblocked': 'It is no longer blocked; this can be undone.',
  'resting.gone': 'The company no longer exists.',
  'resting.tooMany': 'The maximum number of companies is blocked.',
  'resting.offline': 'Offline; nothing changed.',
  'resting.notBlocked': 'Blocking failed.',
  'resting.notUnblocked': 'Unblocking failed; it is still blocked.',
  confirming: 'Explaining what blocking hides, and asking for confirmation.',
  blocking: 'Blocking it.',
  restoring: 'Blocking the company again that was just unblocked.',
  unblocking: 'Unblocking it.',
} as const;
