import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const documents = files.filter((file) => /^(?:README|(?:docs|tests|src|server|bench)\/.*)\.md$/.test(file));
/** A file by its path, or by the end of it. Not a URL of ours, and not a name that stands for many. */
const NAMED = /`((?!\/)[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|css))`/g;

test.each(documents)('%s names files that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, name]) => String(name).replace(/^(?:\.\.?\/)+/, ''));
  expect(named.filter((name) => !name.startsWith('.') && !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
});

const sources = files.filter((file) => /\.(?:tsx?|mjs|cjs|js|css)$/.test(file) && !file.startsWith('styled-system/') && existsSync(file));
const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;
/** A file by its path or the end of it, in a comment. Not a pattern such as `*.test.ts`, and not a name with a placeholder. */
const NAMED_IN_COMMENT = /(?<![\w@./<>*-])([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|css|md))(?![\w.-]*[\w-])/g;

test('comments name files that exist', () => {
  const named = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(COMMENT)].flatMap(([comment]) => [...comment.matchAll(NAMED_IN_COMMENT)].map(([, name]) => ({ source, name }))),
  );
  expect(named.length).toBeGreaterThan(100);
  const ends = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
  expect(named.filter(({ name }) => !ends.has(String(name).replace(/^(?:\.\.?\/)+/, '')))).toEqual([]);
});
