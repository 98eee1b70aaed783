import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTION_TITLES } from '../../server/reference/taxonomy.ts';
import { fold } from '../../src/lib/words/fold.ts';
import type { Occupation } from './train.ts';

const LEVEL = /^(?:senior|junior|lead|staff|associate|chief|head of|group) | (?:i{1,3}|intern|trainee|lead|team lead|team leader)$/g;
const keyOf = (name: string) => fold(name).trim();
const linesOf = (file: string) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean);

/** The lines of a file of labels: an English name, and what the occupation is called besides. */
const labelLines = (file: string): { name: string; labels: string[] }[] =>
  linesOf(`labels/${file}`).map((line) => {
    const [name = '', labels = ''] = line.split(' = ').map((part) => part.trim());
    return { name, labels: labels.split(';').map((label) => label.trim()) };
  });

/** An ending for women after a title or one of its words: "Ingeniero/a de Software", "Engenheiro(a)". */
const WOMENS_ENDING = /(?<=\p{L})(?:\/(?<after>a|as|ora|in)(?!\p{L})|\((?<within>a|as|ora|in)\))/gu;

/** A title with endings for women, as men's and as women's. */
function formsOf(name: string): string[] {
  if (name.search(WOMENS_ENDING) < 0) return [name];
  const womens = name.replaceAll(new RegExp(`[oe]?${WOMENS_ENDING.source}`, 'gu'), (...match) => {
    const { after, within } = match.at(-1) as { after?: string; within?: string };
    return after ?? within ?? '';
  });
  return [name.replaceAll(WOMENS_ENDING, ''), womens];
}

/**
 * Occupations with their titles: ESCO's in English, German and Spanish, our taxonomy's titles in ten languages, and the labels of `labels/`, joined by
 * their English names. A title of the taxonomy that is an English label of an ESCO occupation ("Staff Nurse") belongs to that.
 */
export function readOccupations(): Occupation[] {
  const titles = new Map<string, Set<string>>();
  const byName = new Map<string, string>();
  const add = (id: string, names: readonly string[]) => {
    const known = titles.get(id) ?? new Set();
    titles.set(id, known);
    for (const name of names.flatMap(formsOf)) if (name.trim() !== '') known.add(name.trim());
  };
  for (const language of ['en', 'de', 'es'])
    for (const line of linesOf(`esco/occupations.${language}.txt`)) {
      const [code = '', ...names] = line.split('|');
      // ESCO writes a woman's title after a man's.
      add(
        code,
        names.flatMap((both) => both.split('/')),
      );
      if (language === 'en') for (const name of names.toReversed()) byName.set(keyOf(name), byName.get(keyOf(name)) ?? code);
    }
  for (const line of linesOf('esco/occupations.en.txt')) {
    const [code = '', preferred = ''] = line.split('|');
    byName.set(keyOf(preferred), code);
  }
  const idOf = (name: string) => {
    const key = keyOf(name);
    const id = byName.get(key) ?? byName.get(key.replace(LEVEL, '')) ?? `x-${key.replace(LEVEL, '').replaceAll(/[^a-z0-9]+/g, '-')}`;
    byName.set(key, id);
    return id;
  };
  for (const { name, labels } of labelLines('en.txt')) {
    const id = byName.get(keyOf(name));
    if (id !== undefined) for (const label of labels) byName.set(keyOf(label), byName.get(keyOf(label)) ?? id);
  }
  for (const { value, names } of FUNCTION_TITLES) add(idOf(value), [value, ...Object.values(names).filter((name) => name !== undefined)]);
  for (const file of readdirSync(path.join(import.meta.dirname, 'labels')).sort())
    for (const { name, labels } of labelLines(file)) add(idOf(name), [name, ...labels]);
  return [...titles].map(([id, names]) => ({ id, titles: [...names] })).sort((a, b) => (a.id < b.id ? -1 : 1));
}
