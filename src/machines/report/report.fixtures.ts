import { defineFlow } from '../flow.ts';
import { chat } from '../chatRoom/chat.samples.ts';
import { broken } from '../samples.ts';
import { reportMachine } from './report.machine.ts';

export const reportFlow = defineFlow({
  id: 'report',
  area: 'find',
  title: 'Report',
  purpose: 'Tells us what is wrong with a job, a conversation or the other in it, with a reason of a list.',
  source: 'src/machines/report/report.machine.ts',
  machine: reportMachine,
  states: {
    choosing: 'The reasons are offered.',
    'choosing.open': 'None is chosen yet.',
    'choosing.chosen': 'One is chosen; it can be sent.',
    sending: 'The report is being sent.',
    sent: 'It arrived; thanks are shown.',
    refused: 'Too many reports for now; the reason is kept.',
    failed: 'It could not be sent; the reason is kept.',
    closed: 'The dialog was closed.',
  },
  fixtures: {
    inputs: { job: { about: { jobId: 7 } }, chat: { about: { chatId: chat.id, list: 'report_recruiter_reasons' } } },
    events: {
      'reason.chosen': [{ type: 'reason.chosen', reasonId: 1 }],
      'report.submitted': [{ type: 'report.submitted', comment: '' }],
      'report.closed': [{ type: 'report.closed' }],
    },
    actors: { sendReport: { done: [{ ok: true }, { ok: false, failure: 'tooMany', retryAfter: 60 }], error: [broken] } },
    project: ({ hasReported }) => hasReported,
  },
});
