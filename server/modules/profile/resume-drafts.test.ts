import { beforeAll, expect, test } from 'vitest';
import { ERRORS } from '../../../contract/errors.ts';
import { createResumeDraft, deleteResumeDraft, listResumeDrafts, updateResumeDraft } from '../../../contract/resume-drafts.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const form = { template: 'swiss', paper: 'Letter', language: 'ja', with_photo: true, with_date_of_birth: false, with_nationality: false } as const;

test('five drafts are kept, newest first, even when seven come at once; one more fits once one is deleted', async () => {
  const ana = await server.seeker();
  const keep = (name: string) => ana.call(createResumeDraft, { body: { name, form } });
  const answers = await Promise.all(Array.from({ length: 7 }, (_, index) => keep(`Draft ${index}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status !== 200)?.refusal).toMatchObject({ code: ERRORS.tooManyDrafts.code, message: /limit of 5 drafts/ });
  const [first] = (await ana.call(listResumeDrafts, {})).data;
  await ana.call(deleteResumeDraft, { params: { id: first?.id ?? '' } });
  server.clock.move(1_000);
  expect((await keep('For schools')).data).toMatchObject({ name: 'For schools', form });
  const drafts = (await ana.call(listResumeDrafts, {})).data;
  expect(drafts).toHaveLength(5);
  expect(drafts[0]?.name).toBe('For schools');
});

test('a draft is renamed and changed without losing the other, under the rules of a name, and by its owner alone', async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const { id } = (await ana.call(createResumeDraft, { body: { name: 'Short', form } })).data;
  expect((await ana.call(updateResumeDraft, { params: { id }, body: { name: 'Kurz (neu)' } })).data).toMatchObject({ name: 'Kurz (neu)', form });
  const changed = { ...form, template: 'modern' as const };
  expect((await ana.call(updateResumeDraft, { params: { id }, body: { form: changed } })).data).toMatchObject({ name: 'Kurz (neu)', form: changed });
  for (const name of ['', 'a/b', 'x'.repeat(101)])
    expect((await ana.call(updateResumeDraft, { params: { id }, body: { name } })).refusal.code).toBe(ERRORS.parameterInvalid.code);
  expect((await bea.call(updateResumeDraft, { params: { id }, body: { name: 'Mine' } })).refusal.code).toBe(ERRORS.notFound.code);
  await bea.call(deleteResumeDraft, { params: { id } });
  expect((await ana.call(listResumeDrafts, {})).data).toHaveLength(1);
});
