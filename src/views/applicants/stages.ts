import type { ApplicantCard, ApplicantList } from '../../../contract/applicants.ts';
import type { ApplicationState } from '../../../contract/records.ts';
import { ACTIVE_STATES, isActive, OWED } from '../../machines/application/statuses.ts';
import type { ApplicantsView } from '../../machines/applicants/applicants.actors.ts';

/** Stages where it is the employer's turn: the columns of the board. */
export const COLUMNS = ACTIVE_STATES;
/** Stages that have ended, or wait for something else. */
export const BEYOND = ['accepted', 'notAccepted', 'onHold', 'withdrawn', 'jobClosed'] as const satisfies readonly ApplicationState[];
const STAGES: readonly ApplicationState[] = [...COLUMNS, ...BEYOND];

/** Parses the view from a URL; ignores what it can't parse. */
export function viewOf(jobId: string | undefined, query: URLSearchParams): ApplicantsView {
  return {
    jobId: jobId === undefined ? null : Number(jobId),
    stage: STAGES.find((stage) => stage === query.get('stage')) ?? null,
    name: query.get('name')?.trim() ?? '',
    isVerified: query.get('verified') === '1',
    page: Math.max(1, Number(query.get('page')) || 1),
    ...(query.get('sort') === 'newest' ? { sort: 'newest' as const } : {}),
    ...(query.get('view') === 'board' ? { look: 'board' as const } : {}),
    ...(query.get('open') ? { open: query.get('open') as string } : {}),
  };
}

/** The URL of a view. */
export function pathOf({ jobId, stage, name, isVerified, page, sort, look, open }: ApplicantsView): string {
  const query = new URLSearchParams([
    ...(stage === null ? [] : [['stage', stage]]),
    ...(name === '' ? [] : [['name', name]]),
    ...(isVerified ? [['verified', '1']] : []),
    ...(sort ? [['sort', sort]] : []),
    ...(look ? [['view', look]] : []),
    ...(page === 1 ? [] : [['page', String(page)]]),
    ...(open ? [['open', open]] : []),
  ]);
  const path = jobId === null ? '/employer/applicants' : `/employer/jobs/${jobId}/applicants`;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Whether somebody can still be declined: not after the application has ended. */
export const isOpen = (stage: ApplicationState): boolean => stage === 'onHold' || isActive(stage);

/** The part of the view that the server needs: the layout, and the applicant open next to the list, are local. */
export function queryKeyOf({ look: _look, open: _open, ...view }: ApplicantsView): string {
  return pathOf(view);
}

/** The same view as a list or as a board. */
export function laidOut({ look: _look, ...view }: ApplicantsView, look: 'list' | 'board'): ApplicantsView {
  return look === 'board' ? { ...view, look } : view;
}

/** The same view in another order, from its first page. */
export function sortedBy({ sort: _sort, ...view }: ApplicantsView, order: string): ApplicantsView {
  return { ...view, page: 1, ...(order === 'newest' ? { sort: order } : {}) };
}

/** The same view with nobody open next to it. */
export function closed({ open: _open, ...view }: ApplicantsView): ApplicantsView {
  return view;
}

/** Whether a reply is promised and still due. */
export const isOwed = ({ status, promise }: Pick<ApplicantCard, 'status' | 'promise'>): boolean =>
  promise !== null && (promise.status === 'awaiting' || promise.status === 'overdue') && OWED.includes(status);

/** Whether an applicant comes before all stages: their reply is late, and the list starts with what is due first. */
export const isFirst = ({ stage, sort, look }: ApplicantsView, applicant: ApplicantCard): boolean =>
  stage === null && !sort && look !== 'board' && isOwed(applicant) && applicant.promise?.status === 'overdue';

/** The applicants of a list in page order: those with a late reply, then stage by stage. */
export function inOrder(view: ApplicantsView, { applicants }: ApplicantList): ApplicantCard[] {
  const place = (applicant: ApplicantCard) => (isFirst(view, applicant) ? -1 : (COLUMNS as readonly ApplicationState[]).indexOf(applicant.status));
  return applicants.toSorted((one, other) => place(one) - place(other));
}

/**
 * A list with everyone at the stage they were at when one of them was opened next to it: being read moves an applicant to another stage, but must not
 * move the row out of sight. Those who left the list in the meantime stay only while they are open.
 */
export function heldAt(list: ApplicantList, before: readonly ApplicantCard[], openId: string): ApplicantList {
  const now = new Map(list.applicants.map((one) => [one.id, one]));
  const held = before.flatMap((one) => {
    const current = now.get(one.id) ?? (one.id === openId ? one : undefined);
    return current ? [{ ...current, status: one.status }] : [];
  });
  const ids = new Set(held.map(({ id }) => id));
  const counts = { ...list.counts };
  for (const { id, status } of held) {
    const current = now.get(id);
    if (current) counts[current.status] -= 1;
    counts[status] += 1;
  }
  return { ...list, counts, applicants: [...held, ...list.applicants.filter(({ id }) => !ids.has(id))] };
}

/** The neighbor of an applicant, one up or one down; null at either end, and for somebody not in the list. */
export function nextTo(order: readonly string[], id: string, way: -1 | 1): string | null {
  const place = order.indexOf(id);
  return place < 0 ? null : (order[place + way] ?? null);
}
