import type { Option } from '../../../../contract/fields.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { Item } from '../../../reference/item.ts';
import { list, type ListType } from './lists/list.ts';

const byId = new Map<ListType, Map<number, Item>>();

/** An entry of a config list by ID. Doesn't work for lists that differ by country. */
export function itemOf(type: ListType, id: number | null): Item | undefined {
  if (id === null) return undefined;
  let items = byId.get(type);
  if (!items) byId.set(type, (items = new Map(list(type).map((item) => [item.id, item]))));
  return items.get(id);
}

/** The same in a language, or in English if there is no translation; null if the list doesn't contain the ID. */
export function optionOf(type: ListType, id: number | null, language: Language): Option | null {
  const item = itemOf(type, id);
  return item ? { id: item.id, value: item.names?.[language.tag as keyof Item['names']] ?? item.value } : null;
}
