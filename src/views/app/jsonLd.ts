import { countryById } from '../../../contract/countries.ts';
import type { JobDetail } from '../../../contract/records.ts';

const EMPLOYMENT_TYPES: Record<number, string> = { 1: 'FULL_TIME', 2: 'PART_TIME', 3: 'CONTRACTOR', 4: 'TEMPORARY', 5: 'INTERN' };
const UNITS = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' } as const;

/** The job as schema.org JobPosting, in the form Google's job search asks for. */
export function jobPostingJsonLd(job: JobDetail, url: string): object {
  const country = countryById(job.country_id);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url,
    datePosted: job.posted_at,
    validThrough: job.valid_through,
    directApply: !job.is_external,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    hiringOrganization: { '@type': 'Organization', name: job.company.name },
    ...(job.job_type ? { employmentType: EMPLOYMENT_TYPES[job.job_type.id] ?? 'OTHER' } : {}),
    ...(job.work_arrangement === 'remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country?.name } }
      : {}),
    jobLocation: (job.locations.length > 0 ? job.locations.map(({ value }) => value) : [job.location]).map((place) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country?.code.toUpperCase() },
    })),
    ...(job.salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: job.salary.currency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: job.salary.from,
              ...(job.salary.to === null ? {} : { maxValue: job.salary.to }),
              unitText: UNITS[job.salary.period],
            },
          },
        }
      : {}),
  };
}
