import { expect, test } from 'vitest';
import { foundIn, jobsIn, schoolsIn, skillsIn } from '../../tests/support/found-in.ts';
import { pdfOf, type Placed } from '../../tests/support/resume-files.ts';

const TOP: Placed[] = [
  [60, 60, 'Ines Okoro', 20, 'B'],
  [60, 80, 'ines.okoro@example.com'],
];

test('dates in a gutter that reach near the titles, and take two or three lines', async () => {
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [128, 120, 'Experience', 14, 'B'],
      [66, 140, 'June 2016 -', 10],
      [128, 140, 'Data Engineer, Tarn Health', 10, 'B'],
      [66, 152, 'December', 10],
      [128, 152, '- Moved the claims service to a queue', 9],
      [66, 164, '2024', 10],
      [128, 164, '- Counted what the warehouse had', 9],
      [60, 190, 'August 2008 -', 10],
      [128, 190, 'Analyst, Corvid Labs', 10, 'B'],
      [60, 202, 'April 2016', 10],
      [128, 202, '- Counted what the warehouse had', 9],
      [128, 230, 'Education', 14, 'B'],
      [60, 250, 'March 2005 -', 10],
      [128, 250, 'BSc in Physics, Lund University', 10, 'B'],
      [60, 262, 'May 2008', 10],
      [128, 290, 'Skills', 14, 'B'],
      [66, 310, 'Databases', 10],
      [128, 310, 'Redis, MySQL, Oracle', 10],
      [98, 330, 'Web', 10],
      [128, 330, 'Vue, Express, Angular, Django', 10],
      [66, 342, 'Frameworks', 10],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2016-06 | 2024-12', 'Analyst | Corvid Labs | 2008-08 | 2016-04']);
  expect(schoolsIn(content)).toEqual(['Lund University | BSc | Physics | 2005-03 | 2008-05']);
  expect(skillsIn(content)).toEqual(['Redis', 'MySQL', 'Oracle', 'Vue', 'Express', 'Angular', 'Django']);
});

test('dates at the left, smaller than what stands beside them and with how long it was, are no column', async () => {
  const job = (y: number, span: string, duration: string, title: string, company: string): Placed[] => [
    [34, y, span, 9],
    [164, y + 2, title, 10.5, 'B'],
    [34, y + 12, duration, 9],
    [164, y + 17, company, 10.5],
    [178, y + 31, 'Counted what the warehouse had and told the board', 10.5],
  ];
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [34, 110, 'Employment Record', 13, 'B'],
      ...job(130, 'Apr 2018 - Nov 2021', '(3 years 8 months)', 'Data Engineer', 'Tarn Health'),
      ...job(190, 'July 2015 - Jan 2018', '(2 years 7 months)', 'Analyst', 'Corvid Labs'),
      ...job(250, 'May 2013 - June 2015', '(2 years 2 months)', 'Office Clerk', 'Oakline'),
      [34, 320, 'Education', 13, 'B'],
      [34, 340, 'Dec 2009 - Oct 2012', 9],
      [164, 342, 'Lund University', 10.5, 'B'],
      [164, 356, 'Bachelor of Arts in Physics', 10.5],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual([
    'Data Engineer | Tarn Health | 2018-04 | 2021-11',
    'Analyst | Corvid Labs | 2015-07 | 2018-01',
    'Office Clerk | Oakline | 2013-05 | 2015-06',
  ]);
  expect(schoolsIn(content)).toEqual(['Lund University | Bachelor of Arts | Physics | 2009-12 | 2012-10']);
});
