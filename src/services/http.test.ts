// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { requestOf, send } from './http.ts';

const aTurn = () => new Promise<string>((resolve) => setImmediate(resolve, 'nothing'));

test('an aborted call reports neither an answer nor a failure', async () => {
  const result = send('getProfile', {}, { signal: AbortSignal.abort() }).then(
    () => 'an answer',
    () => 'a failure',
  );
  await aTurn();
  expect(await Promise.race([result, aTurn()])).toBe('nothing');
});

test('a call is for the page’s country, or for another that it names', () => {
  const countryOf = (countryId?: number) => requestOf('getJobseekerFilters', {}, { countryId }).headers['Country-Id'];
  expect([countryOf(), countryOf(105)]).toEqual(['167', '105']);
});
