import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const documents = files.filter((file) => /^(?:README|(?:docs|tests|src|server|bench)\/.*)\.md$/.test(file));
/** A file by its path, or by the end of it. Not a URL of ours, and not a name that stands for many. */
const NAMED = /`((?!\/)[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|css))`/g;

test.each(documents)('%s names files that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, name]) => String(name).replace(/^(?:\.\.?\/)+/, ''));
  expect(named.filter((name) => !name.startsWith('.') && !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
});
