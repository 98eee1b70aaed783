import { assign, setup } from 'xstate';
import type { JobAlert, Rehearsal, WantedStatus } from '../../../contract/alerts.ts';
import { hasCriteria } from '../../lib/search-url/standing.ts';
import { answerGuards } from '../answer.ts';
import { untilInstant } from '../clock.ts';
import { failingActions, failingGuards } from '../failing.ts';
import { isSameSearch, draftOf, isWhole } from './draft.ts';
import { type AlertAnswer, jobAlertActors, type SaveAnswer, type UpdateAnswer } from './jobAlert.actors.ts';
import type { Draft, JobAlertContext, JobAlertEvent, JobAlertInput, News } from './jobAlert.types.ts';

const withAlert = (alerts: JobAlert[] | null, alert: JobAlert): JobAlert[] | null =>
  alerts && (alerts.some(({ id }) => id === alert.id) ? alerts.map((one) => (one.id === alert.id ? alert : one)) : [alert, ...alerts]);

/** The types, guards, actions and actors of the chart; its states are in the neighboring files. */
export const jobAlertSetup = setup({
  types: {} as { context: JobAlertContext; events: JobAlertEvent; input: JobAlertInput; tags: 'busy' },
  actors: jobAlertActors,
  guards: {
    ...failingGuards,
    isInSettings: ({ context }) => context.place === 'settings',
    isInSearch: ({ context }) => context.place === 'search',
    isVisitor: ({ context }) => !context.isSeeker,
    isSeeker: ({ context }) => context.isSeeker,
    isAtOnce: ({ context }, { draft, isAtOnce }: { draft: Draft; isAtOnce: boolean }) => isAtOnce && context.isSeeker && isWhole(draft),
    hasNoCriteria: ({ context }) => context.draft === null || !hasCriteria(context.draft),
    isRehearsed: ({ context }) => context.rehearsal !== null,
    isWanting: ({ context }) => context.draft === null || !isWhole(context.draft),
    isListed: ({ context }, { id }: { id: string }) => context.alerts?.some((one) => one.id === id) === true,
    isThis: ({ context }, { id }: { id: string }) => context.alert?.id === id,
    hasList: ({ context }) => context.alerts !== null,
    hasListToShow: ({ context }) => context.alerts !== null || context.place === 'settings',
    hasNone: ({ context }) => context.alerts?.length === 0,
    hasDeleted: ({ context }) => context.deleted !== null,
    isWritten: ({ context }) => context.draft !== null,
    isStatus: ({ context }, { status }: { status: JobAlertContext['status'] }) => context.status === status,
    ...answerGuards,
    isAcceptedIntoList: ({ context }, { answer }: { answer: AlertAnswer }) => answer.ok && context.alerts !== null,
    isRefusedDraft: ({ context }, { answer }: { answer: AlertAnswer }) => !answer.ok && answer.failure === 'invalid' && context.draft !== null,
  },
  actions: {
    ...failingActions,
    storeDraft: assign(({ context: { isSeeker, draft: before, rehearsal } }, { draft, isAtOnce = false }: { draft: Draft; isAtOnce?: boolean }) => ({
      draft,
      rehearsal: before && isSameSearch(before, draft) ? rehearsal : null,
      isAtOnce: isAtOnce && isSeeker && isWhole(draft),
      fields: {},
      news: null,
      deleted: null,
    })),
    storeRehearsal: assign({ rehearsal: (_, params: { rehearsal: Rehearsal }) => params.rehearsal }),
    storeCreated: assign(({ context }, { answer }: { answer: SaveAnswer }) => {
      if (!answer.ok) return {};
      const { status, is_new: isNew } = answer.created;
      const alert = context.isSeeker ? answer.created.alert : null;
      return { alert, status, isNew, failure: null, alerts: alert ? withAlert(context.alerts, alert) : context.alerts };
    }),
    storeRefusal: assign((_, { answer }: { answer: AlertAnswer }) => ({
      fields: 'fields' in answer ? answer.fields : {},
      retryAt: 'retryAt' in answer ? answer.retryAt : null,
    })),
    storeAlerts: assign({ alerts: (_, params: { alerts: JobAlert[] }) => params.alerts, failure: null }),
    choose: assign(({ context }, { id }: { id: string }) => ({ alert: context.alerts?.find((one) => one.id === id) ?? null, news: null, deleted: null })),
    write: assign(({ context: { alert } }) => ({ isAtOnce: false, draft: alert && draftOf(alert), rehearsal: null, fields: {}, change: null })),
    changeStatus: assign({ change: (_, change: { id: string; status: WantedStatus }) => change, draft: null }),
    changeDraft: assign({ change: ({ context: { alert, draft } }) => alert && draft && { id: alert.id, draft } }),
    storeUpdated: assign(({ context }, { answer }: { answer: UpdateAnswer }) => {
      if (!answer.ok) return {};
      const { alert, confirming } = answer.updated;
      const news: News = confirming === null ? { kind: 'updated' } : { kind: 'confirming', email: confirming };
      return { alert, status: alert.status, isNew: true, draft: null, alerts: withAlert(context.alerts, alert), news };
    }),
    dropAlert: assign(({ context: { alerts, alert } }) => ({
      alerts: alerts && alerts.filter(({ id }) => id !== alert?.id),
      deleted: alert,
      alert: null,
      draft: null,
    })),
    forgetDeleted: assign({ deleted: null }),
    forgetList: assign({ alerts: null, alert: null, deleted: null, news: null }),
    tell: assign({ news: (_, params: { kind: Exclude<News['kind'], 'confirming'> }) => ({ kind: params.kind }) }),
    clear: assign({ draft: null, rehearsal: null, fields: {}, change: null, failure: null, retryAt: null }),
  },
  delays: { untilSettled: 400, untilRetry: ({ context }) => untilInstant(context.retryAt, 0) },
});

export const NOTHING: Draft = { keywords: '', location: null, filters: {}, frequency: null, email: '' };

/** Closes whatever is open, and returns to the list if the page shows it. */
export const leave = [
  { guard: 'isInSettings' as const, target: '#jobAlert.managing.deciding', actions: 'clear' as const },
  { target: '#jobAlert.closed', actions: 'clear' as const },
];

/** Returns to the list if it was open or the page shows it, otherwise to where the user came from. */
export const toList = [
  { guard: 'hasListToShow' as const, target: '#jobAlert.managing.deciding', actions: 'clear' as const },
  { target: '#jobAlert.closed', actions: 'clear' as const },
];

/** The transition for one refusal of a call. */
export const refused = (failure: string, target: string) => ({
  guard: { type: 'isFailure' as const, params: ({ event }: { event: { output: AlertAnswer } }) => ({ answer: event.output, failure }) },
  target,
  actions: { type: 'storeRefusal' as const, params: ({ event }: { event: { output: AlertAnswer } }) => ({ answer: event.output }) },
});
