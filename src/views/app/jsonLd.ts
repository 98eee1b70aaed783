import { countryById } from '../../../contract/countries.ts';
import type { CompanyDetail } from '../../../contract/company-pages.ts';
import type { JobDetail } from '../../../contract/records.ts';

const EMPLOYMENT_TYPES: Record<number, string> = { 1: 'FULL_TIME', 2: 'PART_TIME', 3: 'CONTRACTOR', 4: 'TEMPORARY', 5: 'INTERN' };
const UNITS = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' } as const;

/**
 * The job as schema.org JobPosting, in the form Google's job search requires
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 * @param origin the site's own ("https://…", no slash)
 * @returns null for jobs that must not be listed: one that nobody can apply for, or one without the required description or date
 */
export function jobPostingJsonLd(job: JobDetail, origin: string): object | null {
  if (job.status !== 'open' || !job.can_apply || job.description === '' || job.posted_at === null) return null;
  const country = countryById(job.country_id);
  const website = job.company_domain === null ? job.company_website : `https://${job.company_domain}`;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url: origin + job.url,
    datePosted: job.posted_at,
    validThrough: job.valid_through,
    directApply: !job.is_external,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(website ? { sameAs: website } : {}),
      ...(job.company.logo ? { logo: origin + job.company.logo } : {}),
    },
    ...(job.job_type ? { employmentType: EMPLOYMENT_TYPES[job.job_type.id] ?? 'OTHER' } : {}),
    ...(job.work_arrangement === 'remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country?.name } }
      : {}),
    jobLocation: placesOf(job).map(({ locality, region }, index) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.address && index === 0 ? { streetAddress: job.address } : {}),
        ...(locality ? { addressLocality: locality } : {}),
        ...(region ? { addressRegion: region } : {}),
        ...(job.postal_code && index === 0 ? { postalCode: job.postal_code } : {}),
        addressCountry: country?.code.toUpperCase(),
      },
    })),
    ...(job.salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: job.salary.currency,
            value: {
              '@type': 'QuantitativeValue',
              ...(job.salary.to === null || job.salary.to === job.salary.from
                ? { value: job.salary.from }
                : { minValue: job.salary.from, maxValue: job.salary.to }),
              unitText: UNITS[job.salary.period],
            },
          },
        }
      : {}),
  };
}

/** Each place as town and region. A job in Burlingame is found under California: that is the region, and the town comes from the ad. */
function placesOf({ locations, locality, location }: JobDetail): { locality: string | null; region: string | null }[] {
  if (locations.length === 0) return [{ locality: locality ?? location, region: null }];
  return locations.map(({ value, region }, index) => {
    if (value === region) return { locality: index === 0 ? locality : null, region };
    // "Xinyi, Taipei" is the district of a city.
    return { locality: locality !== null && index === 0 ? locality : value, region };
  });
}

/**
 * The company as schema.org Organization. Its website is only included if a member confirmed an address there, because anybody can type one.
 * @param origin the site's own ("https://…", no slash)
 */
export function organizationJsonLd(company: CompanyDetail, origin: string): object {
  const country = countryById(company.country_id);
  return {
    '@context': 'https://schema.org/',
    '@type': 'Organization',
    name: company.name,
    url: origin + company.url,
    logo: origin + company.logo,
    ...(company.registered_name ? { legalName: company.registered_name } : {}),
    ...(company.about ? { description: company.about } : {}),
    ...(company.founded_on ? { foundingDate: company.founded_on } : {}),
    ...(company.domain ? { sameAs: `https://${company.domain}` } : {}),
    address: { '@type': 'PostalAddress', ...(company.address ? { streetAddress: company.address } : {}), addressCountry: country?.code.toUpperCase() },
  };
}
