import { expect, test } from 'vitest';
import { externalJob, job } from '../../machines/samples.ts';
import { jobPostingJsonLd } from './jsonLd.ts';

const ORIGIN = 'https://waymark.test';
const posting = (values: object = {}) => jobPostingJsonLd({ ...job, ...values }, ORIGIN);

test('an open job has every field Google asks for', () => {
  expect(posting()).toMatchObject({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: '<p>Keep the books.</p>',
    datePosted: job.posted_at,
    validThrough: job.valid_through,
    directApply: true,
    url: ORIGIN + job.url,
    hiringOrganization: { '@type': 'Organization', name: job.company.name, logo: ORIGIN + job.company.logo },
    identifier: { '@type': 'PropertyValue', value: String(job.id) },
    jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Makati', addressCountry: 'PH' } }],
  });
  expect(jobPostingJsonLd(externalJob, ORIGIN)).toMatchObject({ directApply: false });
});

test.each(['closed', 'onHold', 'deleted'])('a job that is %s is not offered to search engines', (status) => expect(posting({ status })).toBeNull());
test('neither is one without a description, which they require', () => expect(posting({ description: '' })).toBeNull());

test('pay is a range, or one amount where only its beginning is known', () => {
  const pay = { from: 30_000, to: 40_000, currency: 'PHP', period: 'month' };
  expect(posting({ salary: pay })).toMatchObject({ baseSalary: { currency: 'PHP', value: { minValue: 30_000, maxValue: 40_000, unitText: 'MONTH' } } });
  const open = posting({ salary: { ...pay, to: null } });
  expect(open).toMatchObject({ baseSalary: { value: { value: 30_000, unitText: 'MONTH' } } });
  expect(open).not.toHaveProperty('baseSalary.value.minValue');
});

test('a remote job names the country its people must live in', () => {
  expect(posting({ work_arrangement: 'remote' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Philippines' },
  });
});

test('the street belongs to the first place only', () => {
  const places = [job.locations[0], { id: 12, value: 'Cebu', seo_value: 'cebu' }];
  const { jobLocation } = posting({ locations: places, address: '1 Ayala Avenue' }) as { jobLocation: { address: object }[] };
  expect(jobLocation.map(({ address }) => 'streetAddress' in address)).toEqual([true, false]);
});
