import { expect, test } from 'vitest';
import { externalJob, job } from '../../machines/samples.ts';
import { jobPostingJsonLd } from './jsonLd.ts';

const ORIGIN = 'https://waymark.test';
const posting = (values: object = {}) => jobPostingJsonLd({ ...job, ...values }, ORIGIN);

test('an open job has every field Google requires', () => {
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
    jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Makati', addressRegion: 'Metro Manila', addressCountry: 'PH' } }],
  });
  expect(jobPostingJsonLd(externalJob, ORIGIN)).toMatchObject({ directApply: false });
});

test.each(['closed', 'onHold', 'deleted'])('a job that is %s isn’t offered to search engines', (status) => expect(posting({ status })).toBeNull());
test('leaves out a job without the required description', () => expect(posting({ description: '' })).toBeNull());

test('leaves out a job without a date, and one whose applications nobody here reads', () => {
  expect(posting({ posted_at: null })).toBeNull();
  expect(posting({ can_apply: false })).toBeNull();
});

test('a town that isn’t one of our places is named with its region and postal code', () => {
  const place = {
    locality: 'Burlingame',
    postal_code: '94010',
    location: 'Burlingame, CA',
    locations: [{ id: 227705, value: 'California', seo_value: 'california', region: 'California' }],
  };
  expect(posting(place)).toMatchObject({ jobLocation: [{ address: { addressLocality: 'Burlingame', addressRegion: 'California', postalCode: '94010' } }] });
  expect(posting({ ...place, locality: null })).not.toHaveProperty('jobLocation.0.address.addressLocality');
});

test('the company’s website is the one it verified, otherwise the one its name came with, otherwise none', () => {
  expect(posting()).not.toHaveProperty('hiringOrganization.sameAs');
  expect(posting({ company_website: 'https://acme.example' })).toMatchObject({ hiringOrganization: { sameAs: 'https://acme.example' } });
  expect(posting({ company_website: 'https://acme.example', company_domain: 'acme.test' })).toMatchObject({
    hiringOrganization: { sameAs: 'https://acme.test' },
  });
});

test('pay is a range, or one amount if only the minimum is known', () => {
  const pay = { from: 30_000, to: 40_000, currency: 'PHP', period: 'month' };
  expect(posting({ salary: pay })).toMatchObject({ baseSalary: { currency: 'PHP', value: { minValue: 30_000, maxValue: 40_000, unitText: 'MONTH' } } });
  const open = posting({ salary: { ...pay, to: null } });
  expect(open).toMatchObject({ baseSalary: { value: { value: 30_000, unitText: 'MONTH' } } });
  expect(open).not.toHaveProperty('baseSalary.value.minValue');
});

test('a remote job names the country applicants must live in', () => {
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
