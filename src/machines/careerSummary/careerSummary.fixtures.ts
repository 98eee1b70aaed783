import type { Credits } from '../../../contract/career-summary.ts';
import { defineFlow } from '../flow.ts';
import { broken, key, offline } from '../samples.ts';
import { careerSummaryMachine } from './careerSummary.machine.ts';

const some: Credits = { left: 3, most: 5, renews_at: '2026-01-10T16:01:00.000Z' };
const none: Credits = { ...some, left: 0 };
const refusal = { type: 'stream.refused', renewsAt: null } as const;

export const careerSummaryFlow = defineFlow({
  id: 'careerSummary',
  area: 'profile',
  title: 'Have the career summary written',
  purpose: 'Writes a summary from the profile, or the one there is anew; it streams, can be stopped, and takes the field’s place only when accepted.',
  source: 'src/machines/careerSummary/careerSummary.machine.ts',
  machine: careerSummaryMachine,
  states: {
    checking: 'Who writes, and how often more today, is being asked.',
    idle: 'A text can be asked for.',
    streaming: 'A text is being written; it can be stopped.',
    'streaming.opening': 'Its first word is waited for.',
    'streaming.writing': 'It comes word by word.',
    stopping: 'It was stopped, and the server is being told.',
    reviewing: 'A text is proposed: it can be accepted, tried again, written anew or discarded.',
    'reviewing.whole': 'It came to its end.',
    'reviewing.stopped': 'It was stopped before its end.',
    accepted: 'It stands in the field, where it can be changed; what stood there can be put back.',
    failed: 'It could not be written, at no cost; it can be tried again.',
    unavailable: 'The AI can not be reached, at no cost; it can be tried again.',
    lacking: 'The profile says too little to write from; what is missing is said.',
    busyElsewhere: 'One is being written already, in another tab or on another device; that one can be ended.',
    endingElsewhere: 'The other one is being ended.',
    offline: 'The device is offline; it goes on by itself once it is back.',
    quotaUsed: 'The day’s credits are used up; when they come back is told.',
  },
  fixtures: {
    inputs: { any: undefined },
    events: {
      'writing.requested': [{ type: 'writing.requested', rewrite: null, text: '', key }],
      'writing.stopped': [{ type: 'writing.stopped' }],
      'writing.retried': [{ type: 'writing.retried' }],
      'writing.dropped': [{ type: 'writing.dropped' }],
      'another.requested': [{ type: 'another.requested', key }],
      'elsewhere.ended': [{ type: 'elsewhere.ended' }],
      'proposal.accepted': [{ type: 'proposal.accepted', field: '' }],
      'acceptance.undone': [{ type: 'acceptance.undone' }],
      'proposal.discarded': [{ type: 'proposal.discarded' }],
      'stream.begun': [{ type: 'stream.begun', writer: 'rules', language: 'en' }],
      'stream.wrote': [{ type: 'stream.wrote', piece: 'Cook ' }],
      'stream.done': [
        { type: 'stream.done', text: 'Cook at Harbour Grill.', credits: some, missing: ['skills'], isUnchanged: false },
        { type: 'stream.done', text: 'Cook at Harbour Grill.', credits: none, missing: [], isUnchanged: false },
      ],
      'stream.ended': [{ type: 'stream.ended', credits: some }],
      'stream.refused': [
        { ...refusal, refusal: 'quotaUsed', renewsAt: none.renews_at },
        { ...refusal, refusal: 'unavailable' },
        { ...refusal, refusal: 'busyElsewhere' },
        { ...refusal, refusal: 'lacking' },
        { ...refusal, refusal: 'failed' },
      ],
      'stream.failed': [
        { type: 'stream.failed', failure: offline },
        { type: 'stream.failed', failure: broken },
      ],
    },
    actors: {
      readCredits: {
        done: [
          { writer: 'rules', credits: some },
          { writer: 'ai', credits: none },
        ],
        error: [broken],
      },
      writeSummary: {},
      endSummary: { done: [some], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ text, proposal, credits }) => [text !== '', proposal !== '', credits?.left === 0],
  },
});
