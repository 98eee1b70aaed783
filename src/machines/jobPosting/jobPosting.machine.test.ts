import { expect, test } from 'vitest';
import type { JobStatus } from '../../../contract/records.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { jobPostingFlow } from './jobPosting.fixtures.ts';
import type { PostingEvent } from './jobPosting.types.ts';
import { applyToPosting } from './lifecycle.ts';

pathTests(jobPostingFlow);

const states: JobStatus[] = ['open', 'onHold', 'closed', 'deleted'];
const after = (type: PostingEvent['type'], role: 'employer' | 'system' | 'seeker') =>
  states.map((status) => {
    const applied = applyToPosting(status, { type }, role);
    return applied.ok ? applied.status : applied.reason;
  });
const no = 'notAllowedNow';

test.each<[PostingEvent['type'], 'employer' | 'system', string[]]>([
  ['job.held', 'employer', ['onHold', no, no, no]],
  ['job.reopened', 'employer', [no, 'open', no, no]],
  ['job.closed', 'employer', ['closed', 'closed', no, no]],
  ['job.deleted', 'employer', ['deleted', 'deleted', 'deleted', no]],
  ['job.expired', 'system', ['closed', 'closed', no, no]],
  ['job.listed', 'system', [no, no, 'open', no]],
  ['job.delisted', 'system', ['closed', no, no, no]],
])('%s by the %s leads from open, on hold, closed and deleted to %j, and is nobody else’s', (type, role, leadsTo) => {
  expect(after(type, role)).toEqual(leadsTo);
  const others = (['employer', 'system', 'seeker'] as const).filter((other) => other !== role);
  for (const other of others) expect(new Set(after(type, other))).toEqual(new Set(['notYours']));
});
