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

const content: FoundContent = {
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
  title: 'Take over a resume',
  purpose: 'Reads an attached resume, lays what it found beside the profile, and takes over what is chosen; nothing is overwritten unasked.',
  source: 'src/machines/resumeSync/resumeSync.machine.ts',
  machine: resumeSyncMachine,
  states: {
    analyzing: 'The resume is being worked on.',
    'analyzing.reading': 'Its text is being read.',
    'analyzing.reading.quick': 'As long as it usually takes.',
    'analyzing.reading.slow': 'Longer than it usually takes, which is said.',
    'analyzing.comparing': 'What was found is being laid beside the profile.',
    unreachable: 'The device is offline; it goes on by itself once it is back.',
    failed: 'It was not read, for a reason of ours; it can be tried again.',
    crowded: 'Many resumes are being read; it can be tried again in a moment, and nothing was counted.',
    tooLong: 'The resume took more time or memory than one may; it can be tried again, or typed in.',
    needsOcr: 'The resume is a picture of text; it is to be typed in.',
    encrypted: 'The resume asks for a password; one without can be attached.',
    parseFailed: 'The file is damaged; another can be attached, or it is typed in.',
    quotaUsed: 'Three resumes were read today; more can be after 00:01 GMT+8.',
    gone: 'The resume was deleted on another device.',
    lowConfidence: 'Text was read that hardly looks like a resume; it can be looked at, with nothing chosen.',
    alreadyThere: 'The profile says all of it already, or there was nothing to find.',
    reviewing: 'Each thing that was found stands beside what the profile has: taken, or left.',
    'reviewing.untouched': 'As it was proposed, or left at another visit.',
    'reviewing.changed': 'Something was chosen or put right.',
    'reviewing.keeping': 'The choices are being kept for every device.',
    'reviewing.kept': 'The choices are kept.',
    'reviewing.invalid': 'Something chosen has to be told first; it is marked.',
    'reviewing.refused': 'The others were taken; what could not be is marked with its reason.',
    checking: 'What was chosen is being held against the rules.',
    applying: 'What was chosen is being taken over.',
    offline: 'The device is offline; it is taken over by itself once it is back.',
    notApplied: 'It was not taken over; the choices are kept, and it can be tried again.',
    completed: 'It is in the profile; the time is told.',
    rating: 'How well it was read is asked.',
    'rating.asking': 'One of five answers can be given.',
    'rating.saving': 'The answer is on its way.',
    'rating.failed': 'The answer did not arrive; it can be given again.',
    rated: 'The answer is there.',
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
          { ok: true, read: { content, isDoubtful: false } },
          { ok: true, read: { content, isDoubtful: true } },
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
      keepChoices: { done: [undefined] },
      saveRating: { done: [undefined], error: [broken] },
      waitForConnection: { done: [undefined] },
      waitToRead: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ items, read, sync: taken }) => [items.map(({ isTaken }) => isTaken), read?.isDoubtful ?? null, taken !== null],
  },
});
