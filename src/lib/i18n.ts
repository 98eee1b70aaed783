import { createInstance, type i18n } from 'i18next';
import { waitWords } from './wait.ts';

/** Texts by namespace: the content of src/locales/<language>/<namespace>.json. */
export type Texts = Record<string, Record<string, string>>;

/**
 * An i18next instance for one language. The browser has one; the server shares one among all requests in that language, so nothing may change it.
 * Untranslated texts appear in English. `{{seconds, wait}}` in a text formats a duration.
 */
export function createI18n(language: string, texts: Texts, english: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: language === 'en' ? { en: english } : { [language]: texts, en: english },
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instance.services.formatter?.add('wait', (seconds, tag) => waitWords(Number(seconds), tag ?? 'en'));
  return instance;
}
