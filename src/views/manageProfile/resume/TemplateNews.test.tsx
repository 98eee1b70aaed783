// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import { failure } from '../../../lib/failure.ts';
import { resumeTemplateFlow } from '../../../machines/resumeTemplate/resumeTemplate.fixtures.ts';
import { resumeTemplateMachine } from '../../../machines/resumeTemplate/resumeTemplate.machine.ts';
import { TemplateNews } from './TemplateNews.tsx';

test('a user who exceeds the limit is told how long to wait', async () => {
  const message = 'Too many attempts. Try again in 20 seconds.';
  const refused = failure('refused', 429, { code: 40006, message, retry_after: 20 });
  const machine = resumeTemplateMachine.provide({ actors: { drawPages: fromPromise(() => Promise.reject(refused)) } });
  const actor = createActor(machine, { input: resumeTemplateFlow.fixtures.inputs.classic as never }).start();
  actor.send(resumeTemplateFlow.fixtures.events['template.chosen']?.[0] as never);
  await expect.poll(() => actor.getSnapshot().matches({ shaping: 'notDrawn' })).toBe(true);
  render(
    <Frame>
      <TemplateNews state={actor.getSnapshot()} send={actor.send} />
    </Frame>,
  );
  expect(await screen.findByText(message)).toBeTruthy();
});
