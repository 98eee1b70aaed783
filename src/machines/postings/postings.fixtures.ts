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
  purpose: 'Shows an employer their jobs by state, with who applied, and lets each be held, opened, confirmed, closed and deleted.',
  source: 'src/machines/postings/postings.machine.ts',
  machine: postingsMachine,
  states: {
    loading: 'They are being fetched.',
    disconnected: 'The device is offline; they are fetched once it is back.',
    unloadable: 'They could not be fetched.',
    ready: 'They are shown.',
    'ready.list': 'Whether what is shown is what there is.',
    'ready.list.current': 'Nothing changed since they were read.',
    'ready.list.refreshing': 'Something changed elsewhere; they are read again while they are shown.',
    'ready.outcome': 'What came of the last thing that was done.',
    'ready.outcome.none': 'Something can be done to each.',
    'ready.outcome.moved': 'What was wanted is done; a hold can be undone at once.',
    'ready.outcome.refused': 'The right to do it is lacking.',
    'ready.outcome.full': 'Another job is open, and the company is not verified: one at a time.',
    'ready.outcome.unconfirmed': 'Who would show it to seekers has not confirmed their address yet.',
    'ready.outcome.outdated': 'The job stands otherwise than what is shown.',
    'ready.outcome.notMoved': 'It did not happen; it can be tried again.',
    confirming: 'Whether it is meant is asked, and what it comes to is said.',
    moving: 'It is being done.',
    following: 'It is done; the list is read anew.',
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
