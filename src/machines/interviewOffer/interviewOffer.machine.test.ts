import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { AT, interviewIn, OTHER, START } from '../interviewAction/samples.ts';
import { broken, key } from '../samples.ts';
import { offerFaults } from './faults.ts';
import type { OfferAnswer } from './interviewOffer.actors.ts';
import { goodDraft, interviewOfferFlow } from './interviewOffer.fixtures.ts';
import { interviewOfferMachine } from './interviewOffer.machine.ts';
import type { OfferDraft, OfferTo } from './interviewOffer.types.ts';

pathTests(interviewOfferFlow);

function start() {
  const send = held<OfferAnswer, { to: OfferTo; draft: OfferDraft; key: string }>();
  const to: OfferTo = { kind: 'application', applicationId: 'a' };
  const actor = createActor(interviewOfferMachine.provide({ actors: { sendOffer: send.logic } }), { input: { to } }).start();
  return { actor, calls: send.calls };
}
const submit = { type: 'offer.submitted' as const, draft: goodDraft, key, now: AT.offered };

test('a retry uses the same key, and ends with the interview', async () => {
  const { actor, calls } = start();
  actor.send(submit);
  await calls[0]?.fail(broken);
  actor.send({ type: 'offer.retried' });
  expect(calls.map(({ input }) => input.key)).toEqual([key, key]);
  await calls[1]?.answer({ ok: true, interview: interviewIn('pending', 'employer') });
  expect(actor.getSnapshot().output?.interview?.status).toBe('pending');
});

test('shows the server’s messages at their fields, until the draft changes', async () => {
  const { actor, calls } = start();
  actor.send(submit);
  await calls[0]?.answer({ ok: false, failure: 'invalid', faults: { 'times.0': { message: 'gone' } } });
  expect(actor.getSnapshot()).toMatchObject({ value: { editing: 'invalid' }, context: { faults: { 'times.0': { message: 'gone' } } } });
  actor.send({ type: 'draft.changed' });
  expect(actor.getSnapshot()).toMatchObject({ value: { editing: 'clean' }, context: { faults: {} } });
});

describe('what is wrong with an offer', () => {
  test.each([
    ['nothing', {}, {}],
    ['a time left open', { times: [START, ''] }, { 'times.1': 'required' }],
    ['a time that is now', { times: [AT.offered] }, { 'times.0': 'timePast' }],
    ['the same time twice', { times: [START, OTHER, START] }, { 'times.2': 'timeTwice' }],
    ['a time next year', { times: ['2027-01-12T14:00:00.000Z'] }, { 'times.0': 'timeFar' }],
    ['no address on site', { address: ' ' }, { address: 'required' }],
    ['no link by video', { method: 'video' as const }, { video_link: 'required' }],
    ['a link that is none', { method: 'video' as const, videoLink: 'http://meet.example.com/a' }, { video_link: 'link' }],
    ['nobody who calls', { method: 'phone' as const, contactPerson: '' }, { contact_person: 'required' }],
    ['too many words', { instructions: 'a'.repeat(2_001) }, { instructions: 'tooLong' }],
  ])('%s', (_, more, faults) => {
    expect(offerFaults({ ...goodDraft, ...more }, AT.offered)).toEqual(faults);
  });
});
