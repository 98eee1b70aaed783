import { defineFlow } from '../flow.ts';
import { chat } from '../chatRoom/chat.samples.ts';
import { broken } from '../samples.ts';
import { reportMachine } from './report.machine.ts';

export const reportFlow = defineFlow({
  id: 'report',
  area: 'find',
  title: 'Report',
  purpose: 'Reports what is wrong with a job, a conversation or its other participant, with a reason from a list.',
  source: 'src/machines/report/report.machine.ts',
  machine: reportMachine,
  states: {
    choosing: 'The reasons are shown.',
    'choosing.open': 'None is chosen yet.',
    'choosing.chosen': 'One is chosen; the report can be sent.',
    sending: 'Sending the report.',
    sent: 'The report was sent; the dialog says thanks.',
    refused: 'Too many reports for now; the choice stays.',
    failed: 'Sending failed; the choice stays.',
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
