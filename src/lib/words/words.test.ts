import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { segment } from './segment.ts';
import { stem } from './stem.ts';
import { terms } from './terms.ts';

const isFound = (query: string, text: string) => {
  const lexemes = segment(text);
  return terms(query).every((term) => term.any.some((all) => all.every((lexeme) => lexemes.has(lexeme))));
};

describe('fold', () => {
  it.each([
    ['Señor ÇAĞ', 'senor cag'],
    ['İSTANBUL ısı', 'istanbul isi'],
    ['Ｃ＃　ﬁne', 'c# fine'],
    ['Straße Łódź', 'strasse lodz'],
    ['أُسْتَاذَةٌ ١٢', 'استاذه 12'],
    ['が か', 'が か'],
    ['so\u00adft\u200bware', 'software'],
    ['L’Oréal', "l'oreal"],
  ])('%s compares as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('stem', () => {
  it.each([
    ['nurses', 'nurse'],
    ['companies', 'company'],
    ['churches', 'church'],
    ['business', 'business'],
    ['analysis', 'analysis'],
    ['sr', 'senior'],
    ['gajinya', 'gaji'],
    ['constructor', 'constructor'],
    ['المهندسين', 'مهندس'],
    ['مهندسه', 'مهندس'],
    ['aws', 'aws'],
  ])('the stem of %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

describe('a query', () => {
  it.each([
    ['c++', 'C/C++ developer'],
    ['C#', 'Senior C# dev'],
    ['.NET', 'ASP.NET Core'],
    ['dotnet', '.NET'],
    ['node.js', 'NodeJS'],
    ['nodejs', 'Node JS'],
    ['front-end', 'Frontend'],
    ['frontend', 'Front-End'],
    ['front end', 'front-end'],
    ["women's shoes", 'Womens shoe'.replace('Womens', 'Women’s')],
    ['R&D', 'r & d manager'],
    ['at&t', 'AT&amp;T'.replace('&amp;', '&')],
    ['u.s.a', 'USA'],
    ['软件工程师', '高级软件开发工程师'],
    ['看護師', '正看護師募集'],
    ['ソフトウェアエンジニア', 'ソフトウェア開発エンジニア'],
    ['東', '東京都'],
    ['𝍠𠀀', '𝍠𠀀'],
    ['AI工程師', 'AI 工程師'],
    ['พยาบาล', 'รับสมัครพยาบาลวิชาชีพ'],
    ['مهندس', 'المهندسة'],
    ['lowongan kerja perawat', 'Perawat'],
    ['nurse jobs in manila', 'Nurse, Manila'],
  ])('%s finds %s', (query, text) => {
    expect(terms(query)).not.toHaveLength(0);
    expect(isFound(query, text)).toBe(true);
  });

  it.each([
    ['c', 'C++ and C#'],
    ['net', '.NET'],
    ['工程师', '工人'],
    ['nurse', 'nursery'],
    ['front end', 'front'],
  ])('%s doesn’t find %s', (query, text) => {
    expect(isFound(query, text)).toBe(false);
  });

  it('finds every text it was taken from, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(terms(text).length > 1);
        expect(isFound(text, text)).toBe(true);
      }),
    );
  });

  it('keeps its significant words, or all if there are no others', () => {
    expect(terms('jobs in the cebu').map((term) => term.word)).toEqual(['cebu']);
    expect(terms('jobs').map((term) => term.word)).toEqual(['jobs']);
    expect(terms('x '.repeat(5)).length).toBe(1);
    expect(terms(Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ')).length).toBe(16);
  });
});
