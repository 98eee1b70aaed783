import type { NamedCompany } from '../../contract/company-pages.ts';
import { api } from './api.ts';

/** The longest a search waits for this, ms; then it searches for the words. */
const PATIENCE = 600;

/** The company that the words of a search name; null if there is none, or the server doesn't answer in time. Never throws. */
export async function companyNamedIn(query: string): Promise<NamedCompany> {
  try {
    return (await api('findNamedCompany', { query: { query } }, { signal: AbortSignal.timeout(PATIENCE) })).data;
  } catch {
    return null;
  }
}
