import { expect, test } from 'vitest';
import { inlined } from './vite-constants.ts';

test('limits and error codes become their numbers', () => {
  expect(inlined('wait(LIMITS.noticeHide); if (code === ERRORS.notFound.code) return;')).toBe('wait(3000); if (code === 40004) return;');
});

test('what is no number of the contract stays as it is', () => {
  const code = "import { LIMITS } from '../../contract/limits.ts'; Object.keys(LIMITS); LIMITS.nothing; MY_LIMITS.noticeHide";
  expect(inlined(code)).toBe(code);
});

test('a table that is left unused is not imported, one that is used is', () => {
  const line = "import { ERRORS } from '../../contract/errors.ts';";
  expect(inlined(`${line}\nERRORS.notFound.code`)).toBe('\n40004');
  expect(inlined(`${line}\nObject.keys(ERRORS)`)).toContain(line);
});
