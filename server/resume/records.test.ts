import { expect, test } from 'vitest';
import { foundIn, jobsIn, nameIn, schoolsIn, skillsIn } from '../../tests/support/found-in.ts';
import { docxOf, paragraph, pdfOf, table, type Placed } from '../../tests/support/resume-files.ts';

const HEAD = 'Ines Okoro\nines.okoro@example.com\n\n';
const TOP: Placed[] = [
  [60, 60, 'Ines Okoro', 20, 'B'],
  [60, 80, 'ines.okoro@example.com'],
];

test('jobs with a label before each value, and what was achieved under a line of its own', async () => {
  const content = await foundIn(`${HEAD}Working Experience

Organization: Tarn Health
Role: Data Engineer
Dates: 05/2018 - Current
Key achievements:
- Moved the claims service to a queue

Organization: Corvid Labs
Role: Analyst
Dates: 01/2015 - 04/2018
Key achievements:
- Counted what the warehouse had
`);
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | now', 'Analyst | Corvid Labs | 2015-01 | 2018-04']);
});

test('a second position under one company, after lines without marks, is that company’s', async () => {
  const content = await foundIn(`${HEAD}Experience
Tarn Health
Head of Data
2021 - Present
Oslo, Norway
Moved the claims service to a queue
Passed every audit of the food authority

Data Engineer
2018 - 2021
Bergen, Norway
Kept the pagers quiet

Corvid Labs
Analyst
2015 - 2018
Counted what the warehouse had
`);
  expect(jobsIn(content)).toEqual([
    'Head of Data | Tarn Health | 2021 | now',
    'Data Engineer | Tarn Health | 2018 | 2021',
    'Analyst | Corvid Labs | 2015 | 2018',
  ]);
});

test('a company between a title and a town is the company; one in Colorado keeps no state', async () => {
  const content = await foundIn(`${HEAD}EXPERIENCE
Data Engineer, Ashdown Trust, Edinburgh
May 2018 - Present
- Moved the claims service to a queue

Larch & Sons, Denver, CO    2015 - 2018
Analyst
- Counted what the warehouse had
`);
  expect(jobsIn(content)).toEqual(['Data Engineer | Ashdown Trust | 2018-05 | now', 'Analyst | Larch & Sons | 2015 | 2018']);
});

test('qualifications are an education where they name schools; schools and degrees in all their orders', async () => {
  const content = await foundIn(`${HEAD}QUALIFICATIONS
PGCE, University of Eastmoor
2016 - 2017

B.A. - Industrial Engineering, Harlan College | Jul 2012 | Eastmoor

Qualification: Bachelor's Degree (Health Science)
School: Lund University
Dates: 2005 - 2008

High School Diploma, Washington Heights High School
2003
`);
  expect(schoolsIn(content)).toEqual([
    'University of Eastmoor | PGCE |  | 2016 | 2017',
    'Harlan College | B.A. | Industrial Engineering |  | 2012-07',
    "Lund University | Bachelor's Degree | Health Science | 2005 | 2008",
    'Washington Heights High School | High School Diploma |  |  | 2003',
  ]);
});

test('three schools side by side, one of which goes on below the others', async () => {
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [60, 110, 'EDUCATION', 11, 'B'],
      [60, 128, 'University of Arden,', 10, 'B'],
      [230, 128, 'Lund University', 10, 'B'],
      [400, 128, 'Elm High School', 10, 'B'],
      [60, 142, 'Millbrook', 10, 'B'],
      [230, 142, 'B.S., Informatics'],
      [400, 142, 'High School Diploma'],
      [60, 156, 'M.A., Informatics'],
      [230, 156, '2014 - 2018'],
      [400, 156, '2010 - 2014'],
      [60, 170, '2018 - 2020'],
      [60, 200, 'SKILLS', 11, 'B'],
      [60, 218, 'Kitchen: Pastry; Butchery'],
    ]),
    'pdf',
  );
  expect(schoolsIn(content)).toEqual([
    'University of Arden, Millbrook | M.A. | Informatics | 2018 | 2020',
    'Lund University | B.S. | Informatics | 2014 | 2018',
    'Elm High School | High School Diploma |  | 2010 | 2014',
  ]);
  expect(skillsIn(content)).toEqual(['Pastry', 'Butchery']);
});

test('a table whose cells take two lines, and one of Word with a heading beside each part', async () => {
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [60, 110, 'EDUCATION', 11, 'B'],
      [60, 128, 'Period', 10, 'B'],
      [150, 128, 'Institution', 10, 'B'],
      [320, 128, 'Degree', 10, 'B'],
      [60, 144, '2015 to'],
      [150, 144, 'University of'],
      [320, 144, 'Master of Science in Business'],
      [60, 157, '2017'],
      [150, 157, 'Wharfdale'],
      [320, 157, 'Administration'],
    ]),
    'pdf',
  );
  expect(schoolsIn(content)).toEqual(['University of Wharfdale | Master of Science | Business Administration | 2015 | 2017']);
  const word = await foundIn(
    docxOf(
      paragraph('**Ines Okoro**') +
        paragraph('ines.okoro@example.com') +
        table([['Experience'], ['Data Engineer, Tarn Health', '2018 - Present', '• Moved it']], [['Skills'], ['Kafka, SQL', 'Terraform']]),
    ),
    'docx',
  );
  expect(jobsIn(word)).toEqual(['Data Engineer | Tarn Health | 2018 | now']);
  expect(skillsIn(word)).toEqual(['Kafka', 'SQL', 'Terraform']);
});

test.each([
  ['Darnell Fitch Jr.', 'Darnell Fitch Jr.'],
  ['Lim Jia Hui, Rachel', 'Lim Jia Hui, Rachel'],
  ['Resume of Ines Okoro', 'Ines Okoro'],
  ['Ines Okoro, CPA, MBA', 'Ines Okoro'],
  ['Kavitha d/o Suresh', 'Kavitha d/o Suresh'],
  ['G O H   S H U   M I N', 'Goh Shu Min'],
  ['姓名    吳宗憲    性別    男', '宗憲 吳'],
])('the name in "%s"', async (line, name) => {
  expect(nameIn(await foundIn(`${line}\nperson@example.com\n\nSKILLS\nSAP, Excel, Forecasting\n`))).toBe(name);
});

test('a phone number that a line breaks in two', async () => {
  const { basic_info: person } = await foundIn(`Ines Okoro
Columbus, OH - github.com/ines - ines.okoro@example.com - (646)
555 0135

SKILLS
SAP, Excel, Forecasting
`);
  expect(person.phone_num?.value).toBe('(646) 555 0135');
});

test('Markdown is read as it is meant', async () => {
  const content = await foundIn(`# Ines Okoro

ines.okoro@example.com

## Experience

### Data Engineer, Tarn Health
*May 2018 - Present*

- Moved the claims service to a queue

## Education

**Lund University**, B.A. in Economics, 2015

## Skills

- **Data:** Kafka, SQL
`);
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | now']);
  expect(schoolsIn(content)).toEqual(['Lund University | B.A. | Economics |  | 2015']);
  expect(skillsIn(content)).toEqual(['Kafka', 'SQL']);
});

test('groups of skills without styles, and skills that end with the word', async () => {
  const content = await foundIn(`${HEAD}EDUCATION
Lund University, B.A. in Economics, 2015

SKILLS
Engineering
Road Design, Cost Estimation
Safety
Risk Assessment, First Aid
`);
  expect(skillsIn(content)).toEqual(['Road Design', 'Cost Estimation', 'Risk Assessment', 'First Aid']);
  expect(skillsIn(await foundIn(`${HEAD}SKILLS\nButchery\nKnife Skills\nPastry\n`))).toEqual(['Butchery', 'Knife Skills', 'Pastry']);
});

test('a Japanese form tells of every beginning and end on a line of its own', async () => {
  const row = (year: string, month: string, what: string) => [[year], [month], [what]];
  const content = await foundIn(
    docxOf(
      paragraph('履歴書') +
        table([['氏名'], ['佐々木 恵']], [['メール'], ['sasaki@mail.example']]) +
        table(
          row('年', '月', '学歴・職歴'),
          row('', '', '学歴'),
          row('2012', '4', '青山大学 経済学部 入学'),
          row('2016', '3', '青山大学 経済学部 卒業'),
          row('', '', '職歴'),
          row('2016', '4', '株式会社青空システム 入社'),
          row('2020', '3', '株式会社青空システム 退社'),
          row('2020', '4', '株式会社海商事 入社'),
          row('', '', '現在に至る'),
        ),
    ),
    'docx',
  );
  expect(jobsIn(content)).toEqual([' | 株式会社青空システム | 2016-04 | 2020-03', ' | 株式会社海商事 | 2020-04 | now']);
  expect(content.educations.map(({ value }) => [value.school_name, value.start_date, value.end_date])).toEqual([['青山大学', '2012-04', '2016-03']]);
});

test('where a job was is not where the person lives; languages beside their labels are no skills; a school has its town behind it', async () => {
  const content = await foundIn(`Ines Okoro
ines.okoro@example.com

EXPERIENCE
Tarn Inc. - New York, NY
Data Engineer | 2018 - Present

EDUCATION
BA, Economics | University of Colorado, Boulder, Colorado

SKILLS
Mother tongue           Norwegian
Kafka  Terraform  Month-end close  SQL
`);
  expect(content.basic_info.current_location).toBeNull();
  expect(schoolsIn(content)).toEqual(['University of Colorado | BA | Economics |  | ']);
  expect(skillsIn(content)).toEqual(['Kafka', 'Terraform', 'Month-end close', 'SQL']);
});

test('a degree with its honors and grade in one line, its date at the edge', async () => {
  const content = await foundIn(
    docxOf(
      [
        '**Ines Okoro**',
        'ines.okoro@example.com',
        '**Education**',
        '**LUND UNIVERSITY**\tLund',
        'A.B., cum laude, Economics. GPA 3.7.\tMay 2015',
        '**Academic Appointments**',
        'Associate Professor, Tarn University (2020 - present)',
      ]
        .map(paragraph)
        .join(''),
    ),
    'docx',
  );
  expect(schoolsIn(content).map((school) => school.split(' | ').toSpliced(2, 1).join(' | '))).toEqual(['LUND UNIVERSITY | A.B. |  | 2015-05']);
  expect(jobsIn(content)).toEqual(['Associate Professor | Tarn University | 2020 | now']);
});

/** Jobs in lines of their own, the name at the left and when at the right; what was done below. */
const dated = (...jobs: [names: string, dates: string, under?: string][]): Uint8Array =>
  pdfOf([
    ...TOP,
    [50, 110, 'EXPERIENCE', 12, 'B'],
    ...jobs.flatMap(([names, dates, under], index): Placed[] => [
      [50, 128 + index * 50, names, 10, 'B'],
      [450, 128 + index * 50, dates],
      ...(under ? ([[50, 142 + index * 50, under]] as const) : []),
      [60, 156 + index * 50, '- Kept the ledgers of nine branches'],
    ]),
  ]);

test('a company with its town before the title, whether the town is known or its state', async () => {
  const content = await foundIn(
    dated(['Kestrel | York, Office Assistant', 'Jan 2019 - Present'], ['Quillon | Boise, Idaho, Principal Engineer', '2010 - 2015']),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Office Assistant | Kestrel | 2019-01 | now', 'Principal Engineer | Quillon | 2010 | 2015']);
});

test('titles of two pieces, each over a name: the names are the companies', async () => {
  const content = await foundIn(
    dated(['Nurse - Emergency Wards', 'Jan 2019 - Present', 'Quillon'], ['Staff Nurse - Paediatrics', '2010 - 2015', 'Fernway, Tucson, AZ']),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Nurse - Emergency Wards | Quillon | 2019-01 | now', 'Staff Nurse - Paediatrics | Fernway | 2010 | 2015']);
});

test('a heading in the margin that takes two lines, dates in it that take two, and lines set in are no heads', async () => {
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [50, 120, 'Work', 11, 'B'],
      [50, 134, 'Experience', 11, 'B'],
      [150, 120, 'Chef de Partie', 10, 'B'],
      [450, 120, '2019 - Present'],
      [150, 134, 'Oakline'],
      [160, 148, '- Kept the kitchen'],
      [50, 180, 'Education', 11, 'B'],
      [150, 180, 'Harlan College', 10, 'B'],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Chef de Partie | Oakline | 2019 | now']);
  const margin = await foundIn(
    pdfOf([
      ...TOP,
      [50, 110, 'EXPERIENCE', 12, 'B'],
      [50, 128, 'Jan 2019', 9],
      [50, 140, 'to Present', 9],
      [160, 128, 'Oakline', 10, 'B'],
      [160, 141, 'Chef de Partie'],
      [170, 154, 'Kept the kitchen'],
      [50, 186, 'Mar 2015', 9],
      [50, 198, 'to Dec 2018', 9],
      [160, 186, 'Fernway', 10, 'B'],
      [160, 199, 'Commis Chef'],
      [170, 212, 'Kept the larder'],
    ]),
    'pdf',
  );
  expect(jobsIn(margin)).toEqual(['Chef de Partie | Oakline | 2019-01 | now', 'Commis Chef | Fernway | 2015-03 | 2018-12']);
});

test.each([
  ['the title first, the company below, a town beside', (title: string, company: string, town: string) => [title, company, town]],
  ['the company first with its town, the title below', (title: string, company: string, town: string) => [`${company}, ${town}`, title, '']],
  ['all in one line', (title: string, company: string, town: string) => [`${title}, ${company}, ${town}`, '', '']],
])('a title nobody knows stands where the others stand: %s', async (_, layout) => {
  const jobs = [
    ['Chef de Partie', 'Oakline', 'Tucson, AZ', '2019 - Present'],
    ['Commis Chef', 'Fernway', 'Austin, TX', '2015 - 2018'],
    ['Kitchen Hand', 'Quillon Rise', 'Jurongville', '2012 - 2015'],
  ] as const;
  const placed = jobs.flatMap(([title, company, town, dates], index): Placed[] => {
    const [first = '', second = '', beside = ''] = layout(title, company, town);
    const y = 128 + index * 50;
    return [
      [50, y, first, 10, 'B'],
      [450, y, dates],
      ...(second ? ([[50, y + 13, second]] as const) : []),
      ...(beside ? ([[450, y + 13, beside]] as const) : []),
      [60, y + 27, '- Wrote four menus a year'],
    ];
  });
  const content = await foundIn(pdfOf([...TOP, [50, 110, 'EXPERIENCE', 12, 'B'], ...placed]), 'pdf');
  expect(jobsIn(content)[2]).toBe('Kitchen Hand | Quillon Rise | 2012 | 2015');
});

test('dashes and brackets that a font does not name are told by what stands around them', async () => {
  const content = await foundIn(`${HEAD}EXPERIENCE
Data Engineer, Tarn Health
2018\uE12A04 - Present
- Moved the claims service to a queue

EDUCATION
M.S. \uE0AASlow Reactions), Lund University, 2015\uE12A2017
`);
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-04 | now']);
  expect(schoolsIn(content)).toEqual(['Lund University | M.S. | Slow Reactions | 2015 | 2017']);
});

test('a number that is whole takes nothing of the next line, and a post code is none', async () => {
  const { basic_info: person } = await foundIn('Ines Okoro\n+65-8123-4563\n27 Kembangan Walk\n\nSKILLS\nSAP, Excel, Forecasting\n');
  expect(person.phone_num?.value).toBe('+65 8123 4563');
  const { basic_info: other } = await foundIn('佐々木 恵\n〒100-0000 東京都港区1-2-3\nsasaki@mail.example\n090-1234-5678\n\nSKILLS\nSAP, Excel, Forecasting\n');
  expect(other.phone_num?.value).toBe('090-1234-5678');
});
