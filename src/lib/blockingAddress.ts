/** The company that a URL `?company={id}` suggests to block; null if it names none. */
export function companyToBlock(query: URLSearchParams): number | null {
  const id = Number(query.get('company'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Where job seekers see the companies they block. */
export const BLOCKED_COMPANIES = '/account-settings/block-company';

/** The URL that asks a job seeker whether to block a company. */
export const blockingAddress = (companyId: number): string => `${BLOCKED_COMPANIES}?company=${companyId}`;
