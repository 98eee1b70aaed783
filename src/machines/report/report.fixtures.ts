import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { reportMachine } from './report.machine.ts';

export const reportFlow = defineFlow({
  id: 'report',
  title: 'Report a job',
  purpose: 'Tells us that a job is spam, discriminates, or is broken, with one of ten reasons.',
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
    inputs: { job: { jobId: 7 } },
    events: {
      'reason.chosen': [{ type: 'reason.chosen', reasonId: 1 }],
      'report.submitted': [{ type: 'report.submitted' }],
      'report.closed': [{ type: 'report.closed' }],
    },
    actors: { sendReport: { done: [{ ok: true }, { ok: false, failure: 'tooMany', retryAfter: 60 }], error: [broken] } },
    project: ({ hasReported }) => hasReported,
  },
});
