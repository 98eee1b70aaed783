import type { Option } from '../../../../contract/fields.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { Item } from '../../../reference/item.ts';
import { list, type ListType } from './lists/list.ts';

const byId = new Map<ListType, Map<number, Item>>();

/** An entry of a config list by id; the lists that differ by country are not found this way. */
export function itemOf(type: ListType, id: number | null): Item | undefined {
  if (id === null) return undefined;
  let items = byId.get(type);
  if (!items) byId.set(type, (items = new Map(list(type).map((item) => [item.id, item]))));
  return items.get(id);
}

/** The same with its words in a language, English where there are none; null for an id the list does not hold. */
export function optionOf(type: ListType, id: number | null, language: Language): Option | null {
  const item = itemOf(type, id);
  return item ? { id: item.id, value: item.names?.[language.tag as keyof Item['names']] ?? item.value } : null;
}
