import { expect, test } from 'vitest';
import { attackedApp } from './app.ts';
import { readOptions } from './options.ts';
import { storyOf } from './print.ts';
import { runStories } from './story.ts';

/** The part of `npm run attack` in `npm test`: the same stories each time, so that a reopened hole is found before it is committed. */
const options = { ...readOptions(['--seed', '11']), stories: 100 };
const t = await attackedApp();

test('no story of the short run breaks an invariant', async () => {
  const { finding } = await runStories(t, options, new Set());
  expect(finding && storyOf(finding)).toBeNull();
}, 180_000);
