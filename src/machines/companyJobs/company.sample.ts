import type { CompanyDetail } from '../../../contract/company-pages.ts';
import { jobCard } from '../samples.ts';

export const company: CompanyDetail = {
  ...jobCard.company,
  url: '/company/acme-3',
  country_id: 167,
  registered_name: null,
  industry: { id: 1, value: 'Professional services' },
  size: null,
  financing_stage: null,
  company_type: null,
  listing_status: null,
  founded_on: null,
  website: null,
  domain: null,
  address: null,
  about: 'We keep the books of family businesses.',
  culture: null,
  benefits: [],
  values: [],
  functions: [
    { id: 5, value: 'Accounting', jobs: 4 },
    { id: 6, value: 'Logistics', jobs: 3 },
  ],
  jobs: 7,
  places: ['Makati'],
  offices: [],
  people: [],
  pictures: [],
  blocked_as: null,
  is_followed: false,
};
