import type { i18n } from 'i18next';
import { untilThere } from '../../services/untilThere.ts';
import { addTexts } from './texts.ts';

const loading = new WeakMap<i18n['store'], Map<string, Promise<void>>>();

/** The texts of a part of the page that comes later than the page, to be waited for with `use`. */
export function textsOf(i18n: i18n, namespace: string): Promise<void> {
  const begun = loading.get(i18n.store) ?? new Map<string, Promise<void>>();
  loading.set(i18n.store, begun);
  const texts = begun.get(namespace) ?? untilThere(() => addTexts(i18n, [namespace]));
  begun.set(namespace, texts);
  return texts;
}
