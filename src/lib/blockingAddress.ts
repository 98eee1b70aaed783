/** The company that an address `?company={id}` asks to block; null where it names none. */
export function companyToBlock(query: URLSearchParams): number | null {
  const id = Number(query.get('company'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Where a seeker sees the companies they block. */
export const BLOCKED_COMPANIES = '/account-settings/block-company';

/** Where a seeker is asked whether to block a company. */
export const blockingAddress = (companyId: number): string => `${BLOCKED_COMPANIES}?company=${companyId}`;
