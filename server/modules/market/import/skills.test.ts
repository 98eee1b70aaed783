import { expect, test } from 'vitest';
import { skillsOf } from './skills.ts';

test.each([
  '不拘',
  '不限',
  '無',
  'なし',
  'Not required',
  'N/A',
  'none',
  '-',
  'tidak ada',
  'Tiada',
  'ninguno',
  'Não exigido',
  'yok',
  'لا يوجد',
  'ANY',
  'Not specified.',
])('"%s" is no skill', (nothing) => expect(skillsOf([nothing, 'SQL'])).toEqual(['SQL']));

test('benefits, headings and sentences are no skills', () => {
  expect(
    skillsOf([
      'Health insurance',
      '13th month pay',
      '勞保',
      'Responsibilities',
      'Requirements:',
      'You will work with our team of engineers every day',
      'Is able to lead.',
    ]),
  ).toEqual([]);
});

test('a list within an entry is taken apart, and each skill counts once', () => {
  expect(skillsOf(['Linux、Python、MS SQL', 'python', 'C++', 'Node.js', 'Power BI\u200b', 'R&D', 'Customer Service', 'Microsoft Excel, Word'])).toEqual([
    'Linux',
    'Python',
    'MS SQL',
    'C++',
    'Node.js',
    'Power BI',
    'R&D',
    'Customer Service',
    'Microsoft Excel',
    'Word',
  ]);
});
