import { LANGUAGE_TEXTS } from 'virtual:texts';
import type { i18n } from 'i18next';
import type { Texts } from '../../lib/i18n.ts';

/** The texts of namespaces in a language; missing namespaces are left out. */
export async function loadTexts(language: string, namespaces: readonly string[]): Promise<Texts> {
  const leads = await LANGUAGE_TEXTS[language]?.();
  const found = namespaces.flatMap((namespace) => {
    const load = leads?.(namespace);
    return load ? [load().then((texts) => [namespace, texts] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Adds namespaces to a running instance, in its language and in English where that has none. */
export async function addTexts(i18n: i18n, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace) && !i18n.hasResourceBundle('en', namespace));
  if (missing.length === 0) return;
  const add = (language: string, texts: Texts) => Object.entries(texts).forEach(([namespace, entries]) => i18n.addResourceBundle(language, namespace, entries));
  const own = await loadTexts(i18n.language, missing);
  add(i18n.language, own);
  if (i18n.language !== 'en') add('en', await loadTexts('en', missing));
}
