import type { Posting } from '../../../contract/postings.ts';
import { defineFlow } from '../flow.ts';
import { broken, key, offline } from '../samples.ts';
import type { PostingList } from './postings.actors.ts';
import { postingsMachine } from './postings.machine.ts';

export const posting: Posting = {
  id: 7,
  url: '/job/accountant-at-harbour-freight-7',
  title: 'Accountant',
  status: 'open',
  location: 'Makati',
  other_locations: 2,
  posted_at: '2026-01-01T09:00:00Z',
  confirmed_at: '2026-01-01T09:00:00Z',
  valid_through: '2026-01-31T09:00:00Z',
  confirm_due_at: '2026-01-15T09:00:00Z',
  promise_days: 7,
  is_external: false,
  is_urgent: false,
  applicants: { pending: 3, interview: 1 },
  views: 120,
};
export const confirmDue: Posting = { ...posting, id: 8, title: 'Bookkeeper', status: 'confirmDue', applicants: {} };
export const listOf = (...postings: Posting[]): PostingList => ({
  postings,
  counts: { open: postings.length, draft: 1, onHold: 0, ended: 4 },
  to_confirm: postings.filter(({ status }) => status === 'confirmDue' || status === 'stale').length,
  page: 1,
  size: 20,
});
const held = listOf(confirmDue);

export const postingsFlow = defineFlow({
  id: 'postings',
  area: 'hiring',
  title: 'Jobs of a company',
  purpose: 'Shows an employer their jobs by state, with the number of applicants. Each can be put on hold, opened, confirmed, closed and deleted.',
  source: 'src/machines/postings/postings.machine.ts',
  machine: postingsMachine,
  states: {
    loading: 'Loading the jobs.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    ready: 'The jobs are shown.',
    'ready.list': 'Whether the list is up to date.',
    'ready.list.current': 'Up to date.',
    'ready.list.refreshing': 'Something changed elsewhere; reloading in the background.',
    'ready.outcome': 'The result of the last action.',
    'ready.outcome.none': 'No action has been taken.',
    'ready.outcome.moved': 'The action is done; a hold can be undone right away.',
    'ready.outcome.refused': 'The permission for it is missing.',
    'ready.outcome.full': 'Another job is open, and the company isn’t verified: only one at a time.',
    'ready.outcome.unconfirmed': 'The recruiter who would publish it hasn’t confirmed their address yet.',
    'ready.outcome.outdated': 'The job’s state has changed since the list was loaded.',
    'ready.outcome.notMoved': 'The action failed; the user can try again.',
    confirming: 'Asking for confirmation, and explaining the consequences.',
    moving: 'Performing the action.',
    following: 'The action is done; reloading the list.',
  },
  fixtures: {
    inputs: { open: { tab: 'open', page: 1 } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'move.requested': [
        { type: 'move.requested', id: 7, move: 'hold', key },
        { type: 'move.requested', id: 8, move: 'confirm', key },
        { type: 'move.requested', id: 8, move: 'close', key },
      ],
      'move.confirmed': [{ type: 'move.confirmed' }],
      'move.dismissed': [{ type: 'move.dismissed' }],
      'move.undone': [{ type: 'move.undone', key }],
      'move.retried': [{ type: 'move.retried' }],
      'list.changed': [{ type: 'list.changed' }],
    },
    actors: {
      listPostings: { done: [listOf(confirmDue, posting)], error: [broken, offline] },
      followPostings: { done: [held], error: [broken] },
      refreshPostings: { done: [listOf(confirmDue, posting)], error: [broken] },
      movePosting: {
        done: [
          { ok: true, posting: { ...posting, status: 'onHold' } },
          { ok: false, failure: 'refused' },
          { ok: false, failure: 'full' },
          { ok: false, failure: 'moved' },
          { ok: false, failure: 'unconfirmed' },
        ],
        error: [broken],
      },
      watchPostings: {},
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ list, wanted }) => [list?.postings.map(({ id, status }) => [id, status]), wanted?.move],
  },
});
