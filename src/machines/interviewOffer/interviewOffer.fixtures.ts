import { defineFlow } from '../flow.ts';
import { AT, interviewIn, START } from '../interviewAction/samples.ts';
import { broken, key, offline } from '../samples.ts';
import { interviewOfferMachine } from './interviewOffer.machine.ts';
import type { OfferDraft } from './interviewOffer.types.ts';

export const goodDraft: OfferDraft = {
  times: [START],
  minutes: 60,
  method: 'onsite',
  address: '12 Ayala Avenue, Makati',
  videoLink: '',
  contactPerson: 'Ben Cruz',
  contactNumber: '+63 917 555 0100',
  instructions: '',
};

export const interviewOfferFlow = defineFlow({
  id: 'interviewOffer',
  area: 'interview',
  title: 'Offer an interview',
  purpose: 'Offers a job seeker one to three times to meet, or other times for an existing interview.',
  source: 'src/machines/interviewOffer/interviewOffer.machine.ts',
  machine: interviewOfferMachine,
  states: {
    editing: 'The user enters times, place and contact.',
    'editing.clean': 'No known problems.',
    'editing.invalid': 'Something is missing or invalid; the field says what.',
    sending: 'Sending the offer.',
    offline: 'Offline; sends automatically when the connection is back, unless the user edits the offer first.',
    failed: 'No response; the user can try again or edit the offer.',
    refused: 'The server refused it; the page says why.',
    offered: 'The job seeker has the offer.',
    left: 'The user canceled.',
  },
  fixtures: {
    inputs: { application: { to: { kind: 'application', applicationId: '9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10' } } },
    events: {
      'offer.submitted': [
        { type: 'offer.submitted', draft: goodDraft, key, now: AT.offered },
        { type: 'offer.submitted', draft: { ...goodDraft, address: '' }, key, now: AT.offered },
      ],
      'draft.changed': [{ type: 'draft.changed' }],
      'offer.retried': [{ type: 'offer.retried' }],
      'offer.left': [{ type: 'offer.left' }],
    },
    actors: {
      sendOffer: {
        done: [
          { ok: true, interview: interviewIn('pending', 'employer') },
          { ok: false, failure: 'invalid', faults: { 'times.0': { message: 'Choose a time to come' } } },
          { ok: false, failure: 'interviewOpen' },
        ],
        error: [offline, broken],
      },
      waitForConnection: { done: [undefined] },
    },
    project: () => null,
  },
});
