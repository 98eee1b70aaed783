import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../contract/languages.ts';

type Texts = Record<string, string>;
const folder = path.join(import.meta.dirname, '../../src/locales');

function load(namespace: string): Map<string, Texts> {
  return new Map(
    LANGUAGES.map(({ tag }) => {
      const file = path.join(folder, tag, `${namespace}.json`);
      return [tag, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}];
    }),
  );
}

const namespaces = {
  errors: load('errors'),
  validation: load('validation'),
  mail: load('mail'),
  notificationCentre: load('notificationCentre'),
  interviewChanges: load('interviewChanges'),
};

/** A text from the language's own catalog. With plural forms, the one for `count`. */
function own(namespace: keyof typeof namespaces, { tag }: Pick<Language, 'tag'>, key: string, { count }: Record<string, string | number>): string | undefined {
  const texts = namespaces[namespace].get(tag);
  return texts?.[key] ?? (typeof count === 'number' ? texts?.[`${key}_${new Intl.PluralRules(tag).select(count)}`] : undefined);
}

/** A text of the server's own, in the reader's language, or else English, or else the key. `{{name}}` is filled from `values`. */
export function say(namespace: keyof typeof namespaces, language: Language, key: string, values: Record<string, string | number> = {}): string {
  const text = own(namespace, language, key, values) ?? own(namespace, LANGUAGES[0], key, values) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Whether there is a text for a field rule's key. */
export function knows(namespace: keyof typeof namespaces, key: string): boolean {
  return key in (namespaces[namespace].get('en') ?? {});
}

/** Whether the language's own catalog has the text. */
export function isTranslated(namespace: keyof typeof namespaces, language: Language, key: string): boolean {
  return key in (namespaces[namespace].get(language.tag) ?? {});
}
