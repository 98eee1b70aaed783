import { expect, it } from 'vitest';
import { MATERIAL, naughtyStrings } from '../../../tests/support/material.ts';
import { segment } from './segment.ts';
import { terms } from './terms.ts';

const isFound = (query: string, text: string) => {
  const lexemes = segment(text);
  return terms(query).every((term) => term.any.some((all) => all.every((lexeme) => lexemes.has(lexeme))));
};

it.each(MATERIAL)('a naughty string from $from finds itself', (material) => {
  const tried = naughtyStrings(material).filter((text) => text.length < 60 && terms(text).length > 1);
  expect(tried.length).toBeGreaterThan(15);
  expect(tried.filter((text) => !isFound(text, text))).toEqual([]);
});
