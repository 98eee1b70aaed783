import { expect, test } from 'vitest';
import type { FoundContent, ResumeReading } from '../../contract/resume-sync.ts';
import { docxOf, paragraph, pdfOf, table, type Placed } from '../../tests/support/resume-files.ts';
import { readResume } from './read.ts';

const contentOf = (reading: ResumeReading): FoundContent => {
  expect(reading.outcome).toBe('found');
  return (reading as { content: FoundContent }).content;
};
const text = async (lines: string) => contentOf(await readResume(new TextEncoder().encode(lines), 'txt', 'SG'));
const jobs = ({ work_experiences: all }: FoundContent) =>
  all.map(({ value }) => [value.job_title, value.company_name, value.start_date, value.is_present ? 'now' : value.end_date].join(' | '));
const schools = ({ educations: all }: FoundContent) =>
  all.map(({ value }) => [value.school_name, value.education_level, value.field_of_study, value.start_date, value.end_date].join(' | '));
const skills = (content: FoundContent) => content.skills.map(({ value }) => value);

/** A sidebar at the left; dates at the right edge of the main column; one company with two positions. */
const TWO_COLUMNS: Placed[] = [
  [220, 60, 'Noor Haldane', 22, 'B'],
  [220, 80, 'Transport Planner', 11],
  [40, 62, 'CONTACT', 11, 'B'],
  [40, 80, 'noor@haldane.example'],
  [40, 95, '+31 6 12345678'],
  [40, 110, 'Rotterdam, Netherlands'],
  [40, 140, 'SKILLS', 11, 'B'],
  [40, 158, 'SAP APO'],
  [40, 173, 'Forecasting'],
  [40, 188, 'Excel'],
  [40, 218, 'LANGUAGES', 11, 'B'],
  [40, 236, 'Dutch - Native'],
  [40, 251, 'English - Fluent'],
  [220, 120, 'EMPLOYMENT HISTORY', 11, 'B'],
  [220, 138, 'Brightwater Logistics', 10, 'B'],
  [220, 152, 'Transport Planner'],
  [470, 152, 'Mar 2021 - Present'],
  [232, 166, 'Ran three depots with a hundred and forty people'],
  [220, 180, 'Shift Supervisor'],
  [470, 180, 'Jun 2018 - Feb 2021'],
  [232, 194, 'Cut late deliveries by a fifth within a year'],
  [220, 212, 'Kestrel Foods', 10, 'B'],
  [220, 226, 'Warehouse Trainee'],
  [470, 226, '2015 - 2018'],
  [232, 240, 'Learned every station of the warehouse'],
  [220, 262, 'EDUCATION', 11, 'B'],
  [220, 280, 'Delft University of Technology', 10, 'B'],
  [220, 294, 'MSc in Transport and Logistics'],
  [470, 294, '2013 - 2015'],
];

test('a PDF in two columns is read column by column, with its sources', async () => {
  const content = contentOf(await readResume(pdfOf(TWO_COLUMNS), 'pdf', 'NL'));
  const { basic_info: person } = content;
  expect([person.first_name?.value, person.last_name?.value, person.email?.value, person.phone_num?.value, person.current_location?.value]).toEqual([
    'Noor',
    'Haldane',
    'noor@haldane.example',
    '+31 6 12345678',
    'Rotterdam, Netherlands',
  ]);
  expect(jobs(content)).toEqual([
    'Transport Planner | Brightwater Logistics | 2021-03 | now',
    'Shift Supervisor | Brightwater Logistics | 2018-06 | 2021-02',
    'Warehouse Trainee | Kestrel Foods | 2015 | 2018',
  ]);
  expect(schools(content)).toEqual(['Delft University of Technology | MSc | Transport and Logistics | 2013 | 2015']);
  expect(skills(content)).toEqual(['SAP APO', 'Forecasting', 'Excel']);
  expect(content.languages.map(({ value }) => [value.language, value.proficiency])).toEqual([
    ['nl', 'native'],
    ['en', 'fluent'],
  ]);
  const [first] = content.work_experiences;
  expect(first?.value.description).toBe('Ran three depots with a hundred and forty people');
  expect(first?.lines).toContainEqual({ page: 1, text: 'Transport Planner   Mar 2021 - Present' });
  expect(first?.confidence).toBeGreaterThan(0.8);
});

test('a Word document with a table beside its text', async () => {
  const body = [
    paragraph('**CURRICULUM VITAE**'),
    paragraph('**Tomás Arrieta**'),
    paragraph('tomas@arrieta.example | 9123 4567 | Singapore'),
    paragraph('**Work Experience**'),
    table(
      [['2019 – Present'], ['**Senior Accountant**, Halden &amp; Voss Pte Ltd', 'Closed the books of four companies every month.']],
      [['2015 – 2019'], ['**Accountant**, Kestrel Foods', 'Kept the ledgers of nine branches.']],
    ),
    paragraph('**Education**'),
    paragraph('**National University of Singapore**\t2011 – 2015'),
    paragraph('Bachelor of Accountancy'),
    paragraph('**Certifications**'),
    paragraph('Chartered Accountant, Institute of Accountants, 2018'),
  ].join('');
  const content = contentOf(await readResume(docxOf(body), 'docx', 'SG'));
  expect(content.basic_info.last_name?.value).toBe('Arrieta');
  expect(content.basic_info.phone_num?.value).toBe('9123 4567');
  expect(jobs(content)).toEqual(['Senior Accountant | Halden & Voss Pte Ltd | 2019 | now', 'Accountant | Kestrel Foods | 2015 | 2019']);
  expect(schools(content)).toEqual(['National University of Singapore | Bachelor of Accountancy |  | 2011 | 2015']);
  expect(content.license_certifications.map(({ value }) => [value.name, value.issuing_organisation, value.issue_date])).toEqual([
    ['Chartered Accountant', 'Institute of Accountants', '2018'],
  ]);
});

test.each([
  [
    '简体中文',
    '林雅婷\n电话：+86 138 1234 5678\n邮箱：lin@mail.example\n\n工作经历\n星河网络科技有限公司\t产品经理\t2019年3月 - 至今\n- 负责会员系统的规划与上线\n\n教育背景\n复旦大学\t本科\t2012.09 - 2016.06\n\n专业技能\nAxure、SQL、数据分析',
    '产品经理 | 星河网络科技有限公司 | 2019-03 | now',
    '复旦大学',
  ],
  [
    '日本語',
    '職務経歴書\n氏名：佐藤 美咲\nメール：sato@mail.example\n\n職歴\n2018年4月 〜 現在　株式会社青空システム　エンジニア\n- 販売管理システムの設計\n\n学歴\n2010年4月 〜 2014年3月　大阪大学 工学部\n\nスキル\nJava、Go、Docker',
    'エンジニア | 株式会社青空システム | 2018-04 | now',
    '大阪大学',
  ],
  [
    'Bahasa Indonesia',
    'Dewi Lestari\ndewi@surel.example\n\nPengalaman Kerja\nManajer Pemasaran | PT Nusantara Digital | Januari 2020 – Sekarang\n- Memimpin tim\n\nPendidikan\nUniversitas Padjadjaran | 2012 – 2016\n\nKeahlian\nCanva, Excel, SEO',
    'Manajer Pemasaran | PT Nusantara Digital | 2020-01 | now',
    'Universitas Padjadjaran',
  ],
  [
    'Türkçe',
    'Elif Yıldız\nelif@posta.example\n\nİş Deneyimi\nYazılım Geliştirici | Boğaz Teknoloji A.Ş. | Ocak 2021 - Halen\n- Ödeme sistemi\n\nEğitim\nOrta Doğu Teknik Üniversitesi | 2016 - 2020\n\nYetenekler\nJava, Kotlin, SQL',
    'Yazılım Geliştirici | Boğaz Teknoloji A.Ş. | 2021-01 | now',
    'Orta Doğu Teknik Üniversitesi',
  ],
  [
    'Español',
    'Lucía Ortega\nlucia@correo.example\n\nExperiencia laboral\nContable en Grupo Alameda\nenero de 2019 – actualidad\n- Presupuestos\n\nFormación académica\nUniversidad Complutense | 2011 – 2015\n\nCompetencias\nExcel, SAP, Power BI',
    'Contable | Grupo Alameda | 2019-01 | now',
    'Universidad Complutense',
  ],
  [
    'Português',
    'Rafael Teixeira\nrafael@correio.example\n\nExperiência Profissional\nAnalista de Dados | Rios Tecnologia Ltda | março de 2019 – atual\n- Relatórios\n\nFormação Acadêmica\nUniversidade de São Paulo | 2014 – 2018\n\nHabilidades\nPython, SQL, Excel',
    'Analista de Dados | Rios Tecnologia Ltda | 2019-03 | now',
    'Universidade de São Paulo',
  ],
  [
    'العربية',
    'سارة الحربي\nsara@mail.example\n\nالخبرات العملية\nمحاسبة | شركة النخيل للتجارة | يناير 2020 - حتى الآن\n- إعداد القوائم المالية\n\nالتعليم\nجامعة الملك سعود | 2012 - 2016\n\nالمهارات\nإكسل، ساب، التحليل المالي',
    'محاسبة | شركة النخيل للتجارة | 2020-01 | now',
    'جامعة الملك سعود',
  ],
])('headings and dates in %s', async (_, lines, job, school) => {
  const content = await text(lines);
  expect(jobs(content)).toEqual([job]);
  expect(content.educations[0]?.value.school_name).toBe(school);
  expect(content.skills).toHaveLength(3);
  expect(content.basic_info.first_name).not.toBeNull();
});

test('a name in large letters on two lines, with what the person is below it', async () => {
  const pdf = pdfOf([
    [40, 50, 'MARIJKE', 26, 'B'],
    [40, 78, 'OSTERHOF', 26, 'B'],
    [40, 98, 'Operations Manager', 12],
    [40, 120, 'm.osterhof@mail.example'],
    [40, 150, 'SKILLS', 12, 'B'],
    [40, 168, 'Planning, Coaching, Excel'],
  ]);
  const { basic_info: person } = contentOf(await readResume(pdf, 'pdf'));
  expect([person.first_name?.value, person.last_name?.value, person.headline?.value]).toEqual(['Marijke', 'Osterhof', 'Operations Manager']);
});

test('a text that is no resume is not made one', async () => {
  const recipe = 'Onion soup\nCut two onions, fry them slowly.\nAdd water and salt.\nServe with bread.';
  const reading = await readResume(new TextEncoder().encode(recipe), 'txt');
  expect(reading.outcome).toBe('lowConfidence');
});
