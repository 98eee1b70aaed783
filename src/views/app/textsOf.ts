import type { i18n } from 'i18next';
import { addTexts } from './texts.ts';

const loading = new WeakMap<i18n['store'], Map<string, Promise<void>>>();

/** The texts of a part of the page that comes later than the page, to be waited for with `use`. Where they can not be had now, they come when the connection does. */
export function textsOf(i18n: i18n, namespace: string): Promise<void> {
  const begun = loading.get(i18n.store) ?? new Map<string, Promise<void>>();
  loading.set(i18n.store, begun);
  const arrive = (): Promise<void> =>
    addTexts(i18n, [namespace]).catch(() => new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true })).then(arrive));
  const texts = begun.get(namespace) ?? arrive();
  begun.set(namespace, texts);
  return texts;
}
