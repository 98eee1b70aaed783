import { defineFlow } from '../flow.ts';
import { key } from '../samples.ts';
import { recordSamples, recordStates } from '../record/record.fixtures.ts';
import type { StoredRecord, Values } from '../record/record.types.ts';
import { preferencesMachine } from './preferences.machine.ts';

export const remoteCook: StoredRecord = {
  id: '5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01',
  job_title: 'Menu planner',
  industry_id: 3,
  job_type_ids: [1],
  work_arrangement: 'remote',
  work_language: 'en',
  timezone: 'Asia/Manila',
  location_id: 167_001,
  is_overseas: false,
  country_id: null,
  currency: 'PHP',
  salary_type: 'Negotiable',
  min_salary: null,
  max_salary: null,
  notice_period_id: null,
  is_open_to_work: true,
};
export const onsiteCook: StoredRecord = { ...remoteCook, id: '5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02', job_title: 'Head cook', work_arrangement: 'onsite' };
const numbered = (record: StoredRecord, n: number): StoredRecord => ({ ...record, id: `5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b1${n}` });
const { id: _, ...added }: Values & { id?: unknown } = onsiteCook;

export const preferencesFlow = defineFlow({
  id: 'preferences',
  area: 'profile',
  title: 'Job preferences',
  purpose: 'Lists the jobs a job seeker looks for: up to three remote and three on-site or hybrid. The last one can’t be deleted.',
  source: 'src/machines/preferences/preferences.machine.ts',
  machine: preferencesMachine,
  states: recordStates,
  fixtures: {
    inputs: {
      several: { kind: 'preference', records: [remoteCook, { ...onsiteCook, id: '5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b03', job_title: 'Cook' }] },
      full: { kind: 'preference', records: [1, 2, 3].flatMap((n) => [numbered(remoteCook, n), numbered(onsiteCook, n + 3)]) },
      unknown: { kind: 'preference' },
      unanswered: { kind: 'preference', records: [remoteCook], draft: { id: null, values: added, sent: key } },
    },
    ...recordSamples(remoteCook, onsiteCook, added, 'job_title'),
  },
});
