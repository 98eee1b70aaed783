import type { AlertsState } from './alerts.types.ts';

/** What the chart has open; null if nothing, or if it is part of the page. */
export function partOf(state: AlertsState) {
  const { place, draft, isAtOnce, alerts } = state.context;
  const isSaving = state.matches('saving') || state.matches('registeringHidden');
  if (state.matches({ creating: 'atOnce' }) || (isSaving && isAtOnce)) return 'atOnce';
  if (state.matches('creating') || isSaving) return 'create';
  if (state.matches('editing') || (state.matches('updating') && draft !== null)) return 'edit';
  if (state.matches('offline') || state.matches('failed') || state.matches('tooMany')) return 'failed';
  if (state.matches('notUpdated')) return 'notUpdated';
  if (state.matches('full')) return 'full';
  if (state.matches('confirmingDelete') || state.matches('deleting')) return 'delete';
  if (state.matches('created') || (state.matches('updating') && alerts === null)) return 'created';
  return place === 'search' && !state.matches('closed') && !state.matches('starting') ? 'manage' : null;
}

export type Part = NonNullable<ReturnType<typeof partOf>>;

/** The text key of a part's title. */
export function titleOf(part: Part, state: AlertsState): string {
  if (part !== 'created') return `title.${TITLES[part]}`;
  const { status, isNew } = state.context;
  if (status === 'unconfirmed') return 'title.unconfirmed';
  if (status !== 'active') return 'title.asleep';
  return isNew ? 'title.created' : 'title.again';
}

const TITLES = {
  atOnce: 'create',
  create: 'create',
  edit: 'edit',
  failed: 'failed',
  notUpdated: 'notUpdated',
  full: 'full',
  delete: 'delete',
  manage: 'manage',
} as const;
