import { expect, test } from 'vitest';
import { readWords } from './parsed-words.ts';
import { segment } from './segment.ts';

/** Whether a search for the words finds a title by each word. */
const finds = (query: string, title: string) => {
  const held = segment(title);
  return readWords(query).terms.every(({ any }) => any.some((all) => all.every((lexeme) => held.has(lexeme))));
};

test.each([
  ['enfermera', 'Enfermero de Quirófano'],
  ['enfermeros', 'Enfermera'],
  ['infirmière', 'Infirmier de nuit'],
  ['Vendeuse', 'Vendeur'],
  ['directora', 'Director Comercial'],
  ['Krankenpfleger', 'Krankenpflegerin'],
  ['Krankenpflegerin', 'Krankenpfleger'],
  ['waiter', 'Waitress'],
  ['waitresses', 'Head Waiter'],
  ['magang', 'Marketing Internship'],
  ['intern', '行銷實習生'],
  ['rn', 'Registered Nurse'],
  ['qa', 'Quality Assurance Lead'],
  ['hr', 'Human Resources Officer'],
  ['PM', 'Senior Product Manager'],
  ['會計', '会计主管'],
])('%s finds %s', (query, title) => {
  expect(finds(query, title)).toBe(true);
});

test.each([
  ['nurse', 'Nursery Gardener'],
  ['"enfermera"', 'Enfermero'],
  ['rn', 'Nurse'],
  ['banco', 'Banca'],
])('%s doesn’t find %s', (query, title) => {
  expect(finds(query, title)).toBe(false);
});
