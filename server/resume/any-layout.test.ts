import { expect, test } from 'vitest';
import { foundIn, jobsIn, skillsIn } from '../../tests/support/found-in.ts';
import { columnsOf } from './layout/lines.ts';
import { withWholeHeads } from './wrapped-names.ts';
import type { Cell } from './layout/line.ts';
import { docxOf, paragraph, pdfOf, table, type Placed } from '../../tests/support/resume-files.ts';

const NAME: Placed[] = [
  [60, 60, 'Ines Okoro', 20, 'B'],
  [60, 80, 'ines.okoro@example.com', 10],
];
const JOBS = ['Data Engineer | Tarn Health | 2018-05 | 2021-02', 'Analyst | Corvid Labs | 2015-07 | 2018-01'];

test.each([
  ['letters', 'D. Riwayat Pekerjaan', 'E. Keahlian'],
  ['Roman numbers', 'III. Riwayat Pekerjaan', 'IV. Keahlian'],
  ['dashes', '--- Riwayat Pekerjaan ---', '--- Keahlian ---'],
  ['the mark of a list', '• Riwayat Pekerjaan', '• Keahlian'],
])('headings behind %s begin sections', async (_, work, skills) => {
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [60, 120, work, 13, 'B'],
      [60, 140, 'Data Engineer, Tarn Health, May 2018 - Feb 2021', 10],
      [60, 160, 'Analyst, Corvid Labs, July 2015 - Jan 2018', 10],
      [60, 190, skills, 13, 'B'],
      [60, 210, 'Kafka, Terraform, PostgreSQL', 10],
    ]),
    'pdf',
  );
  expect([jobsIn(content), skillsIn(content)]).toEqual([JOBS, ['Kafka', 'Terraform', 'PostgreSQL']]);
});

test('Chinese headings that are counted begin sections', async () => {
  const content = await foundIn(
    '王思远\nwang@example.com\n\n一、教育背景\n东湖大学 大专 2002/08 - 2006/05\n\n二、工作经历\n2017/02 - 2024/10 星洲网络 总账会计\n',
  );
  expect(jobsIn(content)).toEqual(['总账会计 | 星洲网络 | 2017-02 | 2024-10']);
});

test('dates that the end of a line breaks are whole', async () => {
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [60, 120, 'Experience', 13, 'B'],
      [60, 140, 'Data Engineer, Tarn Health, Lagos (May', 10],
      [60, 153, '2018 to February 2021)', 10],
      [60, 166, 'Moved the claims service to a queue and kept it there', 10],
      [60, 190, 'Analyst, Corvid Labs, Lagos (July 2015 to', 10],
      [60, 203, 'January 2018)', 10],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(JOBS);
});

const stacked = (dates: readonly [string, string][]) =>
  foundIn(
    pdfOf([
      ...NAME,
      [60, 120, 'Experience', 13, 'B'],
      ...dates.flatMap(([from, until], index): Placed[] => [
        [60, 140 + index * 60, from, 10],
        [160, 140 + index * 60, ['Tarn Health', 'Corvid Labs'][index] ?? '', 10, 'B'],
        [60, 153 + index * 60, until, 10],
        [160, 153 + index * 60, ['Data Engineer', 'Analyst'][index] ?? '', 10],
        [160, 166 + index * 60, 'Counted what the warehouse had and told the board', 10],
      ]),
    ]),
    'pdf',
  );

test('from and until stand one over the other in a gutter', async () => {
  const content = await stacked([
    ['05-2018', '02-2021'],
    ['07-2015', '01-2018'],
  ]);
  expect(jobsIn(content)).toEqual(JOBS);
});

test('of dates that go down, or stand alone, none is the end of the one above', async () => {
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [60, 120, 'Experience', 13, 'B'],
      [60, 140, '2021', 10],
      [160, 140, 'Data Engineer, Tarn Health', 10],
      [60, 153, '2018', 10],
      [160, 153, 'Analyst, Corvid Labs', 10],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2021 | 2021', 'Analyst | Corvid Labs | 2018 | 2018']);
});

test('where no head says a title, the first item of each list does', async () => {
  const text = (first: string, second: string) =>
    `Ines Okoro\nines@example.com\n\nExperience\n\nTarn Health (May 2018 - Feb 2021)\n- ${first}\n\nCorvid Labs (July 2015 - Jan 2018)\n- ${second}\n`;
  expect(jobsIn(await foundIn(text('Data Engineer', 'Analyst')))).toEqual(JOBS);
  const duties = await foundIn(text('Moved claims to a queue', 'Counted the warehouse'));
  expect(jobsIn(duties)).toEqual([' | Tarn Health | 2018-05 | 2021-02', ' | Corvid Labs | 2015-07 | 2018-01']);
});

test('headings in a margin may stand lower than the first line beside them', async () => {
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [160, 120, 'Data Engineer, Tarn Health, May 2018 - Feb 2021', 10],
      [60, 127, 'Experience', 13, 'B'],
      [160, 136, 'Moved the claims service to a queue', 10],
      [160, 160, 'Analyst, Corvid Labs, July 2015 - Jan 2018', 10],
      [160, 190, 'Kafka, Terraform, PostgreSQL', 10],
      [60, 197, 'Skills', 13, 'B'],
    ]),
    'pdf',
  );
  expect([jobsIn(content), skillsIn(content)]).toEqual([JOBS, ['Kafka', 'Terraform', 'PostgreSQL']]);
});

test('a head goes on where its last word had no room', async () => {
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [60, 120, 'Experience', 13, 'B'],
      [60, 140, 'May 2018 - Feb 2021: Tarn Health Company, Data', 10],
      [60, 153, 'Engineer', 10],
      [60, 166, 'Moved the claims service to a queue, and more', 10],
      [60, 190, 'July 2015 - Jan 2018: Corvid Labs, Analyst', 10],
      [60, 203, 'Counted what the warehouse had', 10],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health Company | 2018-05 | 2021-02', 'Analyst | Corvid Labs | 2015-07 | 2018-01']);
});

test('a company in brackets behind a title is the company; a field of work is none', async () => {
  const content = await foundIn(
    `Ines Okoro\nines@example.com\n\nExperience\n\nData Engineer (Tarn Health Ltd)\nMay 2018 - Feb 2021\n\nData Engineer (Streaming), Corvid Labs\nJuly 2015 - Jan 2018\n`,
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health Ltd | 2018-05 | 2021-02', 'Data Engineer (Streaming) | Corvid Labs | 2015-07 | 2018-01']);
});

test('a table of jobs in Word: titles below their companies, and a column called like a section', async () => {
  const rows = [
    [['Period'], ['Employer'], ['Key achievements']],
    [['May 2018 - Feb 2021'], ['Tarn Health', 'Data Engineer'], ['Moved the claims service to a queue']],
    [['July 2015 - Jan 2018'], ['Corvid Labs', 'Analyst'], ['Counted what the warehouse had']],
  ];
  const body = paragraph('**Ines Okoro**') + paragraph('ines.okoro@example.com') + paragraph('**Work Experience**') + table(...rows);
  expect(jobsIn(await foundIn(docxOf(body), 'docx'))).toEqual(JOBS);
});

test('companies in the style of the headings, over a title beside its dates, begin no sections', async () => {
  const rows = (company: string, title: string, dates: string) => paragraph(`**${company}**`) + table([[title], [dates]]);
  const headings = ['Work Experience', 'Skills', 'Languages'].map((text) => paragraph(`**${text}**`));
  const body =
    paragraph('**Ines Okoro**') +
    paragraph('ines.okoro@example.com') +
    headings[0] +
    rows('Tarn Health', 'Data Engineer', 'May 2018 - Feb 2021') +
    rows('Corvid Labs', 'Analyst', 'July 2015 - Jan 2018') +
    headings[1] +
    paragraph('Kafka, Terraform, PostgreSQL') +
    headings[2] +
    paragraph('English (fluent)');
  expect(jobsIn(await foundIn(docxOf(body), 'docx'))).toEqual(JOBS);
});

test('a date of three lines in a narrow cell is whole', async () => {
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [60, 120, 'Experience', 13, 'B'],
      [60, 140, 'September', 10],
      [160, 140, 'Tarn Health', 10, 'B'],
      [60, 153, '2018 until', 10],
      [160, 153, 'Data Engineer', 10],
      [60, 166, 'Feb 2021', 10],
      [60, 190, '07/2015 - 01/', 10],
      [160, 190, 'Corvid Labs', 10, 'B'],
      [60, 203, '2018', 10],
      [160, 203, 'Analyst', 10],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-09 | 2021-02', 'Analyst | Corvid Labs | 2015-07 | 2018-01']);
});

test.each([
  ['a word for until alone in the middle', ['05/2018', 'hingga', '02/2021']],
  ['the words for today in two', ['05/2018 até o', 'momento']],
])('a date in a margin with %s is whole', async (_, pieces) => {
  const dates = pieces.map((piece, index): Placed => [60, 140 + index * 12, piece, 10]);
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [60, 120, 'Experience', 13, 'B'],
      ...dates,
      [140, 140, 'Data Engineer, Tarn Health', 10],
      [140, 152, '• Moved the claims service to a queue', 10],
      [140, 164, '• Kept it there', 10],
      [60, 190, '07/2015 - 01/2018', 10],
      [140, 190, 'Analyst, Corvid Labs', 10],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual([`Data Engineer | Tarn Health | 2018-05 | ${pieces.length > 2 ? '2021-02' : 'now'}`, JOBS[1]]);
});

test('companies in the first column of a table, under headings as wide as it, are no column of the page', async () => {
  const job = (y: number, company: string, title: string, dates: string): Placed[] => [
    [64, y, company, 10, 'B'],
    [196, y, title, 10],
    [196, y + 13, dates, 10],
    [196, y + 26, 'Counted what the warehouse had', 10],
  ];
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [60, 120, 'Experience', 13, 'B'],
      ...job(140, 'Tarn Health', 'Data Engineer', 'May 2018 - Feb 2021'),
      ...job(190, 'Corvid Labs', 'Analyst', 'July 2015 - Jan 2018'),
      ...job(240, 'Oakline', 'Office Clerk', 'May 2013 - June 2015'),
      [60, 300, 'Skills', 13, 'B'],
      [60, 320, 'Kafka', 10],
      [60, 333, 'Terraform', 10],
      [60, 346, 'PostgreSQL', 10],
      [60, 359, 'Redis', 10],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual([...JOBS, 'Office Clerk | Oakline | 2013-05 | 2015-06']);
});

test('a table whose last column is all text is read row by row', async () => {
  const row = (y: number, cells: readonly string[], style?: 'B'): Placed[] => cells.map((text, index) => [60 + index * 110, y, text, 9, style]);
  const content = await foundIn(
    pdfOf([
      ...NAME,
      [60, 120, 'Experience', 13, 'B'],
      ...row(140, ['Company', 'Period', 'Position', 'What I did there'], 'B'),
      ...row(155, ['Tarn Health', '05/2018 - 02/2021', 'Data Engineer', 'Moved claims to a queue']),
      [390, 167, 'Taught two colleagues', 9],
      [390, 179, 'Halved the nightly runs', 9],
      ...row(195, ['Corvid Labs', '07/2015 - 01/2018', 'Analyst', 'Counted the warehouse']),
      [390, 207, 'Wrote the weekly report', 9],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(JOBS);
});

test('dates at the edges of pages are no page numbers, though they differ in their numbers alone', () => {
  const cell = (page: number, y: number, text: string): Cell => ({ text, page, x0: 60, x1: 200, y, size: 10, parts: [{ text, font: 'R' }] });
  const page = (number: number, dates: string) => [cell(number, 60, dates), cell(number, 80, 'Analyst'), cell(number, 800, `Ines Okoro, ${number}`)];
  const [lines] = columnsOf([...page(1, '05/2018 - 02/2021'), ...page(2, '07/2015 - 01/2018')]);
  expect(lines?.map(({ text }) => text)).toEqual(['05/2018 - 02/2021', 'Analyst', 'Ines Okoro, 1', '07/2015 - 01/2018', 'Analyst']);
});

test('a company’s legal form in a line of its own belongs to the head above, also where it ends with no ASCII letter', () => {
  const cell = (y: number, text: string, x1: number): Cell => ({ text, page: 1, x0: 60, x1, y, size: 10, parts: [{ text, font: 'R' }] });
  const [lines] = columnsOf([cell(60, 'May 2018 - Feb 2021: Analyst, Defne Tekstil', 300), cell(73, 'A.Ş., Bursa, the head office of the group', 290)]);
  expect(withWholeHeads(lines ?? []).map(({ text }) => text)).toEqual([
    'May 2018 - Feb 2021: Analyst, Defne Tekstil A.Ş., Bursa, the head office of the group',
  ]);
});
