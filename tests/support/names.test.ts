import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// docs/glossary.md has the terms to use instead. Names from an earlier vocabulary must not return.
const FORBIDDEN = new Set([
  'House',
  'house',
  'Told',
  'Taste',
  'tasteOf',
  'Heartbeat',
  'Trouble',
  'Around',
  'Outward',
  'MayCome',
  'WasSent',
  'adoptGuest',
  'sayPlain',
  'saidAs',
  'isToldTwice',
  'ToldSession',
  'AskedWords',
  'CompaniesAsked',
  'StandsNow',
]);
const FORBIDDEN_FILES = new Set([
  'house',
  'one',
  'turned',
  'say',
  'plain',
  'adopt',
  'taste',
  'life',
  'own',
  'handed',
  'kept',
  'welcome',
  'letters',
  'Heartbeat',
  'Around',
  'Trouble',
  'Outward',
  'MayCome',
  'WasSent',
  'saidAs',
  'asked-words',
  'StandsNow',
  'AskedFor',
  'LetterDialog',
]);

/** How many declared names contain these words: letters of an alphabet mostly. Never raise one. */
const LEFT: Record<string, number> = { told: 0, kept: 0, asked: 1, said: 0, letter: 5, letters: 22, stands: 0, whose: 0, whom: 0 };

const DECLARED = /^\s*(?:export )?(?:default )?(?:async )?(?:declare )?(?:const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('styled-system/') && existsSync(file));
const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, name]) => ({ file, name: String(name) })));

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

test('nothing is declared with a name from the earlier vocabulary', () => {
  expect(names.filter(({ name }) => FORBIDDEN.has(name))).toEqual([]);
});

test('no file has such a name', () => {
  expect(files.filter((file) => FORBIDDEN_FILES.has(path.basename(file).replace(/(\.test|\.fixture)?\.tsx?$/, '')))).toEqual([]);
});

test.each(Object.entries(LEFT))('no new names contain “%s”', (word, most) => {
  const found = names.filter(({ name }) => wordsOf(name).includes(word));
  expect(found.length, `Use a term of docs/glossary.md:\n${found.map(({ file, name }) => `${file}: ${name}`).join('\n')}`).toBeLessThanOrEqual(most);
});
