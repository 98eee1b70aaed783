import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { STEPS, withYoungExecutor } from './vite-xstate.ts';

const folder = path.join(import.meta.dirname, '../node_modules/xstate/dist');
const [file, ...others] = readdirSync(folder).filter((name) => STEPS.test(`${folder}/${name}`));

test('the installed XState is built as the plugin takes it', () => {
  expect(others).toEqual([]);
  const code = withYoungExecutor(readFileSync(`${folder}/${file}`, 'utf8'));
  expect(code).toMatch(/const collect = action => \{\s+actions\.push\(action\);\s+originalExecutor\(action\);\s+\};\s+actorScope\.actionExecutor = collect;/);
  expect(code).not.toMatch(/^\s*(this|\w+)\.\w+ = (\(?\w*\)? =>|function)/m);
});
