import type { CompanyName } from '../../../contract/companies.ts';
import { answerIn } from '../answer.ts';
import { blockingStates } from '../blockCompany/blocking.ts';
import { errorOf } from '../failing.ts';
import type { BlockedAnswer } from './blockedCompanies.actors.ts';
import { blockedCompaniesSetup } from './blockedCompanies.setup.ts';

const failed = { type: 'keepFailure' as const, params: errorOf };
const isOffline = { type: 'isOffline' as const, params: errorOf };
const loaded = { type: 'keepLoaded' as const, params: answerIn<BlockedAnswer> };
const textIn = ({ event }: { event: { text: string } }) => ({ text: event.text });
const foundIn = ({ event }: { event: { output: CompanyName[] } }) => ({ found: event.output });
const keepText = { type: 'keepText' as const, params: textIn };

/**
 * The companies a seeker blocks: found by name as one types, blocked once it was said what that hides, unblocked at once with a way back.
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
        doing: { initial: 'resting', states: blockingStates },
      },
    },
  },
});
