import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { expect, test } from 'vitest';
import { flows } from '../../../src/machines/registry.ts';
import { storiesOf } from '../../../packages/flows/paths/stories.ts';
import { writeFeature } from '../../../packages/flows/text/story.ts';

/** One in this many charts has its paths checked; all with WAYMARK_PATHS=every. */
const EACH = process.env['WAYMARK_PATHS'] === 'every' ? 1 : 7;

test.each(flows.filter((_, index) => index % EACH === 0).map((flow) => [flow.id, flow] as const))(
  'Cucumber parses a scenario for each path of %s, with all its steps',
  (_, flow) => {
    const stories = storiesOf(flow);
    let last = 0;
    const parser = new Parser(new AstBuilder(() => `${++last}`), new GherkinClassicTokenMatcher());
    const scenarios = parser.parse(writeFeature(flow, stories)).feature?.children.flatMap(({ scenario }) => scenario ?? []) ?? [];
    expect(scenarios.map(({ name, steps }) => [name, steps.length])).toEqual(stories.map(({ title, steps }) => [title, 2 + 2 * steps.length]));
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(stories.length);
  },
);
