import { expect, test } from 'vitest';
import { isDegree, isSchool, splitDegree } from './schools.ts';

test.each([
  ['İktisat (Yüksek Lisans)', 'Yüksek Lisans', 'İktisat'],
  ['Bilgisayar Mühendisliği - Ön Lisans', 'Ön Lisans', 'Bilgisayar Mühendisliği'],
  ['Maestría, Ingeniería', 'Maestría', 'Ingeniería'],
  ['本科,软件工程', '本科', '软件工程'],
  ['四技,餐旅管理系', '四技', '餐旅管理系'],
  ['Diploma Teknologi Elektrik', 'Diploma', 'Teknologi Elektrik'],
  ['Master of Arts Nursing', 'Master of Arts', 'Nursing'],
  ['Bachelor of Science (Hons) Computer Science', 'Bachelor of Science (Hons)', 'Computer Science'],
  ['Sijil Kemahiran dalam Pentadbiran Awam', 'Sijil Kemahiran', 'Pentadbiran Awam'],
])('%s: the degree and what it is in', (text, level, field) => {
  expect(splitDegree(text)).toEqual({ level, field });
});

test.each(['Master of Science', 'Bachelor of Arts with Honours', 'Master of Education and Training'])('%s has nothing behind the degree', (text) => {
  expect(splitDegree(text)).toEqual({ level: text, field: null });
});

test('how well it was done is no degree of its own', () => {
  expect(splitDegree('BSc, First Class Honours').level).toBe('BSc');
  expect(splitDegree('Computer Science, First Class Honours').level).not.toBe('First Class Honours');
});

test.each(['SMA', 'Lise', '高中', '大學'])('%s alone is a level; with a name it is a school', (word) => {
  expect(isDegree(word)).toBe(true);
  expect(isSchool(word)).toBe(false);
  expect(isSchool(`${word} Negeri 3 学校`)).toBe(true);
});

test.each(['STIE Wira Usaha', 'Centro Universitário Ipê', 'SMJK Chung Wah'])('%s is a school', (text) => {
  expect(isSchool(text)).toBe(true);
});

test.each(['Especialidad en Finanzas', 'Graduação em Gestão Comercial'])('%s is a degree', (text) => {
  expect(isDegree(text)).toBe(true);
});
