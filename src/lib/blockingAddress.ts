const PAGE = '/account-settings/block-company';

/** Where a seeker is asked whether to block a company. */
export const blockingOf = (companyId: number): string => `${PAGE}?company=${companyId}`;

/** The company such an address asks to block; null where it names none. */
export function companyToBlock(query: URLSearchParams): number | null {
  const id = Number(query.get('company'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
