import { expect, test } from 'vitest';
import type { PostingStatus } from '../../../contract/records.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { jobPostingFlow } from './jobPosting.fixtures.ts';
import type { PostingEvent } from './jobPosting.types.ts';
import { applyToPosting, mayEmployer } from './lifecycle.ts';

pathTests(jobPostingFlow);

const states: PostingStatus[] = ['draft', 'open', 'confirmDue', 'stale', 'delisted', 'onHold', 'closed', 'deleted'];
const after = (type: PostingEvent['type'], role: 'employer' | 'system' | 'seeker') =>
  states.map((status) => {
    const applied = applyToPosting(status, { type }, role);
    return applied.ok ? applied.status : applied.reason;
  });
const no = 'notAllowedNow';

test.each<[PostingEvent['type'], 'employer' | 'system', string[]]>([
  // From:                         draft, open, confirmDue, stale, delisted, onHold, closed, deleted
  ['job.published', 'employer', ['open', no, no, no, no, no, no, no]],
  ['job.held', 'employer', [no, 'onHold', 'onHold', 'onHold', no, no, no, no]],
  ['job.reopened', 'employer', [no, no, no, no, no, 'open', no, no]],
  ['job.closed', 'employer', [no, 'closed', 'closed', 'closed', no, 'closed', no, no]],
  ['job.deleted', 'employer', [...Array<string>(7).fill('deleted'), no]],
  ['job.confirmed', 'employer', [no, no, 'open', 'open', no, no, no, no]],
  ['job.reposted', 'employer', [no, no, no, no, 'open', no, 'open', no]],
  ['job.confirmationDue', 'system', [no, 'confirmDue', no, no, no, no, no, no]],
  ['job.unanswered', 'system', [no, no, 'stale', no, no, no, no, no]],
  ['job.lapsed', 'system', [no, no, no, 'delisted', no, no, no, no]],
  ['job.expired', 'system', [no, 'closed', 'closed', 'closed', no, 'closed', no, no]],
  ['job.listed', 'system', [no, no, no, no, no, no, 'open', no]],
  ['job.delisted', 'system', [no, 'closed', 'closed', no, no, no, no, no]],
])('%s by the %s leads from each state to %j, and no other role may send it', (type, role, leadsTo) => {
  expect(after(type, role)).toEqual(leadsTo);
  const others = (['employer', 'system', 'seeker'] as const).filter((other) => other !== role);
  for (const other of others) expect(new Set(after(type, other))).toEqual(new Set(['notYours']));
  expect(states.map((status) => mayEmployer(status, type))).toEqual(leadsTo.map((to) => role === 'employer' && to !== no));
});
