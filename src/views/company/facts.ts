import type { TFunction } from 'i18next';
import type { CompanyDetails, CompanyPage } from '../../../contract/company-workspace.ts';

export interface Fact {
  name: Exclude<keyof CompanyDetails, 'about' | 'culture'>;
  /** One, or several of a list. */
  words: readonly string[];
}

/** What is known about a company, in words, in display order. */
export function factsOf({ details, options }: CompanyPage, t: TFunction<'company'>, language: string): Fact[] {
  const listed = (from: readonly { id: number; value: string }[], id: number | null) => from.find((option) => option.id === id)?.value ?? '';
  const founded = details.founded_on && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(details.founded_on));
  const benefits = details.benefit_ids.map((id) => listed(options.benefits, id)).filter(Boolean);
  const cultures = details.culture_ids.map((id) => listed(options.cultures, id)).filter(Boolean);
  const facts: Fact[] = [
    { name: 'registered_name', words: [details.registered_name ?? ''] },
    { name: 'industry_id', words: [listed(options.industries, details.industry_id)] },
    { name: 'size_id', words: [listed(options.sizes, details.size_id)] },
    { name: 'company_type', words: [details.company_type ? t(`type.${details.company_type}`) : ''] },
    { name: 'founded_on', words: [founded ?? ''] },
    { name: 'financing_stage_id', words: [listed(options.financing_stages, details.financing_stage_id)] },
    { name: 'listing_status', words: [details.listing_status ? t(`listing.${details.listing_status}`) : ''] },
    { name: 'website', words: [details.website ?? ''] },
    { name: 'address', words: [details.address ?? ''] },
    { name: 'benefit_ids', words: benefits },
    { name: 'culture_ids', words: cultures },
  ];
  return facts.filter(({ words }) => words.some((word) => word !== ''));
}
