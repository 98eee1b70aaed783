/** The company that an address `?company={id}` asks to block; null where it names none. */
export function companyToBlock(query: URLSearchParams): number | null {
  const id = Number(query.get('company'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
