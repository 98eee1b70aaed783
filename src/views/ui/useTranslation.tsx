import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, type ReactNode } from 'react';
import { translatorOf } from '../../lib/translate.ts';

/** What a component gets its texts with. */
interface Translation {
  t: TFunction;
  i18n: i18n;
}

const Context = createContext<i18n | null>(null);
const known = new WeakMap<i18n, Map<string, Translation>>();

export function TranslationProvider({ i18n, children }: { i18n: i18n; children?: ReactNode }) {
  return <Context.Provider value={i18n}>{children}</Context.Provider>;
}

/**
 * The texts of a component. There is one language per page, and a page is suspended until its texts are loaded, so `t` is created only once for each
 * list of namespaces.
 * @param namespaces a key without a namespace belongs to the first
 * @throws Error outside a TranslationProvider
 */
export function useTranslation(namespaces: string | readonly string[] = 'common'): Translation {
  const i18n = useContext(Context);
  if (i18n === null) throw new Error('useTranslation needs a TranslationProvider around it.');
  const byNamespaces = known.get(i18n) ?? new Map<string, Translation>();
  known.set(i18n, byNamespaces);
  const name = String(namespaces);
  const translation = byNamespaces.get(name) ?? { i18n, t: translatorOf(i18n, (typeof namespaces === 'string' ? [namespaces] : namespaces) as [string]) };
  byNamespaces.set(name, translation);
  return translation;
}
