import { expect, test } from 'vitest';
import { foundIn, jobsIn, nameIn, schoolsIn, skillsIn } from '../../tests/support/found-in.ts';
import { pdfOf, type Placed } from '../../tests/support/resume-files.ts';

const JOB: Placed[] = [
  [60, 160, 'Experience', 14, 'B'],
  [60, 180, 'Data Engineer, Tarn Health', 10, 'B'],
  [400, 180, 'May 2018 - Present', 10],
];

test.each([
  ['goes on below', 'ines.okoro@mail.exam', 'ple.com', 'ines.okoro@mail.example.com'],
  ['is whole over a word', 'ines.okoro@example.com', 'Lagos', 'ines.okoro@example.com'],
  ['is whole over an address on the web', 'ines.okoro@example.com', 'okoro.example.com', 'ines.okoro@example.com'],
])('an address in a narrow cell: %s', async (_, first, second, whole) => {
  const content = await foundIn(pdfOf([[60, 60, 'Ines Okoro', 20, 'B'], [60, 90, 'Email', 10], [120, 90, first, 10], [120, 102, second, 10], ...JOB]), 'pdf');
  expect(content.basic_info.email?.value).toBe(whole);
});

test('the name of somebody’s mother is not the person’s, and a full stop may stand apart', async () => {
  const rest = `\nines@example.com\n\nMother’s Name: Lorna Santos\n\nExperience\nData Engineer | Tarn Health | May 2018 - Present\n`;
  expect(nameIn(await foundIn(`Rodel Magsino${rest}`))).toBe('Rodel Magsino');
  expect(nameIn(await foundIn(pdfOf([[60, 60, 'MARCUS T . WHITFIELD', 20, 'B'], [60, 90, 'mt@example.com', 10], ...JOB]), 'pdf'))).toBe('Marcus T. Whitfield');
});

test('a record whose name is plain this time is one by its line of date and place', async () => {
  const job = (y: number, name: string, date: string, style?: 'B'): Placed[] => [
    [60, y, name, 10, style],
    [60, y + 14, date, 10],
    [60, y + 28, '- Counted what the warehouse had', 10],
  ];
  const content = await foundIn(
    pdfOf([
      [60, 60, 'Ines Okoro', 20, 'B'],
      [60, 90, 'ines@example.com', 10],
      [60, 130, 'Experience', 14, 'B'],
      ...job(150, 'Data Engineer, Tarn Health', '2021 - Present | Taipei', 'B'),
      ...job(200, 'Analyst, Corvid Labs', '2017 - 2021 | Tainan'),
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2021 | now', 'Analyst | Corvid Labs | 2017 | 2021']);
});

test('a heading’s words in a list of skills are one of them', async () => {
  const skills = ['Excel', 'Stock Control', 'Training', 'Copywriting', 'Canva'];
  const content = await foundIn(
    pdfOf([
      [60, 60, 'Ines Okoro', 20, 'B'],
      [60, 90, 'ines@example.com', 10],
      ...JOB,
      [60, 220, 'Skills', 14, 'B'],
      ...skills.map((text, index): Placed => [60, 242 + index * 13, text, 10]),
      [60, 330, 'Interests', 14, 'B'],
      [60, 350, 'Chess', 10],
    ]),
    'pdf',
  );
  expect(skillsIn(content)).toEqual(skills);
});

test('a field of work in a title is no company where all companies stand below; a Turkish school is known by its ending', async () => {
  const content = await foundIn(`Oğuz İnal
oguz@example.org

Experience
05/2023 – Now
Head of Marketing – Housing
Straits Harbour Pte Ltd

06/2016 – 12/2018
Marketing Coordinator – Food and Beverage
Raintree Works

Education
Toros Üniversitesi
Yüksek Lisans, Maliye
2017
Boğaz Meslek Yüksekokulu
Lisans, Maliye
2014
`);
  expect(jobsIn(content)[1]).toBe('Marketing Coordinator – Food and Beverage | Raintree Works | 2016-06 | 2018-12');
  expect(schoolsIn(content).map((school) => school.split(' | ')[0])).toEqual(['Toros Üniversitesi', 'Boğaz Meslek Yüksekokulu']);
});
