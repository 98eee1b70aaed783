import { AT, interviewIn } from '../interviewAction/samples.ts';
import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key } from '../samples.ts';
import { goodDraft, interviewOfferFlow } from './interviewOffer.fixtures.ts';

const to = { kind: 'application', applicationId: 'a-1' };
const submit = { type: 'offer.submitted', draft: goodDraft, key, now: AT.offered };
const incomplete = { ...submit, draft: { ...goodDraft, address: '' } };
const faults = { address: 'required' };
const sends = { given: { draft: goodDraft, key }, calls: { sendOffer: { to, draft: goodDraft, key } } };
const clears = { given: { faults, refusal: 'interviewOpen', failure: broken }, sets: { faults: {}, refusal: null, failure: null } };
const interview = interviewIn('pending', 'employer');

stateTable(interviewOfferFlow, { to }, [
  starts({ to }, 'editing.clean', { calls: {} }),
  ...['editing.clean', 'editing.invalid'].flatMap((from): Row[] => [
    [from, submit, 'sending', { given: { faults, refusal: 'x' }, sets: { draft: goodDraft, key, faults: {}, refusal: null }, calls: sends.calls }],
    [from, incomplete, 'editing.invalid', { sets: { faults }, calls: {} }],
  ]),
  ...['editing.invalid', 'offline', 'failed', 'refused'].map((from): Row => [from, 'draft.changed', 'editing.clean', clears]),
  ...['editing.clean', 'editing.invalid', 'offline', 'failed', 'refused'].map((from): Row => [from, 'offer.left', 'left', { output: { interview: null } }]),
  ['sending', done('sendOffer', { ok: true, interview }), 'offered', { output: { interview } }],
  ['sending', done('sendOffer', { ok: false, failure: 'invalid', faults }), 'editing.invalid', { sets: { faults } }],
  ['sending', done('sendOffer', { ok: false, failure: 'interviewOpen' }), 'refused', { sets: { refusal: 'interviewOpen' } }],
  ['sending', fails('sendOffer', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['sending', fails('sendOffer', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'sending', sends],
  ['offline', 'offer.retried', 'sending', sends],
  ['failed', 'offer.retried', 'sending', sends],
]);
