import type { Applicant } from '../../../contract/applicants.ts';
import { ana } from '../applicants/applicants.fixtures.ts';
import { defineFlow } from '../flow.ts';
import { application, broken, key, offline } from '../samples.ts';
import { applicantMachine } from './applicant.machine.ts';

const { resume: sent, interview: _, ...told } = application;

export const applicant: Applicant = {
  ...ana,
  status: 'viewed',
  application: { ...told, status: 'viewed', first_message: 'I would like to join you.' },
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
  purpose: 'Lets who hires read one application, talk to who sent it, and accept or decline it.',
  source: 'src/machines/applicant/applicant.machine.ts',
  machine: applicantMachine,
  states: {
    loading: 'It is being fetched; the seeker sees that it was read.',
    offline: 'The device is offline; it is fetched once it is back.',
    failed: 'It could not be fetched.',
    gone: 'There is no such application for this company.',
    shown: 'It is shown.',
    'shown.calm': 'It is read, and what can be done with it is offered.',
    'shown.calm.arriving': 'What was decided here before it was fetched is looked at.',
    'shown.calm.reading': 'Nothing was decided here just now.',
    'shown.calm.decided': 'The seeker is told of what was decided.',
    'shown.calm.refused': 'It was settled meanwhile; how it stands is shown.',
    'shown.calm.refreshing': 'It changed elsewhere, or may have while a dialog was open: it is fetched again behind what is shown.',
    'shown.calm.undone': 'What was wanted did not work; nothing changed.',
    'shown.confirmingAccept': 'Whether to accept is asked, and a note may be written.',
    'shown.accepting': 'It is being accepted.',
    'shown.acceptOffline': 'The device is offline; it is accepted once it is back.',
    'shown.acceptFailed': 'No answer came; it can be tried again.',
    'shown.declining': 'A dialog asks for the reason, shows what they will read, and declines them.',
    'shown.markingInterest': 'That one is interested, or no longer, is being kept.',
    'shown.openingChat': 'The conversation is being opened.',
    'shown.inChat': 'The conversation is open; the page turns to it.',
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
