import { valuesOf, type Truth } from '../bench/resume/truth.ts';
import { drawResume, truthOf } from './draw.ts';
import { halfOf, type Half } from './families.ts';
import type { Family, Source } from './layouts/family.ts';
import { randomOf } from './random.ts';

export type Format = 'pdf' | 'docx' | 'doc' | 'txt';

/** A document before its files are made. */
export interface Composed {
  id: string;
  half: Half;
  source: Source;
  formats: readonly Format[];
  truth: Truth;
}

const SEED = 'resumes 1';
const MOST_TRIES = 200;

/** The documents of a family, one for each of its people: the same each time, for all chance in them comes from their names. */
export function compose(family: Family): Composed[] {
  return family.people.map((locale, index) => {
    const id = `${family.id}-${locale.country.toLowerCase()}-${index + 1}`;
    for (let number = 0; number < MOST_TRIES; number += 1) {
      const random = randomOf(`${SEED} ${id} ${number}`);
      const resume = drawResume(locale, random, family.wishes);
      const source = family.write(resume, random);
      const formats = formatsOf(source);
      const files = formats.map((format) => `${format}/${id}.${format}`);
      const truth = truthOf(resume, { id, files, language: resume.language, country: resume.country, family: family.id });
      if (family.wishes?.without?.test(valuesOf(truth).join('\n'))) continue;
      return { id, half: halfOf(family.id), source, formats, truth };
    }
    throw new Error(`${id}: no person was found without ${String(family.wishes?.without)}`);
  });
}

function formatsOf(source: Source): Format[] {
  if (source.producer === 'word' || source.producer === 'docx-library') return ['docx', ...(source.also ?? [])];
  if (source.producer === 'writer') return [...source.as];
  return [source.producer === 'text' ? 'txt' : 'pdf'];
}
