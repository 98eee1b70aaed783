import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { OnlineResume, OnlineResumeChoices } from '../../../contract/online-resume.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { SaveAnswer } from './onlineResume.actors.ts';
import { hiddenResume, onlineResumeFlow, publishedResume, renewedResume } from './onlineResume.fixtures.ts';
import { onlineResumeMachine } from './onlineResume.machine.ts';

pathTests(onlineResumeFlow);

async function started(resume: OnlineResume) {
  const loadOnlineResume = held<OnlineResume, void>();
  const saveOnlineResume = held<SaveAnswer, { choices: OnlineResumeChoices }>();
  const renewLink = held<OnlineResume, void>();
  const copyLink = held<void, { url: string }>();
  const actors = { loadOnlineResume: loadOnlineResume.logic, saveOnlineResume: saveOnlineResume.logic, renewLink: renewLink.logic, copyLink: copyLink.logic };
  const actor = createActor(onlineResumeMachine.provide({ actors: actors as never })).start();
  await loadOnlineResume.calls[0]?.answer(resume);
  return { actor, saveOnlineResume, renewLink, copyLink };
}

test('hides the resume, shows it to everyone, and hides it again with the same link', async () => {
  const { actor, saveOnlineResume } = await started(hiddenResume);
  expect(actor.getSnapshot().value).toEqual({ hidden: 'idle' });
  actor.send({ type: 'choice.changed', change: { visibility: 'everyone' } });
  expect(actor.getSnapshot()).toMatchObject({ value: 'saving', context: { shown: { visibility: 'everyone' }, stored: { visibility: 'nobody' } } });
  await saveOnlineResume.calls[0]?.answer({ ok: true, resume: publishedResume });
  expect(actor.getSnapshot().value).toEqual({ published: 'saved' });
  actor.send({ type: 'choice.changed', change: { visibility: 'nobody' } });
  await saveOnlineResume.calls[1]?.answer({ ok: true, resume: { ...publishedResume, visibility: 'nobody' } });
  expect(actor.getSnapshot()).toMatchObject({ value: { hidden: 'saved' }, context: { stored: { url: publishedResume.url } } });
});

test('sends two quick choices together, including choices about the form', async () => {
  const { actor, saveOnlineResume } = await started(publishedResume);
  actor.send({ type: 'choice.changed', change: { form: { template: 'modern' } } });
  actor.send({ type: 'choice.changed', change: { is_contact_shown: true } });
  expect(saveOnlineResume.calls[0]?.isStopped()).toBe(true);
  expect(saveOnlineResume.calls[1]?.input.choices).toEqual({
    visibility: 'everyone',
    is_contact_shown: true,
    form: { ...publishedResume.form, template: 'modern' },
  });
});

test('rolls back a choice that couldn’t be saved, without hiding or showing the resume', async () => {
  const { actor, saveOnlineResume } = await started(publishedResume);
  actor.send({ type: 'choice.changed', change: { visibility: 'nobody' } });
  await saveOnlineResume.calls[0]?.fail(broken);
  expect(actor.getSnapshot()).toMatchObject({ value: { published: 'failed' }, context: { shown: { visibility: 'everyone' }, failure: broken } });
});

test('replaces the link only after confirmation', async () => {
  const { actor, renewLink } = await started(publishedResume);
  actor.send({ type: 'renewal.requested' });
  actor.send({ type: 'renewal.cancelled' });
  expect(renewLink.calls).toHaveLength(0);
  actor.send({ type: 'renewal.requested' });
  actor.send({ type: 'renewal.confirmed' });
  await renewLink.calls[0]?.answer(renewedResume);
  expect(actor.getSnapshot()).toMatchObject({ value: { published: 'renewed' }, context: { stored: { url: renewedResume.url } } });
});

test('copies the current link', async () => {
  const { actor, copyLink } = await started(renewedResume);
  actor.send({ type: 'link.copied' });
  expect(copyLink.calls[0]?.input).toEqual({ url: renewedResume.url });
});
