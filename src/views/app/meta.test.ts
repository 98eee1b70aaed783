import { expect, test } from 'vitest';
import type { Boot } from '../../../contract/pages.ts';
import { metaOf } from './meta.ts';

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as unknown as Parameters<typeof metaOf>[1];
const searched = (url: string) => {
  const filters = { locations: [{ id: 1, value: 'Makati', seo_value: 'makati', region: 'Metro Manila' }] };
  const data = { filters, found: { reply: { jobs: [] }, meta: { total: 3 } }, fields: {}, job: null };
  return metaOf({ url, country: 'ph', language: 'en', page: { page: 'search', data } } as unknown as Boot, t, 'https://waymark.test');
};

test('the jobs of a place are a page of their own, with its own URL and title', () => {
  const place = searched('/jobs-hiring/job-search?location=makati');
  expect(place.canonical).toBe('https://waymark.test/jobs-hiring/job-search?location=makati');
  expect(place.title).toMatch(/search\.place.*Makati.*Philippines/);
  expect(searched('/jobs-hiring/nurse-jobs-in-makati').title).toContain('"query":"nurse"');
});

test('a place is the same in capitals, and its URL isn’t', () => {
  const place = searched('/jobs-hiring/nurse-jobs-in-Makati');
  expect(place.canonical).toBe('https://waymark.test/jobs-hiring/nurse-jobs-in-makati');
  expect(place.title).toMatch(/Makati/);
});

test('further filters, later pages and unknown places aren’t pages of their own', () => {
  expect(searched('/jobs-hiring/job-search?location=makati&jobType=2&page=3').canonical).toBe('https://waymark.test/jobs-hiring/job-search?location=makati');
  expect(searched('/jobs-hiring/nurse-jobs?location=atlantis').canonical).toBe('https://waymark.test/jobs-hiring/nurse-jobs');
});
