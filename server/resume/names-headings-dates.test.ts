import { expect, test } from 'vitest';
import { foundIn, jobsIn, nameIn, schoolsIn } from '../../tests/support/found-in.ts';
import { pdfOf, type Placed } from '../../tests/support/resume-files.ts';
import { plain } from './layout/line.ts';
import { headingOf } from './words/headings.ts';

const REST = `
Experience
Data Engineer | Tarn Health | May 2018 - Present
`;

test.each([
  [
    'a form whose colons stand apart',
    `Resume\nWarganegara\t:\tTanah Besar\nNama\t:\tSiti Aminah\nTelefon\t:\t012-345 6789\nEmail\t:\tsaya@example.com\n${REST}`,
    'Siti Aminah',
  ],
  ['a label above its value', `Data Diri\nAgama\nKristen Protestan\nNama Lengkap\nSiti Aminah\nEmail\nsaya@example.com\n${REST}`, 'Siti Aminah'],
  ['two labels on one line, the second of two words', `CV\nFull Name: Ines Okoro Contact No.: 0812 345 678\nEmail: i.o@example.com\n${REST}`, 'Ines Okoro'],
  ['letters behind the name', `Rina Marlinda, S.E., M.M.\nrina@example.com\n${REST}`, 'Rina Marlinda'],
  ['titles before it', `Dr. Ir. H. Bagus Nugroho\nbagus@example.com\n${REST}`, 'Bagus Nugroho'],
  ['a name with a small word between', `Montserrat Vidal i Puig\nm.vidal@example.com\n${REST}`, 'Montserrat Vidal i Puig'],
  ['whose resume it is', `Hoja de vida de Lucía Peña\nlucia@example.com\n${REST}`, 'Lucía Peña'],
  ['only the address says it', `Curriculum\nInes Okoro <ines.okoro@example.com>\n${REST}`, 'Ines Okoro'],
  [
    'a box of text at the end',
    `Contact\nines.okoro@example.com\n555 0100\nSkills\n${'Knots\nSails\n'.repeat(9)}${REST}\nInterests\nSwimming\nInes Okoro`,
    'Ines Okoro',
  ],
])('the name: %s', async (_, text, name) => {
  expect(nameIn(await foundIn(text))).toBe(name);
});

test('a headline larger than the name is no name where a job has it as its title', async () => {
  const placed: Placed[] = [
    [60, 60, 'Ines Okoro', 13],
    [60, 84, 'Tide Keeper', 21, 'B'],
    [60, 104, 'io@example.com'],
    [60, 130, 'Experience', 12, 'B'],
    [60, 150, 'Tarn Health'],
    [430, 150, '2018 - 2020'],
    [60, 164, 'Tide Keeper'],
  ];
  expect(nameIn(await foundIn(pdfOf(placed), 'pdf'))).toBe('Ines Okoro');
});

test('a family name in large letters of another style below the given names', async () => {
  const placed: Placed[] = [
    [60, 60, 'Ines Marta', 24],
    [60, 88, 'Okoro', 24, 'B'],
    [60, 110, 'imo@example.com'],
    [60, 130, 'Experience', 12, 'B'],
    [60, 150, 'Data Engineer | Tarn Health | 2018 - 2020'],
  ];
  expect(nameIn(await foundIn(pdfOf(placed), 'pdf'))).toBe('Ines Marta Okoro');
});

test('dates in a gutter that the headings begin in as well are read across', async () => {
  const job = (y: number, date: string, title: string, company: string): Placed[] => [
    [60, y, date],
    [180, y, title, 10, 'B'],
    [180, y + 14, company],
    [190, y + 28, 'Kept the valley dry'],
    [190, y + 42, 'Measured it'],
  ];
  const content = await foundIn(
    pdfOf([
      [60, 40, 'Ines Okoro', 20, 'B'],
      [60, 60, 'ines.okoro@example.com'],
      [60, 90, 'Experience', 12, 'B'],
      ...job(110, '2018 - 2020', 'Data Engineer', 'Tarn Health Ltd'),
      ...job(180, '2015 - 2018', 'Analyst', 'Corvid Labs Ltd'),
      [60, 250, 'Education', 12, 'B'],
      [60, 270, '2011 - 2015'],
      [180, 270, 'University of Oregon', 10, 'B'],
      [180, 284, 'BSc in Physics'],
      [60, 310, 'Skills', 12, 'B'],
      ...['Java', 'Kotlin', 'Scala', 'Perl', 'Ruby'].map((skill, index): Placed => [60, 330 + index * 14, skill]),
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health Ltd | 2018 | 2020', 'Analyst | Corvid Labs Ltd | 2015 | 2018']);
  expect(schoolsIn(content)).toEqual(['University of Oregon | BSc | Physics | 2011 | 2015']);
});

test('a date that a narrow column broke after a word for "until" is one', async () => {
  const content = await foundIn(
    pdfOf([
      [60, 40, 'Ines Okoro', 20, 'B'],
      [60, 60, 'ines.okoro@example.com'],
      [60, 90, 'Experiencia', 12, 'B'],
      [60, 110, 'mayo 2012 hasta'],
      [180, 110, 'Analista de Datos', 10, 'B'],
      [60, 124, 'enero 2014'],
      [180, 124, 'Conservas Marisma S.A.'],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Analista de Datos | Conservas Marisma S.A. | 2012-05 | 2014-01']);
});

test('a value of a table is whole, whatever stands in it, and the name we give its column is none', async () => {
  const content = await foundIn(`佐藤 恵\nmegumi@example.com\n\n学歴\n学校名\t学位\t在籍期間\nみなと大学\t経済学部 経営学科(学士)\t2011年4月-2015年3月\n`);
  expect(content.educations.map(({ value }) => value.school_name)).toEqual(['みなと大学']);
  expect(JSON.stringify(content.educations.map(({ value }) => value))).not.toMatch(/SCHOOL|DEGREE/);
});

test.each([
  ['broken by the page, of a country whose numbers are longer', 'Ankara • ines.okoro@example.com • 0532 123\n45 14', 'TR', '053212345 14'],
  ['with a plus that a font drew in a form of its own', 'ines.okoro@example.com | \uE0AB90 532 123 45 14', 'TR', '+90 532 123 45 14'],
  ['in groups drawn from right to left', 'ines.okoro@example.com\n4501 123 050', 'AE', '050 123 4501'],
] as const)('a phone number: %s', async (_, head, country, number) => {
  const { basic_info: person } = await foundIn(`Ines Okoro\n${head}\n${REST}`, 'txt', country);
  expect(person.phone_num?.value.replaceAll(' ', '')).toBe(number.replaceAll(' ', ''));
});

test('an address ends where another script begins', async () => {
  expect((await foundIn(`林佳穎\nlin@example.org前端工程師\n${REST}`)).basic_info.email?.value).toBe('lin@example.org');
});

test('brackets that a font draws in forms of their own are brackets; icons are none', () => {
  expect(plain('Word \uE0A1Básico\uE0A2, \uE0A155\uE0A2 1234')).toBe('Word (Básico), (55) 1234');
  expect(plain('\uE0A1 Lisbon \uE0A1 Porto')).toMatch(/•\s+Lisbon/);
});

test('a block of contacts at the right, above the body, is no column of it', async () => {
  const content = await foundIn(
    pdfOf([
      [394, 40, 'Ines Okoro', 18, 'B'],
      [394, 60, 'Data Engineer'],
      [394, 74, '+1 202 555 0100'],
      [394, 88, 'ines.okoro@example.com'],
      [394, 98, 'www.ines-okoro.example.com/all-of-my-work'],
      [34, 110, 'Experience', 12, 'B'],
      [34, 130, '2021 - Present'],
      [156, 130, 'Data Engineer', 10, 'B'],
      [156, 144, 'Tarn Health Ltd'],
      [170, 158, 'Measured it'],
      [34, 172, 'A line that goes from the left edge of the page to where the contacts stand, and a little further still'],
      [34, 190, '2018 - 2021'],
      [156, 190, 'Analyst', 10, 'B'],
      [156, 204, 'Corvid Labs Ltd'],
      [170, 218, 'Kept the valley dry, and wrote of it every week to those who live in it and to those who do not'],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health Ltd | 2021 | now', 'Analyst | Corvid Labs Ltd | 2018 | 2021']);
});

test('a word for today that a narrow column broke off belongs to the date above', async () => {
  const content = await foundIn(
    pdfOf([
      [60, 40, 'Ines Okoro', 20, 'B'],
      [60, 60, 'ines.okoro@example.com'],
      [60, 90, 'Experiência', 12, 'B'],
      [60, 110, 'abril 2019 até'],
      [180, 110, 'Analista de Dados', 10, 'B'],
      [60, 124, 'atualmente'],
      [180, 124, 'Conservas Marisma Ltda'],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Analista de Dados | Conservas Marisma Ltda | 2019-04 | now']);
});

test('an Arabic heading two of whose letters were drawn as one sign is a heading', () => {
  expect(headingOf('الخربة العملية')).toBe('work');
});

test('how well a degree was done heads no section and begins no record', async () => {
  expect(headingOf('Second Class Upper Honours')).toBeNull();
  const content = await foundIn(
    `Ines Okoro\nines@example.com\n\nEducation\nUniversity of Oregon    2011 - 2015\nBSc in Physics\nSecond Class Upper Honours\n\nMarina College    2009 - 2011\nDiploma in Drawing\n`,
  );
  expect(schoolsIn(content)).toEqual(['University of Oregon | BSc | Physics | 2011 | 2015', 'Marina College | Diploma | Drawing | 2009 | 2011']);
});

test.each([
  ['Riwayat Karier dan Magang', 'work'],
  ['Pengalaman Kerja Terkini', 'work'],
  ['İŞ TECRÜBELERİM', 'work'],
  ['Antecedentes laborales', 'work'],
  ['職務經歷', 'work'],
  ['工作及實習經歷', 'work'],
  ['المسيرة المهنية', 'work'],
  ['Preparación académica', 'education'],
  ['Öğrenim Bilgileri', 'education'],
  ['最高學歷', 'education'],
  ['Kemahiran Komputer', 'skills'],
  ['PCスキル', 'skills'],
  ['Kemahiran Bahasa', 'languages'],
] as const)('a heading of known words is known, though nobody listed it: %s', (text, kind) => expect(headingOf(text)).toBe(kind));

test.each(['Kerja Sama Tim', 'Career Development Manager', 'Diploma III', '工具', 'İş Bankası', 'Data Analysis'])(
  'a line of other words is no heading: %s',
  (text) => expect(headingOf(text)).toBeNull(),
);

test('labels of one line, an address on the web and a number in a list belong to no company', async () => {
  const content = await foundIn(`Ines Okoro
ines.okoro@example.com

Experience
Position: Cook | Company: Larch & Sons | Period: May 2019 - Present
- Kept the kitchen quiet

Position: Kitchen Hand | Company: Tarn Foods | Period: May 2016 - April 2019
- Washed up
`);
  expect(jobsIn(content)).toEqual(['Cook | Larch & Sons | 2019-05 | now', 'Kitchen Hand | Tarn Foods | 2016-05 | 2019-04']);
  const numbered = await foundIn(`Ines Okoro
ines.okoro@example.com

Experience
1. Larch & Sons (www.larch.example)    May 2019 - Present
Cook
- Kept the kitchen quiet

2. Tarn Foods (www.tarn.example)    May 2016 - April 2019
Kitchen Hand
- Washed up
`);
  expect(jobsIn(numbered)).toEqual(['Cook | Larch & Sons | 2019-05 | now', 'Kitchen Hand | Tarn Foods | 2016-05 | 2019-04']);
});
