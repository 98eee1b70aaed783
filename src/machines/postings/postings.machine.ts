import { assign, setup } from 'xstate';
import type { Posting, PostingMove, PostingTab } from '../../../contract/postings.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { currentRegion, loadsAgain, staleActions, staleGuards } from '../changedElsewhere.ts';
import { failingActions, failingGuards, failsTo, storeFailure, unloadedStates } from '../failing.ts';
import { mayEmployer, MOVE_EVENTS } from '../jobPosting/lifecycle.ts';
import { type MoveAnswer, type PostingList, type PostingNews, postingsActors } from './postings.actors.ts';

/** Actions that applicants are notified of and that can't be undone silently: these ask for confirmation first. */
const ASKED: readonly PostingMove[] = ['close', 'delete'];

interface Wanted {
  id: number;
  move: PostingMove;
  /** The Idempotency-Key of the action, the same on every retry. */
  key: string;
}
interface Context {
  tab: PostingTab;
  page: number;
  list: PostingList | null;
  /** Something changed since the list was loaded. */
  isStale: boolean;
  wanted: Wanted | null;
  /** The job before the action, for its name and for undo. */
  before: Posting | null;
  failure: Failure | null;
}
type Event =
  | { type: 'load.retried' }
  | ({ type: 'move.requested' } & Wanted)
  | { type: 'move.confirmed' }
  | { type: 'move.dismissed' }
  | { type: 'move.undone'; key: string }
  | { type: 'move.retried' }
  | PostingNews;

const wantedIn = ({ event: { id, move, key } }: { event: Wanted }) => ({ id, move, key });
const listing = { src: 'listPostings', input: ({ context: { tab, page } }: { context: Context }) => ({ tab, page }) } as const;
const storeList = { type: 'storeList', params: ({ event }: { event: { output: PostingList } }) => ({ list: event.output }) } as const;

/**
 * The jobs of a company, one tab and page at a time, with actions on each: hold, reopen, confirm and repost right away, close and delete after
 * confirmation. The job's own chart (jobPosting) decides which actions its employer has.
 */
export const postingsMachine = setup({
  types: {} as { context: Context; events: Event; input: { tab: PostingTab; page: number }; tags: 'busy' },
  actors: postingsActors,
  guards: {
    ...failingGuards,
    ...answerGuards,
    isPossible: ({ context }, { id, move }: Wanted) => {
      const posting = context.list?.postings.find((one) => one.id === id);
      return posting !== undefined && mayEmployer(posting.status, MOVE_EVENTS[move]);
    },
    needsConfirmation: ({ context }, { id, move }: Wanted) =>
      ASKED.includes(move) && (context.list?.postings.some((one) => one.id === id && mayEmployer(one.status, MOVE_EVENTS[move])) ?? false),
    ...staleGuards,
    isHeld: ({ context }) => context.wanted?.move === 'hold',
  },
  actions: {
    ...failingActions,
    storeList: assign({ list: (_, params: { list: PostingList }) => params.list, isStale: false, failure: null }),
    ...staleActions,
    aim: assign({
      wanted: (_, { id, move, key }: Wanted) => ({ id, move, key }),
      before: ({ context }, { id }: Wanted) => context.list?.postings.find((one) => one.id === id) ?? null,
      failure: null,
    }),
    turnBack: assign({
      wanted: ({ context }, params: { key: string }) => context.wanted && { id: context.wanted.id, move: 'reopen' as const, key: params.key },
    }),
    /** Replaces the job in the list until the list has reloaded. */
    storeMoved: assign({
      list: ({ context }, { answer }: { answer: MoveAnswer }) =>
        context.list && answer.ok
          ? { ...context.list, postings: context.list.postings.map((one) => (one.id === answer.posting.id ? answer.posting : one)) }
          : context.list,
    }),
  },
}).createMachine({
  id: 'postings',
  context: ({ input }) => ({ ...input, list: null, isStale: false, wanted: null, before: null, failure: null }),
  initial: 'loading',
  invoke: { id: 'watchPostings', src: 'watchPostings' },
  on: { 'list.changed': { actions: 'markStale' } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listPostings',
        ...listing,
        onDone: { target: 'ready', actions: storeList },
        onError: failsTo('disconnected', 'unloadable'),
      },
      on: loadsAgain('list.changed', 'loading'),
    },
    ...unloadedStates(),
    ready: {
      type: 'parallel',
      on: {
        'move.requested': [
          { guard: { type: 'needsConfirmation', params: wantedIn }, target: 'confirming', actions: { type: 'aim', params: wantedIn } },
          { guard: { type: 'isPossible', params: wantedIn }, target: 'moving', actions: { type: 'aim', params: wantedIn } },
        ],
      },
      states: {
        list: currentRegion('list.changed', { ...listing, id: 'refreshPostings' }, storeList),
        outcome: {
          initial: 'none',
          states: {
            none: {},
            moved: {
              on: {
                'move.undone': {
                  guard: 'isHeld',
                  target: '#postings.moving',
                  actions: { type: 'turnBack', params: ({ event }) => ({ key: event.key }) },
                },
              },
            },
            refused: {},
            full: {},
            unconfirmed: {},
            outdated: { on: { 'load.retried': '#postings.loading' } },
            notMoved: { on: { 'move.retried': '#postings.moving' } },
          },
        },
      },
    },
    confirming: { on: { 'move.confirmed': 'moving', 'move.dismissed': 'ready' } },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'movePosting',
        src: 'movePosting',
        input: ({ context }) => context.wanted as Wanted,
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn }, target: 'following', actions: { type: 'storeMoved', params: answerIn } },
          refused('full', 'ready.outcome.full'),
          refused('unconfirmed', 'ready.outcome.unconfirmed'),
          refused('moved', 'ready.outcome.outdated'),
          { target: 'ready.outcome.refused' },
        ],
        onError: { target: 'ready.outcome.notMoved', actions: storeFailure },
      },
    },
    /** Done; reloads the list, because the counts of its tabs have changed. */
    following: {
      tags: 'busy',
      invoke: {
        id: 'followPostings',
        ...listing,
        onDone: { target: 'ready.outcome.moved', actions: storeList },
        onError: 'ready.outcome.moved',
      },
      on: loadsAgain('list.changed', 'following'),
    },
  },
});
