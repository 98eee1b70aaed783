import { expect, test } from 'vitest';
import type { FoundContent } from '../../contract/resume-sync.ts';
import { docxOf, paragraph, pdfOf, table, type Placed } from '../../tests/support/resume-files.ts';
import { readResume } from './read.ts';

const read = async (bytes: Uint8Array, kind: 'pdf' | 'docx' | 'txt'): Promise<FoundContent> => {
  const reading = await readResume(bytes, kind, 'US');
  expect(reading.outcome).toBe('found');
  return (reading as { content: FoundContent }).content;
};
const jobs = ({ work_experiences: all }: FoundContent) =>
  all.map(({ value }) => [value.job_title, value.company_name, value.start_date, value.is_present ? 'now' : value.end_date].join(' | '));
const schools = ({ educations: all }: FoundContent) =>
  all.map(({ value }) => [value.school_name, value.education_level, value.field_of_study, value.start_date, value.end_date].join(' | '));
const skills = (content: FoundContent) => content.skills.map(({ value }) => value);
const lines = (text: string) => read(new TextEncoder().encode(text), 'txt');

const HEAD: Placed[] = [
  [60, 60, 'Ines Okoro', 20, 'B'],
  [60, 80, 'ines.okoro@example.com'],
];

test('headings in a margin are read with what stands beside them, though that has headings of its own', async () => {
  const content = await read(
    pdfOf([
      ...HEAD,
      [60, 120, 'Summary', 11, 'B'],
      [160, 120, 'Keeps ledgers whole and pagers quiet.'],
      [60, 150, 'Experience', 11, 'B'],
      [160, 150, 'Corvid Labs', 10, 'B'],
      [430, 150, 'March 2021 to Present', 10, 'B'],
      [160, 164, 'Software Engineer II'],
      [172, 178, 'Moved the claims service to a queue'],
      [160, 198, 'Tarn Health', 10, 'B'],
      [430, 198, 'May 2018 to February 2021', 10, 'B'],
      [160, 212, 'Software Engineer'],
      [60, 240, 'Education', 11, 'B'],
      [160, 240, 'University of Bergen', 10, 'B'],
      [430, 240, 'August 2014 to May 2018', 10, 'B'],
      [160, 254, 'B.Sc. in Informatics'],
      [60, 280, 'Skills', 11, 'B'],
      [160, 280, 'Languages', 10, 'B'],
      [330, 280, 'Infrastructure', 10, 'B'],
      [160, 294, 'Go, Rust, SQL'],
      [330, 294, 'Kafka, Terraform'],
    ]),
    'pdf',
  );
  expect(jobs(content)).toEqual(['Software Engineer II | Corvid Labs | 2021-03 | now', 'Software Engineer | Tarn Health | 2018-05 | 2021-02']);
  expect(schools(content)).toEqual(['University of Bergen | B.Sc. | Informatics | 2014-08 | 2018-05']);
  expect(skills(content)).toEqual(['Go', 'Rust', 'SQL', 'Kafka', 'Terraform']);
});

test('a table is read by its row of headings', async () => {
  const content = await read(
    docxOf(
      [
        paragraph('Ines Okoro'),
        paragraph('ines.okoro@example.com'),
        paragraph('WORK EXPERIENCE'),
        table(
          [['Period'], ['Company'], ['Position']],
          [['03/2020 - present'], ['Harborline'], ['Head of Planning']],
          [['07/2017 - 02/2020'], ['Bluewater Group'], ['Planner']],
        ),
        paragraph('EDUCATION'),
        table([['Year'], ['Institution'], ['Qualification']], [['2013 - 2017'], ['Lund'], ['Master of Science in Logistics']]),
      ].join(''),
    ),
    'docx',
  );
  expect(jobs(content)).toEqual(['Head of Planning | Harborline | 2020-03 | now', 'Planner | Bluewater Group | 2017-07 | 2020-02']);
  expect(schools(content)).toEqual(['Lund | Master of Science | Logistics | 2013 | 2017']);
});

test('a form with its labels at the left is read by them, though a label takes three lines', async () => {
  const label = (y: number, text: string): Placed => [60, y, text];
  const value = (y: number, text: string): Placed => [240, y, text];
  const content = await read(
    pdfOf([
      ...HEAD,
      [60, 110, 'Work experience', 12, 'B'],
      label(130, 'Dates'),
      value(130, '03/2020 - present'),
      label(144, 'Occupation or position held'),
      value(144, 'Planner'),
      label(158, 'Name and address of employer'),
      value(158, 'Harborline'),
      value(170, 'Rotterdam, Netherlands'),
      label(184, 'Main activities and'),
      value(184, 'Wrote the weekly plan.'),
      label(196, 'responsibilities'),
      value(196, 'Trained six planners.'),
      [60, 220, 'Education and training', 12, 'B'],
      label(240, 'Dates'),
      value(240, '09/2012 - 06/2017'),
      label(254, 'Title of qualification awarded'),
      value(254, 'Master of Science in Logistics'),
      label(268, 'Name and type of organisation'),
      label(280, 'providing education and'),
      value(280, 'Erasmus University'),
      label(292, 'training'),
    ]),
    'pdf',
  );
  expect(jobs(content)).toEqual(['Planner | Harborline | 2020-03 | now']);
  expect(content.work_experiences[0]?.value.description).toContain('Wrote the weekly plan.');
  expect(schools(content)).toEqual(['Erasmus University | Master of Science | Logistics | 2012-09 | 2017-06']);
});

test('positions within a company’s own time are its, with the commas of their titles', async () => {
  const content = await lines(`Ines Okoro
ines.okoro@example.com

EXPERIENCE

Meridian Bank    Jul 2016 - Present
Vice President, Risk Analytics
Jan 2021 - Present
- Leads nine analysts.
Assistant Vice President
Jul 2016 - Dec 2020
- Built the stress test.

SKILLS
SAS, R, Credit risk
`);
  expect(jobs(content)).toEqual([
    'Vice President, Risk Analytics | Meridian Bank | 2021-01 | now',
    'Assistant Vice President | Meridian Bank | 2016-07 | 2020-12',
  ]);
});

test('groups of skills on one line, a level before a skill, a town behind an employer, a tier before a school', async () => {
  const content = await lines(`Ines Okoro
ines.okoro@example.com

WORK EXPERIENCE
Nurse Manager
Clinica Mediterranea, Alicante
April 2019 till date

EDUCATION
Tertiary: Polytechnic University of the Philippines
Bachelor of Science (Nursing)
2012 - 2016
Secondary: Mabini High School
2008 - 2012

SKILLS
Cloud: AWS, GCP · Languages: Go, basic SQL
`);
  expect(jobs(content)).toEqual(['Nurse Manager | Clinica Mediterranea | 2019-04 | now']);
  expect(schools(content)).toEqual([
    'Polytechnic University of the Philippines | Bachelor of Science | Nursing | 2012 | 2016',
    'Mabini High School | Secondary |  | 2008 | 2012',
  ]);
  expect(skills(content)).toEqual(['AWS', 'GCP', 'Go', 'SQL']);
});

test('a name set wide letter by letter is put together, by the address where no space is left', async () => {
  const content = await read(
    pdfOf([
      [60, 60, 'I N E S O K O R O', 20, 'B'],
      [60, 80, 'ines.okoro@example.com'],
      [60, 110, 'SKILLS', 11, 'B'],
      [60, 126, 'SAP, Excel, Forecasting'],
    ]),
    'pdf',
  );
  expect([content.basic_info.first_name?.value, content.basic_info.last_name?.value]).toEqual(['Ines', 'Okoro']);
});

test('headings in a margin may be set to its right, and dates beside records smaller than they are', async () => {
  const content = await read(
    pdfOf([
      ...HEAD,
      [85, 120, 'Experience', 11, 'B'],
      [160, 120, 'Software Engineer', 10, 'B'],
      [160, 134, 'Corvid Labs'],
      [160, 148, 'March 2021 to Present'],
      [172, 162, 'Moved the claims service to a queue'],
      [88, 200, 'Education', 11, 'B'],
      [160, 200, 'University of Bergen', 10, 'B'],
      [160, 214, 'B.Sc. in Informatics'],
      [160, 228, 'August 2014 to May 2018'],
    ]),
    'pdf',
  );
  expect(jobs(content)).toEqual(['Software Engineer | Corvid Labs | 2021-03 | now']);
  expect(schools(content)).toEqual(['University of Bergen | B.Sc. | Informatics | 2014-08 | 2018-05']);
  const beside = await read(
    pdfOf([
      ...HEAD,
      [60, 120, 'Experience', 12, 'B'],
      [60, 138, '03/2021 - Present', 8],
      [200, 140, 'Software Engineer', 10, 'B'],
      [200, 154, 'Corvid Labs'],
      [210, 168, 'Moved the claims service to a queue'],
      [60, 186, '05/2018 - 02/2021', 8],
      [200, 188, 'Junior Engineer', 10, 'B'],
      [200, 202, 'Tarn Health'],
      [210, 216, 'Kept the ledgers whole'],
      [60, 246, 'Skills', 12, 'B'],
      [60, 262, 'Python'],
      [60, 276, 'Go'],
      [60, 290, 'SQL'],
    ]),
    'pdf',
  );
  expect(jobs(beside)).toEqual(['Software Engineer | Corvid Labs | 2021-03 | now', 'Junior Engineer | Tarn Health | 2018-05 | 2021-02']);
});

test('a part of a job with a heading of its own is no section, in any language; nor is a word that a page broke off a sentence', async () => {
  const content = await lines(`Ines Okoro
ines.okoro@example.com

Experiencia
Empresa: Corvid Labs
Puesto: Contadora
Periodo: dic 2016 a Presente
Logros:
- Reduje el cierre contable de diez a cinco días
- Concilié cuentas

Empresa: Tarn Health
Puesto: Auxiliar
Periodo: abr 2009 a nov 2016
Surveyed the line with drones and saved two weeks of field
work
Wrote tenders
`);
  expect(jobs(content)).toEqual(['Contadora | Corvid Labs | 2016-12 | now', 'Auxiliar | Tarn Health | 2009-04 | 2016-11']);
  expect(content.work_experiences.at(-1)?.value.description).toContain('Wrote tenders');
});

test('a town with its state, in brackets or behind a dash, belongs to no company', async () => {
  const content = await lines(`Ines Okoro
ines.okoro@example.com

Experiência
Analista
Logística Pampa, Recife – PE
maio/2017 a abril/2021
- Emissão de notas

Auxiliar
Clínica Tarn (Recife / PE)
abril/2014 a março/2017
- Apoio

Asistente
Hotel Corvid, Zapopan, Jal.
abril 2010 a marzo 2014
- Apoyo
`);
  expect(content.work_experiences.map(({ value }) => value.company_name)).toEqual(['Logística Pampa', 'Clínica Tarn', 'Hotel Corvid']);
});

test('a title in the style of the headings begins no section; a heading that stands in every job is a part of each', async () => {
  const job = (y: number, dates: string, title: string, company: string): Placed[] => [
    [60, y, dates],
    [60, y + 15, title, 10, 'B'],
    [60, y + 30, company],
    [60, y + 45, 'Key Achievements', 10, 'B'],
    [72, y + 60, 'Moved the claims service to a queue'],
    [72, y + 75, 'Kept the ledgers whole'],
  ];
  const content = await read(
    pdfOf([
      ...HEAD,
      [60, 110, 'Experience', 10, 'B'],
      ...job(126, '03/2021 - Present', 'Marketing Manager', 'Corvid Labs'),
      ...job(226, '05/2018 - 02/2021', 'Sales Manager', 'Tarn Health'),
      [60, 326, 'Education', 10, 'B'],
      [60, 341, 'University of Bergen, B.Sc. in Informatics, 2018'],
      [60, 366, 'Skills', 10, 'B'],
      [60, 381, 'Python, Go'],
      [60, 406, 'Languages', 10, 'B'],
      [60, 421, 'English: Native'],
    ]),
    'pdf',
  );
  expect(jobs(content)).toEqual(['Marketing Manager | Corvid Labs | 2021-03 | now', 'Sales Manager | Tarn Health | 2018-05 | 2021-02']);
  expect(skills(content)).toEqual(['Python', 'Go']);
});

test('headings set about the middle of a margin are read with what stands beside them', async () => {
  const content = await read(
    pdfOf([
      ...HEAD,
      [70, 120, 'Job Experience', 11, 'B'],
      [180, 120, 'Corvid Labs, Oslo', 11, 'B'],
      [180, 134, 'Software Engineer, March 2021 to Present'],
      [180, 148, 'Moved the claims service to a queue'],
      [81, 180, 'Education', 11, 'B'],
      [180, 180, 'University of Bergen', 11, 'B'],
      [180, 194, 'B.Sc. in Informatics, August 2014 to May 2018'],
    ]),
    'pdf',
  );
  expect(jobs(content)).toEqual(['Software Engineer | Corvid Labs | 2021-03 | now']);
  expect(schools(content)).toEqual(['University of Bergen | B.Sc. | Informatics | 2014-08 | 2018-05']);
});
