import type { ApplicantCard, ApplicantList } from '../../../contract/applicants.ts';
import { applicationState } from '../../../contract/records.ts';
import { defineFlow } from '../flow.ts';
import { application, broken, jobCard, offline } from '../samples.ts';
import type { ApplicantsView } from './applicants.actors.ts';
import { applicantsMachine } from './applicants.machine.ts';

export const ana: ApplicantCard = {
  id: application.id,
  job: { id: jobCard.id, title: jobCard.title },
  name: 'Ana Reyes',
  avatar: null,
  avatar_hue: 150,
  headline: 'Bookkeeper',
  years: 4,
  shared_skills: ['IFRS'],
  is_identity_verified: true,
  is_demo: false,
  status: 'pending',
  promise: application.promise,
  applied_at: application.created_at,
  interview: null,
};
const ben: ApplicantCard = { ...ana, id: '1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11', name: 'Ben Cruz', headline: null, years: null, status: 'viewed' };
const none = Object.fromEntries(applicationState.options.map((stage) => [stage, 0])) as ApplicantList['counts'];

export const applicantList: ApplicantList = {
  applicants: [ana, ben],
  counts: { ...none, pending: 1, viewed: 1, notAccepted: 3 },
  page: 1,
  size: 30,
  total: 2,
  job: null,
  promise_kept: 0.94,
};
const everything: ApplicantsView = { jobId: null, stage: null, name: '', isVerified: false, page: 1 };

export const applicantsFlow = defineFlow({
  id: 'applicants',
  area: 'hiring',
  title: 'Applicants',
  purpose: 'Shows a company who applied, with those who need a reply first on top, and declines several at a time.',
  source: 'src/machines/applicants/applicants.machine.ts',
  machine: applicantsMachine,
  states: {
    loading: 'Loading the applicants.',
    offline: 'Offline; loads when the connection is back.',
    failed: 'Loading failed.',
    gone: 'The job doesn’t belong to the company.',
    empty: 'There are no applicants, or none with that name or stage.',
    ready: 'The applicants are shown.',
    'ready.browsing': 'The list is shown, with the outcome of the last decline, if any.',
    'ready.browsing.resting': 'Up to date.',
    'ready.browsing.refreshing': 'Something changed elsewhere, or may have while some were selected: reloads in the background.',
    'ready.selecting': 'Some applicants are selected.',
    'ready.declining': 'A dialog asks for the reason, shows the message the applicants will get, and declines.',
  },
  fixtures: {
    inputs: { everything: { view: everything } },
    events: {
      'url.changed': [{ type: 'url.changed', view: { ...everything, stage: 'viewed' } }],
      'load.retried': [{ type: 'load.retried' }],
      'applicant.toggled': [
        { type: 'applicant.toggled', id: ana.id },
        { type: 'applicant.toggled', id: ben.id },
      ],
      'selection.cleared': [{ type: 'selection.cleared' }],
      'decline.requested': [{ type: 'decline.requested' }],
      'decline.finished': [
        { type: 'decline.finished', outcome: { declined: [ana.id], settled: [] } },
        { type: 'decline.finished', outcome: null },
      ],
      'applicants.changed': [{ type: 'applicants.changed' }],
    },
    actors: {
      listApplicants: {
        done: [
          { ok: true, list: applicantList },
          { ok: true, list: { ...applicantList, applicants: [], total: 0, counts: none } },
          { ok: false, failure: 'notFound' },
        ],
        error: [offline, broken],
      },
      watchApplicants: {},
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ selected }) => selected,
  },
});
