import { readFileSync } from 'node:fs';
import path from 'node:path';

const files = new Map<string, Record<string, string>>();

/** The English text of a key, `namespace:key`; throws if there is none. */
export function words(key: string): string {
  const [namespace = '', name = ''] = key.split(/:(.*)/);
  const known =
    files.get(namespace) ?? (JSON.parse(readFileSync(path.join(process.cwd(), `src/locales/en/${namespace}.json`), 'utf8')) as Record<string, string>);
  files.set(namespace, known);
  const text = known[name];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text;
}

/** The text as a pattern in which each placeholder matches anything; the whole text unless `part`. */
export function wording(key: string, part = false): RegExp {
  const text = words(key)
    .split(/\{\{[^}]+\}\}/)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(part ? text : `^${text}$`);
}
