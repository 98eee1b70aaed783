import { expect, test } from 'vitest';
import type { ApplicantCard, ApplicantList } from '../../../contract/applicants.ts';
import { applicantList } from '../../machines/applicants/applicants.fixtures.ts';
import { heldAt, inOrder, viewOf } from './stages.ts';

const [ana, ben] = applicantList.applicants as [ApplicantCard, ApplicantCard];
const late: ApplicantCard = { ...ben, promise: { status: 'overdue', due_at: '2026-01-02T08:00:00Z', answered_at: null } };
const view = (query = '') => viewOf(undefined, new URLSearchParams(query));
const names = (applicants: readonly ApplicantCard[]) => applicants.map(({ name, status }) => `${name} ${status}`);

test('a late reply comes before all stages, except on a board, by age, or in a single stage', () => {
  const list: ApplicantList = { ...applicantList, applicants: [ana, late] };
  expect(names(inOrder(view(), list))).toEqual(['Ben Cruz viewed', 'Ana Reyes pending']);
  for (const query of ['view=board', 'sort=newest', 'stage=viewed']) expect(inOrder(view(query), list).at(0)?.name).toBe('Ana Reyes');
});

test('while one is open, everyone stays at their stage, and only the open one after leaving the list', () => {
  const read: ApplicantList = { ...applicantList, applicants: [{ ...ana, status: 'viewed' }], counts: { ...applicantList.counts, pending: 0, viewed: 1 } };
  const held = heldAt(read, [ana, ben], ana.id);
  expect([names(held.applicants), held.counts.pending, held.counts.viewed]).toEqual([['Ana Reyes pending'], 1, 0]);
  expect(names(heldAt({ ...read, applicants: [] }, [ana, ben], ben.id).applicants)).toEqual(['Ben Cruz viewed']);
  const dan = { ...ben, id: 'd', name: 'Dan Go' };
  expect(names(heldAt({ ...read, applicants: [dan] }, [ana], ana.id).applicants)).toEqual(['Ana Reyes pending', 'Dan Go viewed']);
});
