import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { acmePage } from '../companyEditor/companyEditor.fixtures.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { key } from '../samples.ts';
import type { PapersAnswer } from './companyPapers.actors.ts';
import { companyPapersFlow, withPaper } from './companyPapers.fixtures.ts';
import { companyPapersMachine } from './companyPapers.machine.ts';

pathTests(companyPapersFlow);

function begun(page: CompanyPage) {
  const actors = {
    uploadPaper: held<PapersAnswer, { file: FileRef }>(),
    removePaper: held<PapersAnswer, { id: string }>(),
    requestVerification: held<PapersAnswer, { by: string }>(),
  };
  const logic = Object.fromEntries(Object.entries(actors).map(([name, { logic: actor }]) => [name, actor]));
  const actor = createActor(companyPapersMachine.provide({ actors: logic as never }), { input: { page } }).start();
  return { actor, ...actors, state: () => actor.getSnapshot() };
}
const by = (way: 'domain' | 'documents') => ({ type: 'verification.asked', by: way }) as const;

test.each<[string, Partial<CompanyPage>, domain: boolean, documents: boolean]>([
  ['nothing shown, address elsewhere', { ...acmePage, domain_proof: 'otherDomain' }, false, false],
  ['nothing shown, address there', acmePage, true, false],
  ['an address nobody confirmed', { ...acmePage, domain_proof: 'unconfirmed' }, false, false],
  ['a paper', withPaper, false, true],
  ['a paper that waits', { ...withPaper, verification: 'pending' }, false, false],
  ['a paper that waits, an address there', { ...withPaper, verification: 'pending', domain_proof: 'proves' }, true, false],
  ['refused', { ...withPaper, verification: 'refused' }, false, true],
  ['verified, its domain not confirmed', { ...withPaper, verification: 'verified', domain_proof: 'proves' }, true, false],
  ['a domain confirmed already', { ...withPaper, domain_proof: 'confirmed', confirmed_domain: 'acme.example' }, false, true],
  ['verified', { ...withPaper, verification: 'verified', domain_proof: 'proves', domain_verifies: true }, false, false],
])('%s: what can be requested', (_, page, domain, documents) => {
  const { state } = begun(page as CompanyPage);
  expect([state().can(by('domain')), state().can(by('documents'))]).toEqual([domain, documents]);
});

test('says what came of an upload, even once the company is loaded again because of it', async () => {
  const { actor, state, uploadPaper } = begun(acmePage);
  actor.send({ type: 'paper.chosen', file: { ref: key, name: 'a.pdf', size: 9 } });
  await uploadPaper.calls[0]?.answer({ ok: true, page: withPaper });
  const loaded = structuredClone(withPaper);
  actor.send({ type: 'page.changed', page: loaded });
  expect(state().value).toEqual({ resting: 'stored' });
  expect(state().context.page).toBe(loaded);
});

test('reports the result to the rest of the page', async () => {
  const { actor, state, uploadPaper, requestVerification } = begun(acmePage);
  const emitted: CompanyPage[] = [];
  actor.on('page.changed', ({ page }) => emitted.push(page));
  actor.send({ type: 'paper.chosen', file: { ref: key, name: 'a.pdf', size: 9 } });
  await uploadPaper.calls[0]?.answer({ ok: true, page: withPaper });
  actor.send(by('documents'));
  expect(requestVerification.calls[0]?.input).toEqual({ by: 'documents' });
  await requestVerification.calls[0]?.answer({ ok: true, page: { ...withPaper, verification: 'pending' } });
  expect([state().value, emitted.map(({ verification }) => verification)]).toEqual([{ resting: 'asked' }, ['none', 'pending']]);
});
