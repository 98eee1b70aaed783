import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { untilThere } from '../../services/untilThere.ts';
import { addTexts } from './texts.ts';

const loading = new WeakMap<i18n['store'], Map<string, Promise<void>>>();

/** Loads the texts of a part that comes later than its page; suspends the part until they are loaded. */
export function useTexts(...namespaces: string[]): void {
  const { i18n } = useTranslation();
  // A suspended render calls this again once its texts are loaded: React requires the same calls of `use` then.
  for (const namespace of namespaces) if (loading.get(i18n.store)?.has(namespace) || !isThere(i18n, namespace)) use(textsOf(i18n, namespace));
}

const isThere = (i18n: i18n, namespace: string) => i18n.hasResourceBundle(i18n.language, namespace) || i18n.hasResourceBundle('en', namespace);

function textsOf(i18n: i18n, namespace: string): Promise<void> {
  const begun = loading.get(i18n.store) ?? new Map<string, Promise<void>>();
  loading.set(i18n.store, begun);
  const texts = begun.get(namespace) ?? untilThere(() => addTexts(i18n, [namespace]));
  begun.set(namespace, texts);
  return texts;
}
