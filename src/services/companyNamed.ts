import type { NamedCompany } from '../../contract/company-pages.ts';
import { api } from './api.ts';

/** A search is not kept waiting for longer: its words are searched for all the same. ms. */
const PATIENCE = 600;

/** The company that the words of a search name; null where there is none, or where the server could not say in time. Never throws. */
export async function companyNamedIn(query: string): Promise<NamedCompany> {
  try {
    return (await api('findNamedCompany', { query: { query } }, { signal: AbortSignal.timeout(PATIENCE) })).data;
  } catch {
    return null;
  }
}
