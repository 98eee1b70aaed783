import type { Random } from '../../random.ts';

export type Words = Readonly<Record<string, string>>;
type Part = string | { options: string[] } | { from: number; to: number } | { word: string };

const compiled = new Map<string, Part[]>();

function compile(text: string): Part[] {
  return text.split(/\{([^{}]*)\}/).map((part, index): Part => {
    if (index % 2 === 0) return part;
    if (part.includes('|')) return { options: part.split('|') };
    const range = /^(\d+)-(\d+)$/.exec(part);
    return range ? { from: Number(range[1]), to: Number(range[2]) } : { word: part };
  });
}

/**
 * Fills the slots of a text: `{a|b}` a choice, `{3-6}` a number, `{city}` a word.
 * @throws Error if a word is missing
 */
export function fill(text: string, random: Random, words: Words): string {
  let parts = compiled.get(text);
  if (!parts) compiled.set(text, (parts = compile(text)));
  let out = '';
  for (const part of parts) {
    if (typeof part === 'string') out += part;
    else if ('options' in part) out += random.pick(part.options);
    else if ('from' in part) out += random.int(part.from, part.to);
    else {
      const word = words[part.word];
      if (word === undefined) throw new Error(`No word for {${part.word}} in "${text}"`);
      out += word;
    }
  }
  return out;
}

const escaped = (text: string) => (/[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text);

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
export const heading = (text: string): string => `<h3>${escaped(text)}</h3>`;
export const bullets = (entries: readonly string[]): string => `<ul>${entries.map((entry) => `<li>${escaped(entry)}</li>`).join('')}</ul>`;
/** Lines of "name: value" with bold names. */
export const facts = (entries: readonly (readonly [name: string, value: string])[], colon = ': '): string =>
  `<p>${entries.map(([name, value]) => `<strong>${escaped(name)}</strong>${colon}${escaped(value)}`).join('<br>')}</p>`;
