import type { Ad } from './ad.ts';

const TRADE = [
  'Software',
  'Outsourcing',
  'Banking',
  'Insurance',
  'Healthcare',
  'Pharma',
  'Education',
  'Retail',
  'E-commerce',
  'Food and Beverage',
  'Hospitality',
  'Logistics',
  'Manufacturing',
  'Electronics',
  'Construction',
  'Property',
  'Energy',
  'Telecom',
  'Media',
  'Consulting',
  'Automotive',
  'Agriculture',
  'Games',
  'Web3',
  'Non-profit',
  'Facilities',
];
/** Main functions whose ads name the industry: marketing, sales, finance, people, supply. */
const NAMES_TRADE = new Set([4, 5, 7, 8, 10]);

/** A title as employers write it above an ad. Most are bare; the rest name the shift, the trade or the arrangement. The place is on the next line of the ad. */
export function englishTitle(ad: Ad, title: string): string {
  const { random, setting } = ad;
  if (ad.jobTypeId === 2) return random.pick([`Part-time ${title}`, `${title} (Part-time)`, `${title} - Part-time`]);
  if (ad.jobTypeId === 3 && random.chance(0.6)) return `${title} (${random.pick(['6-month', '12-month', '1-year', '2-year'])} contract)`;
  if (ad.jobTypeId === 5 && !/intern|trainee/i.test(title)) return `${title} Intern`;
  if (ad.arrangement === 'remote') return random.pick([`${title} (Remote)`, `Remote ${title}`, title]);
  if (!random.chance(0.3)) return title;
  if (ad.arrangement === 'hybrid') return random.pick([`${title} (Hybrid)`, title]);
  if (setting === 'calls') return random.pick([`${title} (Voice)`, `${title} (Chat and Email)`, title, `${title} (Training Provided)`]);
  if (setting === 'floor' || setting === 'kitchen' || setting === 'ward' || setting === 'road') return random.pick([title, `${title} (Full-time)`]);
  if (NAMES_TRADE.has(ad.jobFunction.mainFunctionId))
    return random.pick([`${title}, ${TRADE[ad.company.industryId - 1]}`, `${title} (${TRADE[ad.company.industryId - 1]})`, title]);
  return title;
}
