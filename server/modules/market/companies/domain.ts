import type { CompanyPage } from '../../../../contract/company-workspace.ts';
import { companyKey } from '../import/company-name.ts';
import type { company } from '../../../db/schema/market.ts';

type CompanyRow = typeof company.$inferSelect;

/** Providers that give anyone an address: it proves no company. */
const FREE_MAIL =
  /^(?:(?:gmail|googlemail|outlook|hotmail|live|msn|icloud|me|mac|aol|gmx|mail|zoho|yandex|proton|protonmail|pm|tutanota|tuta|hey|fastmail|qq|163|126|sina|foxmail|naver|daum|rediffmail|ymail|rocketmail)\.[a-z]{2,3}|(?:yahoo|hotmail|outlook|live)\.(?:co(?:m)?\.)?[a-z]{2,3}|web\.de|t-online\.de|libero\.it|uol\.com\.br|bol\.com\.br|mail\.ru)$/;
/** Hosts that give anyone a page: working for the host doesn't mean working for the company. */
const SHARED_HOSTS =
  /(?:^|\.)(?:facebook|linkedin|instagram|twitter|x|tiktok|youtube|wordpress|blogspot|wixsite|weebly|squarespace|github|google|shopee|lazada|linktr)\.(?:com|io|ee|me|ph|sg)$/;

/** The host of a website without "www.", in ASCII; null if it has none. */
export function hostOf(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.toLowerCase().replace(/^www\./, '');
}

/** The host of a website if it belongs to one owner; null for a page at a shared host. */
export function ownHostOf(website: string | null): string | null {
  const host = hostOf(website);
  return host === null || SHARED_HOSTS.test(host) ? null : host;
}

/** The domain of an address if it belongs to one owner; null for a free email provider. */
export function ownDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === '' || FREE_MAIL.test(domain) ? null : domain;
}

/**
 * Whether an address at the company's domain also proves its name. It does if the name came with that website, from a feed or the operator, and no
 * other name was typed since. A person who types a name also types the website, so that domain proves only itself, and documents prove the name.
 */
export function isNameKnown(row: Pick<CompanyRow, 'name' | 'registeredName' | 'website' | 'knownWebsite'>): boolean {
  const host = hostOf(row.knownWebsite);
  return host !== null && host === hostOf(row.website) && (row.registeredName === null || companyKey(row.registeredName) === companyKey(row.name));
}

/** Whether an address proves that its owner belongs to the company with this website: both have the same domain, and it isn't shared. */
export function domainProof(email: string, isConfirmed: boolean, website: string | null): CompanyPage['domain_proof'] {
  const host = hostOf(website);
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (host === null || SHARED_HOSTS.test(host)) return 'noWebsite';
  if (FREE_MAIL.test(domain)) return 'freeMail';
  if (domain !== host || !host.includes('.')) return 'otherDomain';
  return isConfirmed ? 'proves' : 'unconfirmed';
}
