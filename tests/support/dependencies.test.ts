import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every dependency is pinned and justified in docs/decisions', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const listed = [...readFileSync('docs/decisions/dependencies.md', 'utf8').matchAll(/^\| (@?[a-z][\w/.-]*) +\|/gm)].map(([, name]) => name);
  expect(listed).toEqual(
    Object.keys(all)
      .filter((name) => !name.startsWith('@types/'))
      .sort(),
  );
  for (const [name, version] of Object.entries(all)) expect.soft(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});
