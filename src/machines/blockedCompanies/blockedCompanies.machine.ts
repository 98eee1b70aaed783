import type { CompanyName } from '../../../contract/companies.ts';
import { answerIn, refused } from '../answer.ts';
import { errorOf } from '../failing.ts';
import type { BlockAnswer, BlockedAnswer } from './blockedCompanies.actors.ts';
import { blockedCompaniesSetup } from './blockedCompanies.setup.ts';

const failed = { type: 'keepFailure' as const, params: errorOf };
const isOffline = { type: 'isOffline' as const, params: errorOf };
const loaded = { type: 'keepLoaded' as const, params: answerIn<BlockedAnswer> };
const textIn = ({ event }: { event: { text: string } }) => ({ text: event.text });
const foundIn = ({ event }: { event: { output: CompanyName[] } }) => ({ found: event.output });
const companyIn = ({ event }: { event: { company: CompanyName } }) => ({ company: event.company });
const idIn = ({ event }: { event: { id: number } }) => ({ id: event.id });
const aimed = ({ context }: { context: { company: CompanyName | null } }) => ({ id: (context.company as CompanyName).id });
const keepText = { type: 'keepText' as const, params: textIn };

const blocking = {
  id: 'blockCompany' as const,
  src: 'blockCompany' as const,
  input: aimed,
  onDone: [
    {
      guard: { type: 'isAccepted' as const, params: answerIn<BlockAnswer> },
      target: 'resting.blocked' as const,
      actions: { type: 'addBlocked' as const, params: answerIn<BlockAnswer> },
    },
    refused('gone', 'resting.gone'),
    { target: 'resting.tooMany' as const },
  ],
  onError: [
    { guard: isOffline, target: 'resting.offline' as const, actions: failed },
    { target: 'resting.notBlocked' as const, actions: failed },
  ],
};

/**
 * The companies a seeker blocks: found by name as one types, blocked once it was said what that hides, unblocked at once with a way back. Blocking and
 * unblocking need the connection: nothing is kept to be done later, since one relies on being hidden.
 */
export const blockedCompaniesMachine = blockedCompaniesSetup.createMachine({
  id: 'blockedCompanies',
  context: ({ input }) => ({ ...input, blocked: [], text: '', found: [], company: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listBlocked',
        src: 'listBlocked',
        input: ({ context }) => ({ askedId: context.askedId }),
        onDone: [
          { guard: { type: 'isMissing', params: answerIn<BlockedAnswer> }, target: '#blockedCompanies.ready.doing.resting.gone', actions: loaded },
          { guard: { type: 'isToBlock', params: answerIn<BlockedAnswer> }, target: '#blockedCompanies.ready.doing.confirming', actions: loaded },
          { target: 'ready', actions: loaded },
        ],
        onError: [
          { guard: isOffline, target: 'disconnected', actions: failed },
          { target: 'unloadable', actions: failed },
        ],
      },
    },
    disconnected: {
      invoke: { id: 'waitForConnection', src: 'waitForConnection', onDone: 'loading' },
      on: { 'load.retried': 'loading' },
    },
    unloadable: { on: { 'load.retried': 'loading' } },
    ready: {
      type: 'parallel',
      states: {
        finding: {
          initial: 'idle',
          on: {
            'name.typed': [
              { guard: { type: 'isNameLike', params: textIn }, target: '.waiting', actions: keepText, reenter: true },
              { target: '.idle', actions: keepText },
            ],
          },
          states: {
            idle: { entry: 'dropFound' },
            waiting: { after: { untilTypingPauses: 'looking' } },
            looking: {
              tags: 'busy',
              invoke: {
                id: 'findCompanies',
                src: 'findCompanies',
                input: ({ context }) => ({ text: context.text.trim() }),
                onDone: [
                  { guard: { type: 'hasFound', params: foundIn }, target: 'found', actions: { type: 'keepFound', params: foundIn } },
                  { target: 'nothing' },
                ],
                onError: [
                  { guard: isOffline, target: 'offline', actions: failed },
                  { target: 'failed', actions: failed },
                ],
              },
            },
            found: {},
            nothing: { entry: 'dropFound' },
            offline: {
              entry: 'dropFound',
              invoke: { id: 'waitToFind', src: 'waitForConnection', onDone: 'looking' },
              on: { 'search.retried': 'looking' },
            },
            failed: { entry: 'dropFound', on: { 'search.retried': 'looking' } },
          },
        },
        doing: {
          initial: 'resting',
          states: {
            resting: {
              initial: 'idle',
              on: {
                'block.requested': {
                  guard: { type: 'isFree', params: companyIn },
                  target: 'confirming',
                  actions: { type: 'aim', params: companyIn },
                },
                'unblock.requested': {
                  guard: { type: 'isBlocked', params: idIn },
                  target: 'unblocking',
                  actions: { type: 'aimAt', params: idIn },
                },
              },
              states: {
                idle: {},
                blocked: {},
                unblocked: { on: { 'undo.requested': '#blockedCompanies.ready.doing.restoring' } },
                gone: {},
                tooMany: {},
                offline: {},
                notBlocked: {},
                notUnblocked: {},
              },
            },
            confirming: { on: { 'block.confirmed': 'blocking', 'block.declined': 'resting' } },
            blocking: { tags: 'busy', invoke: blocking },
            restoring: { tags: 'busy', invoke: { ...blocking, id: 'blockAgain' } },
            unblocking: {
              tags: 'busy',
              invoke: {
                id: 'unblockCompany',
                src: 'unblockCompany',
                input: aimed,
                onDone: { target: 'resting.unblocked', actions: 'dropBlocked' },
                onError: [
                  { guard: isOffline, target: 'resting.offline', actions: failed },
                  { target: 'resting.notUnblocked', actions: failed },
                ],
              },
            },
          },
        },
      },
    },
  },
});
