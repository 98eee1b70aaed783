import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROUTER, unbound } from './vite-router.ts';

const folder = path.join(import.meta.dirname, '../node_modules/react-router/dist/production');
const [file, ...others] = readdirSync(folder).filter(
  (name) => ROUTER.test(`${folder}/${name}`) && readFileSync(`${folder}/${name}`, 'utf8').includes('forwardRef'),
);

test('the installed router is built as the plugin takes it', () => {
  expect(others).toEqual([]);
  const code = unbound(readFileSync(`${folder}/${file}`, 'utf8'));
  expect(code).toMatch(/var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  expect(code).not.toMatch(/^(Form|Link|HistoryRouter)\.displayName/m);
});
