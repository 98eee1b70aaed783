import { expect, test } from 'vitest';
import { foundIn, jobsIn, nameIn, schoolsIn, skillsIn } from '../../tests/support/found-in.ts';
import { docxOf, paragraph, pdfOf, type Placed } from '../../tests/support/resume-files.ts';

const HEAD = 'Ines Okoro\nines.okoro@example.com\n\n';
const TOP: Placed[] = [
  [60, 60, 'Ines Okoro', 20, 'B'],
  [60, 80, 'ines.okoro@example.com'],
];

test('a job whose own company was not read has none: never that of the job above', async () => {
  const content = await foundIn(`${HEAD}EXPERIENCE
Tarn Health
Data Engineer | May 2018 - Present
- Moved the claims service to a queue

Software Engineer - see the letter, confidential client of an agency in the north | Jan 2015 - Apr 2018
- Counted what the warehouse had
`);
  expect(content.work_experiences.map(({ value }) => value.company_name)).not.toEqual(['Tarn Health', 'Tarn Health']);
});

test('a title and a job below it in one line each, another above: the company above is not the job’s below', async () => {
  const content = await foundIn(`${HEAD}EXPERIENCE
Data Engineer, Tarn Health    May 2018 - Present
- Moved the claims service to a queue

Software Engineer    Jan 2015 - Apr 2018
- Counted what the warehouse had
`);
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | now', 'Software Engineer |  | 2015-01 | 2018-04']);
});

test('what follows the dash of a title is part of it where the company stands below', async () => {
  const content = await foundIn(
    docxOf(
      [
        paragraph('**Ines Okoro**'),
        paragraph('ines.okoro@example.com'),
        paragraph('**Experience**'),
        paragraph('**Engineer – Water and Drainage**\tMay 2018 - Present'),
        paragraph('Tarn Rydal'),
        paragraph('- Kept the valley dry'),
        paragraph('**Junior Engineer**\tJan 2015 - Apr 2018'),
        paragraph('Corvid Brook'),
        paragraph('- Measured it'),
      ].join(''),
    ),
    'docx',
  );
  expect(jobsIn(content)).toEqual(['Engineer – Water and Drainage | Tarn Rydal | 2018-05 | now', 'Junior Engineer | Corvid Brook | 2015-01 | 2018-04']);
});

test('a place between the company and the title belongs to neither', async () => {
  const content = await foundIn(`${HEAD}EXPERIENCE
Tarn Health | Duluth, MN, Data Engineer    May 2018 - Present
- Moved the claims service to a queue
`);
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | now']);
});

test('names of groups, languages people speak and references are no skills', async () => {
  const content = await foundIn(`${HEAD}SKILLS
Web Frameworks - Django, Flask
Databases
- PostgreSQL
- Redis
Operations
- Terraform
Languages: English (fluent), Spanish
Tools: Git, Jira
Excel, French
References: available upon request
`);
  expect(skillsIn(content)).toEqual(['Django', 'Flask', 'PostgreSQL', 'Redis', 'Terraform', 'Git', 'Jira', 'Excel']);
  expect(content.languages.map(({ value }) => value.language)).toEqual(['en', 'es', 'fr']);
});

test('a name below "Personal Information", and one set wide', async () => {
  expect(nameIn(await foundIn(`PERSONAL INFORMATION\n\nInes Okoro\nines@example.com\n\nSKILLS\nSAP, Excel, Forecasting\n`))).toBe('Ines Okoro');
  const wide = docxOf(paragraph('I N E S  O K O R O') + paragraph('io@example.com') + paragraph('**S K I L L S**') + paragraph('SAP, Excel, Forecasting'));
  expect(nameIn(await foundIn(wide, 'docx'))).toBe('Ines Okoro');
});

test('headings in a margin beside the first entry, in the type of the text', async () => {
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [40, 120, 'Experience'],
      [140, 120, 'Data Engineer', 10, 'B'],
      [460, 120, '2018 - Present'],
      [140, 134, 'Tarn Health'],
      [150, 148, '- Moved the claims service to a queue'],
      [140, 166, 'Analyst', 10, 'B'],
      [460, 166, '2015 - 2018'],
      [140, 180, 'Corvid Labs'],
      [40, 210, 'Education'],
      [140, 210, 'University of Bergen', 10, 'B'],
      [460, 210, '2011 - 2015'],
      [140, 224, 'BSc in Informatics'],
      [40, 250, 'Skills'],
      [140, 250, 'Kafka, Terraform, SQL'],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018 | now', 'Analyst | Corvid Labs | 2015 | 2018']);
  expect(schoolsIn(content)).toEqual(['University of Bergen | BSc | Informatics | 2011 | 2015']);
  expect(skillsIn(content)).toEqual(['Kafka', 'Terraform', 'SQL']);
});

test('text drawn twice to look bold is read once', async () => {
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [60, 110, 'EXPERIENCE', 11, 'B'],
      [60, 128, 'Sr. SRE'],
      [60.3, 128, 'Sr. SRE'],
      [60, 142, 'Tarn Health'],
      [60.3, 142, 'Tarn Health'],
      [460, 128, '2018 - Present'],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Sr. SRE | Tarn Health | 2018 | now']);
});

test('dates at the right edge on lines of their own; a degree of two letters alone', async () => {
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [60, 110, 'EDUCATION', 11, 'B'],
      [60, 128, 'University of Bergen', 10, 'B'],
      [470, 142, '2014 - 2018'],
      [60, 156, 'B.S.'],
      [60, 170, 'Informatics'],
      [60, 190, 'Lund University', 10, 'B'],
      [470, 204, '2018 - 2020'],
      [60, 218, 'M.S.'],
      [60, 232, 'Logistics'],
    ]),
    'pdf',
  );
  expect(schoolsIn(content)).toEqual(['University of Bergen | B.S. | Informatics | 2014 | 2018', 'Lund University | M.S. | Logistics | 2018 | 2020']);
});

test('headings that lost their ligatures are headings', async () => {
  const content = await foundIn(`${HEAD}PROFESSIONAL PROLE
Keeps ledgers whole and pagers quiet.

CERTICATIONS
Chartered Accountant, 2018

SKILLS
SAP, Excel, Forecasting
`);
  expect(content.license_certifications.map(({ value }) => value.name)).toEqual(['Chartered Accountant']);
  expect(content.basic_info.career_summary?.value).toBe('Keeps ledgers whole and pagers quiet.');
});

test('two jobs side by side in one section', async () => {
  const content = await foundIn(
    pdfOf([
      ...TOP,
      [60, 110, 'EXPERIENCE', 11, 'B'],
      [60, 128, 'Data Engineer', 10, 'B'],
      [320, 128, 'Analyst', 10, 'B'],
      [60, 142, 'Tarn Health'],
      [320, 142, 'Corvid Labs'],
      [60, 156, 'May 2018 - Present'],
      [320, 156, 'Jan 2015 - Apr 2018'],
      [66, 170, '- Moved the claims service to a queue'],
      [326, 170, '- Counted what the warehouse had'],
      [66, 184, '- Kept the pagers quiet'],
      [326, 184, '- Wrote it down'],
      [60, 210, 'EDUCATION', 11, 'B'],
      [60, 228, 'University of Bergen, BSc in Informatics, 2011 - 2015'],
    ]),
    'pdf',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | now', 'Analyst | Corvid Labs | 2015-01 | 2018-04']);
  expect(content.work_experiences[0]?.value.description).toBe('• Moved the claims service to a queue\n• Kept the pagers quiet');
});

test('a remark in parentheses is left out, but never from between two words', async () => {
  const content = await foundIn(`${HEAD}SKILLS
Excel (VLOOKUP, Power Query), Java (Spring, Quarkus) development, (advanced) Figma
`);
  expect(skillsIn(content)).toEqual(['Excel', 'Java (Spring, Quarkus) development', 'Figma']);
});

test('skills told in sentences are those they name', async () => {
  const content = await foundIn(`${HEAD}SKILLS
Proficient in Java, Python and C++
Hands-on experience with Docker and Kubernetes
Strong knowledge of SQL databases including PostgreSQL and MySQL.
Experienced in React, Vue and
  Svelte
Research and development
`);
  expect(skillsIn(content)).toEqual([
    'Java',
    'Python',
    'C++',
    'Docker',
    'Kubernetes',
    'SQL databases',
    'PostgreSQL',
    'MySQL',
    'React',
    'Vue',
    'Svelte',
    'Research and development',
  ]);
});

test('schools that stand apart are records of their own, with the university a school is of', async () => {
  const content = await foundIn(`${HEAD}EDUCATION
MBA
Wharfdale School of Management
Northern University
2016 - 2018

Bachelor of Science in Mechanical Engineering
Lund University
2008 - 2012
`);
  expect(schoolsIn(content)).toEqual([
    'Northern University | MBA |  | 2016 | 2018',
    'Lund University | Bachelor of Science | Mechanical Engineering | 2008 | 2012',
  ]);
});

test('labels apart from their colons, in cells or between tabs, say what stands behind them', async () => {
  const content = await foundIn(`${HEAD}PENGALAMAN KERJA
Tempoh\t:\tJan 2020 – Kini
Majikan\t:\tMaju Jaya Logistik Sdn. Bhd.
Jawatan\t:\tPenyelaras Jualan
Tugas\t:\tMenyediakan laporan bulanan

Tempoh\t:\tMac 2016 – Dis 2019
Majikan\t:\tKedai Buku Ilmu
Jawatan\t:\tJuruwang

PENDIDIKAN
Tempoh\t:\t2012 – 2016
Institusi\t:\tUniversiti Seri Iskandar
`);
  expect(jobsIn(content)).toEqual(['Penyelaras Jualan | Maju Jaya Logistik Sdn. Bhd. | 2020-01 | now', 'Juruwang | Kedai Buku Ilmu | 2016-03 | 2019-12']);
  expect(content.educations.map(({ value }) => value.school_name)).toEqual(['Universiti Seri Iskandar']);
});

test.each([
  ['S1 - Manajemen\nUniversitas Pelita Raya\n2009 - 2012', 'Universitas Pelita Raya | S1 | Manajemen'],
  ['D3 • Perhotelan\nPoliteknik Negeri Bahari\n2003 - 2007', 'Politeknik Negeri Bahari | D3 | Perhotelan'],
  ['Lise, Cumhuriyet Anadolu Lisesi, 2009 - 2013', 'Cumhuriyet Anadolu Lisesi | Lise | '],
])('a degree of two letters, or of one word before its school: %s', async (text, whole) => {
  const { educations } = await foundIn(`Ines Okoro\nines@example.com\n\nEducation\n${text}\n\nExperience\nData Engineer | Tarn Health | May 2018 - Present\n`);
  expect(educations.map(({ value }) => `${value.school_name} | ${value.education_level} | ${value.field_of_study}`)).toEqual([whole]);
});
