import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { CompanyChanges, CompanyPage } from '../../../contract/company-workspace.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { CompanyAnswer } from './companyEditor.actors.ts';
import { acmePage, companyEditorFlow } from './companyEditor.fixtures.ts';
import { companyEditorMachine } from './companyEditor.machine.ts';

pathTests(companyEditorFlow);

async function viewed() {
  const actors = { loadCompany: held<CompanyPage, void>(), saveCompany: held<CompanyAnswer, { changes: CompanyChanges }>(), watchCompany: held<void, void>() };
  const logic = Object.fromEntries(Object.entries(actors).map(([name, { logic: actor }]) => [name, actor]));
  const actor = createActor(companyEditorMachine.provide({ actors: logic as never })).start();
  await actors.loadCompany.calls[0]?.answer(acmePage);
  return { actor, ...actors, state: () => actor.getSnapshot() };
}
const details = { ...acmePage.details, about: 'We cook.', benefit_ids: [2] };

test('asks before discarding input; closes an unchanged form right away', async () => {
  const { actor, state } = await viewed();
  actor.send({ type: 'edit.requested' });
  actor.send({ type: 'edit.abandoned' });
  expect(state().value).toEqual({ viewing: { page: 'current', outcome: 'none' } });
  actor.send({ type: 'edit.requested' });
  actor.send({ type: 'details.changed' });
  actor.send({ type: 'edit.abandoned' });
  expect(state().value).toBe('confirmingDiscard');
  actor.send({ type: 'discard.declined' });
  expect(state().value).toEqual({ editing: 'dirty' });
});

test('keeps the form after a rejected field or a failure; shows a missing permission above the page', async () => {
  const { actor, state, saveCompany } = await viewed();
  const submit = () => actor.send({ type: 'details.submitted', details });
  actor.send({ type: 'edit.requested' });
  submit();
  expect(saveCompany.calls[0]?.input).toEqual({ changes: { about: 'We cook.', benefit_ids: [2] } });
  await saveCompany.calls[0]?.answer({ ok: false, failure: 'invalid', fields: { website: ['no'] } });
  expect(state()).toMatchObject({ value: { editing: 'invalid' }, context: { fields: { website: ['no'] } } });
  submit();
  await saveCompany.calls[1]?.fail(broken);
  expect(state().value).toEqual({ editing: 'failed' });
  submit();
  await saveCompany.calls[2]?.answer({ ok: false, failure: 'refused', message: 'Only an admin can.' });
  expect(state()).toMatchObject({ value: { viewing: { outcome: 'refused' } }, context: { message: 'Only an admin can.', page: acmePage, fields: {} } });
});
