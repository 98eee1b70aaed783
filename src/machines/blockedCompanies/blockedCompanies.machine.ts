import type { CompanyName } from '../../../contract/companies.ts';
import { answerIn } from '../answer.ts';
import { askToBlock, blockingStates, unblock } from '../blockCompany/blocking.ts';
import { failsTo, unloadedStates, waitsFor } from '../failing.ts';
import type { BlockedAnswer } from './blockedCompanies.actors.ts';
import { blockedCompaniesSetup } from './blockedCompanies.setup.ts';

const loaded = { type: 'storeLoaded' as const, params: answerIn<BlockedAnswer> };
const textIn = ({ event }: { event: { text: string } }) => ({ text: event.text });
const foundIn = ({ event }: { event: { output: CompanyName[] } }) => ({ found: event.output });
const storeText = { type: 'storeText' as const, params: textIn };

/** The companies a job seeker blocks: found by name while typing, blocked after explaining what that hides, unblocked right away with an undo. */
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
        input: ({ context }) => ({ requestedId: context.requestedId }),
        onDone: [
          { guard: { type: 'isMissing', params: answerIn<BlockedAnswer> }, target: '#blockedCompanies.ready.doing.resting.gone', actions: loaded },
          { guard: { type: 'isToBlock', params: answerIn<BlockedAnswer> }, target: '#blockedCompanies.ready.doing.confirming', actions: loaded },
          { target: 'ready', actions: loaded },
        ],
        onError: failsTo('disconnected', 'unloadable'),
      },
    },
    ...unloadedStates(),
    ready: {
      type: 'parallel',
      states: {
        finding: {
          initial: 'idle',
          on: {
            'name.typed': [
              { guard: { type: 'isNameLike', params: textIn }, target: '.waiting', actions: storeText, reenter: true },
              { target: '.idle', actions: storeText },
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
                  { guard: { type: 'hasFound', params: foundIn }, target: 'found', actions: { type: 'storeFound', params: foundIn } },
                  { target: 'nothing' },
                ],
                onError: failsTo('offline', 'failed'),
              },
            },
            found: {},
            nothing: { entry: 'dropFound' },
            offline: {
              entry: 'dropFound',
              invoke: waitsFor('looking', 'waitToFind'),
              on: { 'search.retried': 'looking' },
            },
            failed: { entry: 'dropFound', on: { 'search.retried': 'looking' } },
          },
        },
        doing: {
          initial: 'resting',
          states: { ...blockingStates, resting: { ...blockingStates.resting, on: { 'block.requested': askToBlock, 'unblock.requested': unblock } } },
        },
      },
    },
  },
});
