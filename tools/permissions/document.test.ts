import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissionsDocument } from './document.ts';

test('docs/permissions.md is what the contract declares: run `npm run permissions`', () => {
  expect(readFileSync(new URL('../../docs/permissions.md', import.meta.url), 'utf8')).toBe(permissionsDocument());
});
