import type { ListItem, LIST_TYPES } from '../../contract/config.ts';
import { api } from './api.ts';

/** A config list (specification §3) in the reader's language. */
export async function listOf(type: (typeof LIST_TYPES)[number], signal: AbortSignal): Promise<ListItem[]> {
  return (await api('getList', { params: { type } }, { signal })).data;
}
