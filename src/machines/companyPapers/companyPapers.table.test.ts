import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, key } from '../samples.ts';
import { withPaper, companyPapersFlow } from './companyPapers.fixtures.ts';

const input = { page: withPaper };
const file = { ref: key, name: 'registration.pdf', size: 240_000 };
const changed = { ...withPaper, documents: [] };
const refusal = { ok: false, failure: 'refused', message: 'Only an admin can.' };
const proven = { ...withPaper, domain_proof: 'proves' as const, domain_verifies: false };
const request = (by: string) => ({ type: 'verification.asked', by });

stateTable(companyPapersFlow, input, [
  starts(input, 'resting.idle', { calls: {} }),
  ...['idle', 'stored', 'removed', 'asked', 'rejected', 'refused', 'failed'].flatMap((part): Row[] => [
    [
      `resting.${part}`,
      { type: 'paper.chosen', file },
      'uploading',
      { given: { reason: 'type' }, sets: { file, reason: null }, calls: { uploadPaper: { file } } },
    ],
    [`resting.${part}`, { type: 'removal.requested', id: 'paper-1' }, 'confirmingRemoval', { sets: { id: 'paper-1' }, calls: {} }],
    [`resting.${part}`, request('documents'), 'asking', { sets: { by: 'documents' }, calls: { requestVerification: { by: 'documents' } } }],
    [`resting.${part}`, request('documents'), null, { given: { page: changed } }],
    [`resting.${part}`, request('domain'), 'asking', { given: { page: proven }, calls: { requestVerification: { by: 'domain' } } }],
    [`resting.${part}`, request('domain'), null],
  ]),
  ...[
    ...['idle', 'stored', 'removed', 'asked', 'rejected', 'refused', 'failed'].map((part) => `resting.${part}`),
    'uploading',
    'confirmingRemoval',
    'removing',
    'asking',
  ].map((state): Row => [state, { type: 'page.changed', page: changed }, state, { sets: { page: changed }, calls: {} }]),
  ['uploading', 'paper.cancelled', 'resting.idle'],
  ['uploading', done('uploadPaper', { ok: false, failure: 'rejected', reason: 'type' }), 'resting.rejected', { sets: { reason: 'type' } }],
  ['confirmingRemoval', 'removal.confirmed', 'removing', { given: { id: 'paper-1' }, calls: { removePaper: { id: 'paper-1' } } }],
  ['confirmingRemoval', 'removal.declined', 'resting.idle'],
  // Each change is sent to the page that shows the company.
  ...(
    [
      ['uploading', 'uploadPaper', 'stored'],
      ['removing', 'removePaper', 'removed'],
      ['asking', 'requestVerification', 'asked'],
    ] as const
  ).flatMap(([from, call, then]): Row[] => [
    [from, done(call, { ok: true, page: changed }), `resting.${then}`, { sets: { page: changed }, emits: [{ type: 'page.changed', page: changed }] }],
    [from, done(call, refusal), 'resting.refused', { sets: { message: refusal.message }, emits: [] }],
    [from, fails(call, broken), 'resting.failed', saysFailed],
  ]),
]);
