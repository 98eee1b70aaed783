import type { i18n, TFunction } from 'i18next';
import { pluralRules } from './formatters.ts';

type Values = Record<string, unknown>;
type Filled = (values: Values) => string | null;

/** Options with which a text is more than its words and values: these calls are i18next's. */
const GRAMMAR = ['context', 'ordinal', 'defaultValue', 'lng', 'ns', 'replace', 'interpolation', 'returnObjects'];

/**
 * A `t` that gives what i18next's gives, at a fraction of its work: a page asks for some hundred texts, most of them the same on every page. Texts without
 * values are looked up once, and those with plain `{{values}}` are split once. Formats are left to i18next.
 * @param namespaces where keys without one are looked for: in the first
 */
export function translatorOf(i18n: i18n, namespaces: readonly [string, ...string[]]): TFunction {
  const whole = i18n.getFixedT(i18n.language, namespaces[0] as 'translation');
  let texts = new Map<string, string>();
  let fillers = new Map<string, Filled | null>();
  // Texts that arrive later were missing until now.
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
  // A text that isn't translated is English, plural and all.
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

/** @returns null for a text that takes more than putting values in their places; so does what it returns where one isn't a text or a number */
function fillerOf(template: unknown): Filled | null {
  if (typeof template !== 'string' || template === '' || template.includes('$t(')) return null;
  // Texts and names in turn.
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
