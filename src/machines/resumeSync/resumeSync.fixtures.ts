import type { FoundContent, SyncRecord, SyncResult } from '../../../contract/resume-sync.ts';
import type { Profile } from '../../../contract/profile.ts';
import { defineFlow } from '../flow.ts';
import { broken, key, offline, resume } from '../samples.ts';
import { resumeSyncMachine } from './resumeSync.machine.ts';
import type { Comparison, FoundItem } from './resumeSync.types.ts';

const lines = [{ page: 1, text: 'Accountant, Kestrel Foods, 2019 – now' }];
const work = { job_title: 'Accountant', company_name: 'Kestrel Foods', start_date: '2019-03', end_date: null, is_present: true, description: '' };

export const workItem: FoundItem = { key: 'workExperience.0', kind: 'workExperience', values: work, before: null, confidence: 0.9, lines, isTaken: true };
export const placeItem: FoundItem = {
  key: 'basicInfo.current_location',
  kind: 'basicInfo',
  values: { current_location: 'Cebu' },
  before: { id: 'me', current_location: 'Manila' },
  confidence: 0.5,
  lines: [{ page: 1, text: 'Cebu City' }],
  isTaken: false,
};
const comparison: Comparison = { items: [workItem, placeItem], faults: {}, already: 1, room: 10 };

/** What is read from a resume with nothing in it. */
export const emptyContent: FoundContent = {
  basic_info: { first_name: null, last_name: null, headline: null, email: null, phone_num: null, current_location: null, career_summary: null },
  work_experiences: [],
  educations: [],
  skills: [],
  languages: [],
  license_certifications: [],
  websites: [],
  unread: [],
};
const sync: SyncRecord = { id: key, resume_id: resume.id, taken: 1, rating: null, synced_at: '2026-01-10T09:00:00Z' };
const profile = { skills: [] as string[] } as Profile;
const whole: SyncResult = { sync, profile, refused: [] };
const partly: SyncResult = { sync, profile, refused: [{ key: workItem.key, errors: { start_date: ['Choose a month and a year'] } }] };

export const resumeSyncFlow = defineFlow({
  id: 'resumeSync',
  area: 'resume',
  title: 'Import a resume',
  purpose: 'Reads an attached resume, compares it with the profile, and imports what is selected; nothing is overwritten without being asked.',
  source: 'src/machines/resumeSync/resumeSync.machine.ts',
  machine: resumeSyncMachine,
  states: {
    analyzing: 'Processing the resume.',
    'analyzing.reading': 'Reading its text.',
    'analyzing.reading.quick': 'Reading started recently.',
    'analyzing.reading.slow': 'Reading takes longer than usual, and the page says so.',
    'analyzing.comparing': 'Comparing the result with the profile.',
    unreachable: 'Offline; continues automatically when the connection is back.',
    failed: 'Reading failed on our side; the user can try again.',
    crowded: 'Too many resumes are being read; the user can try again in a moment, and this attempt doesn’t count.',
    tooLong: 'The resume exceeded the limits of time or memory; the user can try again, or enter it by hand.',
    needsOcr: 'The resume is a scanned image; the user has to enter it by hand.',
    encrypted: 'The resume is password-protected; the user can attach one without a password.',
    parseFailed: 'The file is damaged; the user can attach another, or enter it by hand.',
    quotaUsed: 'Three resumes were read today; the limit resets at 00:01 GMT+8.',
    gone: 'The resume was deleted on another device.',
    lowConfidence: 'The text hardly looks like a resume; the user can review it, with nothing selected.',
    alreadyThere: 'The profile already contains all of it, or nothing was found.',
    reviewing: 'Each item found is shown next to the profile’s, selected or not.',
    'reviewing.untouched': 'As proposed, or as left on an earlier visit.',
    'reviewing.changed': 'Something was selected or corrected.',
    'reviewing.keeping': 'Saving the choices for all devices.',
    'reviewing.kept': 'The choices are saved.',
    'reviewing.invalid': 'A selected item is incomplete; it is marked.',
    'reviewing.refused': 'The others were imported; items that couldn’t be are marked with the reason.',
    checking: 'Validating the selected items.',
    applying: 'Importing the selected items.',
    offline: 'Offline; imports automatically when the connection is back.',
    notApplied: 'Importing failed; the choices are saved, and the user can try again.',
    completed: 'The profile is updated; the page shows the time.',
    rating: 'Asking how well the resume was read.',
    'rating.asking': 'The user can choose one of five ratings.',
    'rating.saving': 'Sending the rating.',
    'rating.failed': 'The rating didn’t arrive; the user can try again.',
    rated: 'The rating is saved.',
  },
  fixtures: {
    inputs: { resume: { resumeId: resume.id } },
    events: {
      'item.chosen': [
        { type: 'item.chosen', key: placeItem.key, isTaken: true },
        { type: 'item.chosen', key: workItem.key, isTaken: false },
      ],
      'item.edited': [{ type: 'item.edited', key: workItem.key, values: { ...work, job_title: 'Senior Accountant' } }],
      'sync.submitted': [{ type: 'sync.submitted', key }],
      'sync.retried': [{ type: 'sync.retried' }],
      'sync.finished': [{ type: 'sync.finished' }],
      'content.opened': [{ type: 'content.opened' }],
      'rating.opened': [{ type: 'rating.opened' }],
      'rating.given': [{ type: 'rating.given', rating: 'prettyGood' }],
      'rating.closed': [{ type: 'rating.closed' }],
    },
    actors: {
      readResume: {
        done: [
          { ok: true, read: { content: emptyContent, isDoubtful: false } },
          { ok: true, read: { content: emptyContent, isDoubtful: true } },
          { ok: false, failure: 'needsOcr', retryAt: null },
          { ok: false, failure: 'encrypted', retryAt: null },
          { ok: false, failure: 'parseFailed', retryAt: null },
          { ok: false, failure: 'tooLong', retryAt: null },
          { ok: false, failure: 'quotaUsed', retryAt: '2026-01-10T16:01:00Z' },
          { ok: false, failure: 'crowded', retryAt: '2026-01-10T09:00:10Z' },
          { ok: false, failure: 'gone', retryAt: null },
        ],
        error: [offline, broken],
      },
      compareWithProfile: { done: [comparison, { items: [], faults: {}, already: 3, room: 10 }], error: [offline, broken] },
      checkItems: { done: [{}, { [workItem.key]: { start_date: ['month.invalid'] } }], error: [broken] },
      applyItems: { done: [whole, partly], error: [offline, broken] },
      storeChoices: { done: [undefined] },
      saveRating: { done: [undefined], error: [broken] },
      waitForConnection: { done: [undefined] },
      waitToRead: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ items, read, sync: taken }) => [items.map(({ isTaken }) => isTaken), read?.isDoubtful ?? null, taken !== null],
  },
});
