import type { Applicant } from '../../../contract/applicants.ts';
import { ana } from '../applicants/applicants.fixtures.ts';
import { defineFlow } from '../flow.ts';
import { application, broken, key, offline } from '../samples.ts';
import { applicantMachine } from './applicant.machine.ts';

const { resume: sent, interview: _, ...common } = application;

export const applicant: Applicant = {
  ...ana,
  status: 'viewed',
  application: { ...common, status: 'viewed', first_message: 'I would like to join you.' },
  resume: sent && { ...sent, format: 'pdf', size: 120_000 },
  video: { filename: 'About me.mp4', duration_ms: 65_000, file: `/api/employer/applicants/${ana.id}/video` },
  screening_answers: [{ question: 'Are you a certified accountant?', answer: 'yes' }],
  profile: { language: 'en', headline: 'Bookkeeper', sections: [{ title: 'Skills', text: '', entries: [], words: ['IFRS'] }] },
  is_interested: false,
  is_taken_back: false,
};
const as = (status: 'accepted' | 'withdrawn' | 'notAccepted'): Applicant => ({ ...applicant, status, application: { ...applicant.application, status } });

export const applicantFlow = defineFlow({
  id: 'applicant',
  area: 'hiring',
  title: 'One applicant',
  purpose: 'Lets a recruiter read one application, talk to the applicant, and accept or decline it.',
  source: 'src/machines/applicant/applicant.machine.ts',
  machine: applicantMachine,
  states: {
    loading: 'Loading; the job seeker will see that it was read.',
    offline: 'Offline; loads when the connection is back.',
    failed: 'Loading failed.',
    gone: 'This company has no such application.',
    shown: 'The applicant is shown.',
    'shown.calm': 'The application is shown, with the available actions.',
    'shown.calm.arriving': 'Checking whether a decision was made here before it loaded.',
    'shown.calm.reading': 'No decision was made here just now.',
    'shown.calm.decided': 'The job seeker is notified of the decision.',
    'shown.calm.refused': 'It was decided in the meantime; the page shows its current state.',
    'shown.calm.refreshing': 'It changed elsewhere, or may have while a dialog was open: it reloads in the background.',
    'shown.calm.undone': 'The action failed; nothing changed.',
    'shown.confirmingAccept': 'Asking for confirmation before accepting; a note can be added.',
    'shown.accepting': 'Accepting the application.',
    'shown.acceptOffline': 'Offline; accepts when the connection is back.',
    'shown.acceptFailed': 'No response; the user can try again.',
    'shown.declining': 'A dialog asks for the reason, shows the message the applicant will get, and declines.',
    'shown.markingInterest': 'Saving whether the employer is interested in the applicant.',
    'shown.openingChat': 'Opening the conversation.',
    'shown.inChat': 'The conversation is open; going to it.',
  },
  fixtures: {
    inputs: { application: { id: applicant.id } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'accept.requested': [{ type: 'accept.requested', key }],
      'accept.confirmed': [{ type: 'accept.confirmed', note: 'Welcome!' }],
      'accept.retried': [{ type: 'accept.retried' }],
      'accept.abandoned': [{ type: 'accept.abandoned' }],
      'decline.requested': [{ type: 'decline.requested' }],
      'decline.finished': [
        { type: 'decline.finished', outcome: { declined: [applicant.id], settled: [] } },
        { type: 'decline.finished', outcome: { declined: [], settled: [applicant.id] } },
        { type: 'decline.finished', outcome: null },
      ],
      'interest.toggled': [{ type: 'interest.toggled' }],
      'chat.requested': [{ type: 'chat.requested' }],
      'applicant.changed': [{ type: 'applicant.changed' }],
    },
    actors: {
      openApplicant: {
        done: [
          { ok: true, applicant },
          { ok: false, failure: 'notFound' },
        ],
        error: [offline, broken],
      },
      acceptApplicant: {
        done: [
          { ok: true, applicant: as('accepted') },
          { ok: false, failure: 'notAllowedNow', applicant: as('withdrawn') },
        ],
        error: [offline, broken],
      },
      markInterest: { done: [{ ...applicant, is_interested: true }], error: [broken] },
      openChat: {
        done: [
          { ok: true, chatId: key },
          { ok: false, failure: 'notAllowedNow' },
        ],
        error: [broken],
      },
      watchApplicant: {},
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ applicant: shown, outcome }) => [shown?.status ?? null, outcome],
  },
});
