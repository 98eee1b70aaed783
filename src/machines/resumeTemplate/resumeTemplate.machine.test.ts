import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { draft } from '../resumeDraft/resumeDraft.fixtures.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { TemplateAnswer } from './resumeTemplate.actors.ts';
import { resumeTemplateFlow } from './resumeTemplate.fixtures.ts';
import { resumeTemplateMachine } from './resumeTemplate.machine.ts';

pathTests(resumeTemplateFlow);

const call = () => held<TemplateAnswer, Record<string, unknown>>();
const { form } = draft;

function start() {
  const [draw, generate, download, save, exported] = [call(), call(), call(), call(), call()];
  const connection = held<void, void>();
  const actors = {
    drawPages: draw.logic,
    generateResume: generate.logic,
    downloadFile: download.logic,
    saveDraft: save.logic,
    downloadProfile: exported.logic,
    waitForConnection: connection.logic,
  } as never;
  const actor = createActor(resumeTemplateMachine.provide({ actors }), { input: { form } }).start();
  return { actor, draw: draw.calls, generate: generate.calls, save: save.calls, connection: connection.calls };
}

test('a changed option draws new pages, and old pages never pass for new ones', async () => {
  const { actor, draw, generate } = start();
  actor.send({ type: 'template.chosen', form });
  const usSize = { ...form, paper: 'Letter' as const };
  actor.send({ type: 'form.changed', form: usSize });
  expect(draw[0]?.isStopped()).toBe(true);
  actor.send({ type: 'generate.requested', key });
  expect(generate).toHaveLength(0);
  await draw[1]?.answer({ ok: true, pages: ['<svg/>'] });
  actor.send({ type: 'generate.requested', key });
  expect(generate[0]?.input).toEqual({ form: usSize, key });
  await generate[0]?.answer({ ok: true, resume });
  expect(actor.getSnapshot()).toMatchObject({ value: 'made', context: { resume } });
});

test('creates it automatically when the connection is back, with the same key', async () => {
  const { actor, draw, generate, connection } = start();
  actor.send({ type: 'template.chosen', form });
  await draw[0]?.answer({ ok: true, pages: ['<svg/>'] });
  actor.send({ type: 'generate.requested', key });
  await generate[0]?.fail(offline);
  await connection[0]?.answer();
  expect(generate[1]?.input).toEqual({ form, key });
  await generate[1]?.answer({ ok: false, failure: 'full' });
  expect(actor.getSnapshot().value).toEqual({ generating: 'full' });
});

test('saves changes to an opened draft under its name; creates it again if deleted in the meantime', async () => {
  const { actor, draw, save } = start();
  actor.send({ type: 'draft.opened', draft });
  await draw[0]?.answer({ ok: true, pages: ['<svg/>'] });
  actor.send({ type: 'draft.requested' });
  expect(save[0]?.input).toMatchObject({ form, id: draft.id, name: draft.name });
  await save[0]?.answer({ ok: false, failure: 'gone' });
  expect(actor.getSnapshot()).toMatchObject({ value: { keeping: 'naming' }, context: { draft: null, name: draft.name } });
  actor.send({ type: 'name.submitted', name: 'Again', key });
  expect(save[1]?.input).toMatchObject({ id: null, name: 'Again', key });
  await save[1]?.fail(broken);
  actor.send({ type: 'name.submitted', name: 'Again', key: 'another-key' });
  expect(save[2]?.input).toMatchObject({ name: 'Again', key });
  await save[2]?.fail(broken);
  actor.send({ type: 'name.submitted', name: 'Once more', key: 'another-key' });
  expect(save[3]?.input).toMatchObject({ name: 'Once more', key: 'another-key' });
  await save[3]?.answer({ ok: true, draft });
  expect(actor.getSnapshot().value).toEqual({ shaping: { drawn: 'kept' } });
});
