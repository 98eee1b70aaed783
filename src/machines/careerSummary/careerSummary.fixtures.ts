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
  title: 'Write the career summary',
  purpose:
    'Writes a summary from the profile, or rewrites the current one. The text streams, can be stopped, and replaces the field’s content only when accepted.',
  source: 'src/machines/careerSummary/careerSummary.machine.ts',
  machine: careerSummaryMachine,
  states: {
    checking: 'Loading which AI writes, and how many uses are left today.',
    idle: 'A text can be requested.',
    streaming: 'Writing a text; it can be stopped.',
    'streaming.opening': 'Waiting for the first word.',
    'streaming.writing': 'Streaming the text.',
    stopping: 'Stopped, and reporting that to the server.',
    reviewing: 'A text is proposed: it can be accepted, retried, rewritten or discarded.',
    'reviewing.whole': 'The text is complete.',
    'reviewing.stopped': 'The text was stopped before its end.',
    accepted: 'The text is in the field, where it can be edited; the previous content can be restored.',
    failed: 'Writing failed, at no cost; the user can try again.',
    unavailable: 'The AI can’t be reached, at no cost; the user can try again.',
    lacking: 'The profile contains too little to write from; the page says what is missing.',
    busyElsewhere: 'Another tab or device is already writing one; the user can end it.',
    endingElsewhere: 'Ending the other one.',
    offline: 'Offline; continues when the connection is back.',
    quotaUsed: 'The day’s credits are used up; the page says when they renew.',
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
