import type { ApplicationAnalysis, Requirement } from '../../../contract/applicant-analysis.ts';
import { applicant } from '../applicant/applicant.fixtures.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import type { SeenAnalysis } from './applicantAnalysis.actors.ts';
import { applicantAnalysisMachine } from './applicantAnalysis.machine.ts';

const none = { part: null, have: null, need: null };
export const requirements: Requirement[] = [
  {
    kind: 'skill',
    text: 'IFRS',
    verdict: 'met',
    evidence: [{ source: 'resume', section: 'work', page: 1, quote: 'Moved four companies to IFRS' }],
    gap: null,
  },
  {
    kind: 'experience',
    text: '5-10 years',
    verdict: 'partly',
    evidence: [{ source: 'profile', section: 'work', page: null, quote: 'Accountant · Himig Assurance · Mar 2022 – now' }],
    gap: { ...none, code: 'fewerYears', have: 4, need: 5 },
  },
  { kind: 'other', text: 'Has led an external audit', verdict: 'notFound', evidence: [], gap: { ...none, code: 'notShown' } },
];

const asked = { by: 'Elias', at: '2026-01-10T09:00:00Z' };
const made: NonNullable<ApplicationAnalysis['analysis']> = { writer: 'rules', asked, resume: 'read', is_stale: false, requirements };
const nothing: SeenAnalysis = { analysis: null, running: null, failure: null, refusal: null, left: 50, renews_at: '2026-01-10T16:01:00Z' };
export const seenAnalysis: SeenAnalysis = { ...nothing, analysis: made, left: 49 };
const seen = {
  nothing,
  ready: seenAnalysis,
  stale: { ...seenAnalysis, analysis: { ...made, is_stale: true } },
  running: { ...nothing, running: asked },
  unmade: { ...nothing, failure: 'aiUnavailable' as const },
  refused: { ...nothing, refusal: 'notAllowed' as const },
  usedUp: { ...nothing, left: 0 },
};

export const applicantAnalysisFlow = defineFlow({
  id: 'applicantAnalysis',
  area: 'hiring',
  title: 'An application held against its job',
  purpose: 'Shows what a job asks for beside where the applicant shows it, to both sides alike and without a score.',
  source: 'src/machines/applicantAnalysis/applicantAnalysis.machine.ts',
  machine: applicantAnalysisMachine,
  states: {
    loading: 'Whether there is one is being asked.',
    offline: 'The device is offline; it is asked once it is back.',
    failed: 'It could not be asked.',
    settled: 'How it stands is known.',
    'settled.arriving': 'What was told is looked at.',
    'settled.notAsked': 'There is none, and one can be asked for.',
    'settled.refused': 'There is none, and none can be asked for: by a member without the permission, of what is withdrawn or answered, or by a seeker.',
    'settled.usedUp': 'There is none, and the company’s analyses of today are used up.',
    'settled.unmade': 'The last one asked for did not come about, and why is said; what was there before stays.',
    'settled.stale': 'There is one, and the job or the profile was changed since.',
    'settled.ready': 'There is one, made from what is there now.',
    looking: 'It is looked at again, while what is known is shown.',
    asking: 'One is being asked for.',
    askOffline: 'The device is offline; it is asked for once it is back.',
    askFailed: 'No answer came; it can be asked for again.',
    analysing: 'One is being made, and looked after.',
  },
  fixtures: {
    inputs: { employer: { side: 'employer', id: applicant.id } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'analysis.requested': [{ type: 'analysis.requested' }],
      'analysis.dropped': [{ type: 'analysis.dropped' }],
      'analysis.changed': [{ type: 'analysis.changed' }],
    },
    actors: {
      readAnalysis: { done: Object.values(seen), error: [offline, broken] },
      askAnalysis: {
        done: [
          { ok: true, seen: seen.running },
          { ok: false, failure: 'refused' },
        ],
        error: [offline, broken],
      },
      watchAnalysis: {},
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ seen: told }) => told && [told.analysis?.is_stale ?? null, told.running !== null, told.failure, told.refusal, told.left > 0],
  },
});
