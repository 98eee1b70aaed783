import type { i18n, TFunction } from 'i18next';
import { pluralRules } from './formatters.ts';

type Values = Record<string, unknown>;
type Filled = (values: Values) => string | null;

/** Options that need more than the text and its values: these calls go to i18next. */
const GRAMMAR = ['context', 'ordinal', 'defaultValue', 'lng', 'ns', 'replace', 'interpolation', 'returnObjects'];

/**
 * A `t` with the results of i18next's, at a fraction of its work: a page requests some hundred texts, most of them the same on every page. Texts
 * without values are looked up once, and those with plain `{{values}}` are split once. Formats are left to i18next.
 * @param namespaces a key without a namespace belongs to the first
 */
export function translatorOf(i18n: i18n, namespaces: readonly [string, ...string[]]): TFunction {
  const whole = i18n.getFixedT(i18n.language, namespaces[0] as 'translation');
  let texts = new Map<string, string>();
  let fillers = new Map<string, Filled | null>();
  // Texts that are loaded later were missing until now.
  i18n.store.on('added', () => {
    texts = new Map();
    fillers = new Map();
  });
  const text = (key: string): string => {
    const known = texts.get(key);
    if (known !== undefined) return known;
    const found = whole(key);
    texts.set(key, found);
    return found;
  };
  // An untranslated text is English, including its plural forms.
  const languages = [...new Set([i18n.language, 'en'])].map((language) => ({ language, rules: pluralRules(language) }));
  const filled = (key: string, values: Values): string | null => {
    if (GRAMMAR.some((name) => name in values)) return null;
    const { count } = values;
    if (count !== undefined && typeof count !== 'number') return null;
    const forms = languages.map(({ rules }) => (count === undefined ? '' : `${rules.select(count)}${count === 0 ? ' zero' : ''}`));
    const name = `${key} ${forms.join(' ')}`;
    let fill = fillers.get(name);
    if (fill === undefined) fillers.set(name, (fill = fillerOf(templateOf(key, forms))));
    return fill === null ? null : fill(values);
  };
  const templateOf = (key: string, forms: readonly string[]): unknown => {
    const at = key.indexOf(':');
    const [from, name] = at < 0 ? [namespaces[0], key] : [key.slice(0, at), key.slice(at + 1)];
    for (const [index, { language }] of languages.entries()) {
      const [plural = '', zero] = (forms[index] ?? '').split(' ');
      const names = [...(zero ? [`${name}_zero`] : []), ...(plural ? [`${name}_${plural}`] : []), name];
      for (const each of names) {
        const template: unknown = i18n.getResource(language, from, each);
        if (template !== undefined) return template;
      }
    }
    return undefined;
  };
  const quick = (key: unknown, values?: unknown): string => {
    if (typeof key !== 'string') return whole(key as string, values as Values);
    if (values === undefined) return text(key);
    return (typeof values === 'object' && values !== null ? filled(key, values as Values) : null) ?? whole(key, values as Values);
  };
  return quick as unknown as TFunction;
}

/** @returns null for a text that needs more than inserting values; the returned function also returns null if a value isn't a text or a number */
function fillerOf(template: unknown): Filled | null {
  if (typeof template !== 'string' || template === '' || template.includes('$t(')) return null;
  // Alternates between texts and names.
  const parts = template.split(/\{\{([^{}]+)\}\}/).map((part, index) => (index % 2 === 0 ? part : part.trim()));
  if (!parts.every((part, index) => index % 2 === 0 || /^\w+$/.test(part))) return null;
  return (values) => {
    let filled = parts[0] as string;
    for (let index = 1; index < parts.length; index += 2) {
      const value = values[parts[index] as string];
      if (typeof value !== 'string' && typeof value !== 'number') return null;
      filled += value + (parts[index + 1] as string);
    }
    return filled;
  };
}
