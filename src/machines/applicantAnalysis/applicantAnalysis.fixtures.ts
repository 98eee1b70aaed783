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

const request = { by: 'Elias', at: '2026-01-10T09:00:00Z' };
const made: NonNullable<ApplicationAnalysis['analysis']> = { writer: 'rules', asked: request, resume: 'read', is_stale: false, requirements };
const nothing: SeenAnalysis = { analysis: null, running: null, failure: null, refusal: null, left: 50, renews_at: '2026-01-10T16:01:00Z' };
export const seenAnalysis: SeenAnalysis = { ...nothing, analysis: made, left: 49 };
const seen = {
  nothing,
  ready: seenAnalysis,
  stale: { ...seenAnalysis, analysis: { ...made, is_stale: true } },
  running: { ...nothing, running: request },
  unmade: { ...nothing, failure: 'aiUnavailable' as const },
  refused: { ...nothing, refusal: 'notAllowed' as const },
  usedUp: { ...nothing, left: 0 },
};

export const applicantAnalysisFlow = defineFlow({
  id: 'applicantAnalysis',
  area: 'hiring',
  title: 'Compare an application with its job',
  purpose: 'Shows each requirement of a job next to the evidence in the application, the same to both sides and without a score.',
  source: 'src/machines/applicantAnalysis/applicantAnalysis.machine.ts',
  machine: applicantAnalysisMachine,
  states: {
    loading: 'Checking whether there is an analysis.',
    offline: 'Offline; checks when the connection is back.',
    failed: 'The check failed.',
    settled: 'The state of the analysis is known.',
    'settled.arriving': 'Deciding what to show from the response.',
    'settled.notAsked': 'There is none, and one can be requested.',
    'settled.refused':
      'There is none, and none can be requested: the member lacks the permission, the application was withdrawn or decided, or a job seeker is looking.',
    'settled.usedUp': 'There is none, and the company has used up its analyses for today.',
    'settled.unmade': 'The last request failed, and the page says why; the previous analysis stays.',
    'settled.stale': 'There is one, but the job or the profile has changed since.',
    'settled.ready': 'There is one, and it is up to date.',
    looking: 'Checking again, while the known state stays on the page.',
    asking: 'Requesting an analysis.',
    askOffline: 'Offline; requests it when the connection is back.',
    askFailed: 'No response; the user can try again.',
    analysing: 'An analysis is being created, and the page polls for it.',
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
      requestAnalysis: {
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
    project: ({ seen: known }) => known && [known.analysis?.is_stale ?? null, known.running !== null, known.failure, known.refusal, known.left > 0],
  },
});
