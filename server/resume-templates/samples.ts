import { resumeDocument, type ResumeDocument } from '../../contract/resume-document.ts';

/**
 * Invented people for resumes in tests and benchmarks: one page and three, every script of the product, and several scripts in one line. In one file, because
 * it's only data that is compared side by side.
 */

const person = (told: object) => resumeDocument.parse(told);
const work = (title: string, company: string, start: string, end: string | null, description: string, industry = '') => ({
  job_title: title,
  company_name: company,
  industry,
  start_date: start,
  end_date: end,
  is_present: end === null,
  description,
});
const edu = (school: string, level: string, field: string, start: string, end: string | null, description = '') => ({
  school_name: school,
  education_level: level,
  field_of_study: field,
  start_date: start,
  end_date: end,
  is_attending: end === null,
  description,
});
const short = person({
  basic_info: {
    first_name: 'Maricel',
    last_name: 'Dimaculangan',
    headline: 'Junior accountant',
    email: 'maricel.dimaculangan@example.com',
    phone_num: '+63 917 555 0142',
    current_location: 'Quezon City, Philippines',
    career_summary:
      'Accountancy graduate who passed the board in May and kept the books of a family shop for three years. Looking for a first team to close months with.',
  },
  work_experiences: [
    work(
      'Bookkeeper',
      'Tindahan ni Aling Rosa',
      '2022-06',
      null,
      'Keep the ledger of a shop with two branches and nine people.\n- Closed 36 months in a row by the fifth working day\n- Moved the stock count from paper to a spreadsheet: differences fell from 4% to 0.6%',
    ),
  ],
  educations: [edu('University of Santo Isidro', "Bachelor's degree", 'Accountancy', '2020-06', '2024-05', 'Dean’s list, five terms.')],
  skills: ['Bookkeeping', 'Excel', 'VAT returns', 'QuickBooks'],
  languages: [
    { language: 'Filipino', proficiency: 'Native' },
    { language: 'English', proficiency: 'Fluent' },
  ],
});
const TITLES = [
  'Head of Platform Engineering',
  'Engineering Manager, Payments',
  'Staff Engineer',
  'Senior Software Engineer',
  'Software Engineer',
  'Systems Analyst',
  'Support Engineer',
];
const COMPANIES = [
  'Harbourline Logistics',
  'Kestrel & Vane Payments Ltd',
  'Northgate Mutual Insurance Society',
  'Blue Lantern Software',
  'Tramworks',
  'Meridian Ports Authority',
  'Oakfield Systems',
];
const INDUSTRIES = ['Logistics', 'Financial services', 'Insurance', 'Software'];
const career = (jobs: number) =>
  TITLES.slice(0, jobs).map((title, index) =>
    work(
      title,
      COMPANIES[index] ?? '',
      `${2022 - index * 2}-0${index + 1}`,
      index === 0 ? null : `${2024 - index * 2}-0${index + 1}`,
      `Answered for the teams that run booking, tracking and billing for 1,900 depots in eleven countries, ${40 - index * 4} people in five cities, and for what they promised each other.\n- Cut the median time from order to label from 41 to 9 seconds by moving rating out of the nightly batch\n- Brought ${14 - index} services under one deployment path; failed releases fell from one in six to one in ninety\n- Agreed budgets of US$6.2 million a year, and gave back ${11 + index}% of it two years running\n- Hired ${23 + index} engineers, of whom 21 were still there three years later`,
      INDUSTRIES[index % 4],
    ),
  );
const long = person({
  basic_info: {
    first_name: 'Siobhán',
    last_name: 'Okonkwo-Lindqvist',
    headline: 'Head of Platform Engineering',
    email: 'siobhan@okonkwo-lindqvist.example',
    phone_num: '+44 20 7946 0958',
    current_location: 'Manchester, United Kingdom',
    career_summary:
      'Leads platform teams through the years when a product outgrows the way it was built. Twenty years from support desk to director: payments, insurance, freight. Known for plain plans, honest dates and for teams that stay together.',
    nationality: 'Irish',
  },
  work_experiences: career(7),
  educations: [
    edu(
      'Technical University of Ostermark',
      "Master's degree",
      'Distributed Systems',
      '2006-09',
      '2008-06',
      'Thesis on clocks that disagree, supervised by Prof. A. Rehn.',
    ),
    edu('University College Corran', "Bachelor's degree", 'Mathematics and Computer Science', '2002-09', '2006-06'),
  ],
  skills: [
    'Distributed systems',
    'Team leadership',
    'PostgreSQL',
    'Kubernetes',
    'Incident response',
    'Budgeting',
    'Go',
    'TypeScript',
    'Hiring',
    'Technical writing',
  ],
  languages: [
    { language: 'English', proficiency: 'Native' },
    { language: 'Swedish', proficiency: 'Professional' },
    { language: 'Irish', proficiency: 'Limited' },
  ],
  license_certifications: [
    {
      name: 'Certified Kubernetes Administrator',
      issuing_organisation: 'Cloud Native Computing Foundation',
      credential_id: 'LF-8842-XX01',
      credential_url: 'https://verify.example.org/c/LF-8842-XX01',
      issue_date: '2023-03',
      expiry_date: '2026-03',
    },
    { name: 'Chartered Engineer', issuing_organisation: 'Engineers Society', issue_date: '2015-11', does_not_expire: true },
  ],
  websites: [
    { url: 'https://github.com/example-siobhan', display_name: 'GitHub', description: 'Talks and small tools' },
    { url: 'https://okonkwo-lindqvist.example/', display_name: 'Writing' },
  ],
});
const medium = person({
  ...long,
  basic_info: { ...long.basic_info, first_name: 'Adaeze', last_name: 'Bellweather', email: 'adaeze.bellweather@example.com' },
  work_experiences: career(3),
});
const chinese = person({
  basic_info: {
    first_name: '志明',
    last_name: '陈',
    headline: '高级产品经理',
    email: 'zhiming.chen@example.com',
    phone_num: '+65 8123 4567',
    current_location: '新加坡',
    date_of_birth: '1990-08-14',
    nationality: '中国',
    career_summary:
      '八年互联网产品经验，先后负责支付、物流与商家后台三条产品线。擅长把模糊的需求拆成可以验证的小步，用数据说话，也愿意下仓库、坐柜台，听一线的人怎么说。',
  },
  work_experiences: [
    work(
      '高级产品经理',
      '星河支付科技有限公司',
      '2021-03',
      null,
      '负责面向东南亚六国商户的收单产品，带领十二人的产品与设计团队。\n- 将商户开户时间由平均三天缩短到四十分钟，开户完成率由52%提高到81%\n- 主导「一码通」项目，与七家银行完成对接，上线首年交易额达到4.6亿美元\n- 建立灰度发布流程，线上事故数量同比下降六成',
      '金融科技',
    ),
    work(
      '产品经理',
      '顺丰路物流（上海）有限公司',
      '2017-07',
      '2021-02',
      '负责末端派送与客服系统的产品规划。\n- 设计派送路线建议功能，每名快递员日均多派十一件\n- 推动客服知识库改版，首次解决率提高九个百分点',
      '物流',
    ),
  ],
  educations: [
    edu('江南理工大学', '硕士', '信息管理', '2014-09', '2017-06', '研究方向：人机交互。国家奖学金。'),
    edu('江南理工大学', '学士', '计算机科学与技术', '2010-09', '2014-06'),
  ],
  skills: ['需求分析', '数据分析', 'SQL', 'Figma', '项目管理', '用户访谈'],
  languages: [
    { language: '普通话', proficiency: '母语' },
    { language: '英语', proficiency: '流利' },
  ],
  license_certifications: [
    {
      name: 'PMP 项目管理专业人士',
      issuing_organisation: 'Project Management Institute',
      credential_id: '2938471',
      issue_date: '2019-05',
      expiry_date: '2028-05',
    },
  ],
  websites: [{ url: 'https://chenzhiming.example.com', display_name: '个人网站', description: '产品笔记' }],
});
const japanese = person({
  basic_info: {
    first_name: '美咲',
    last_name: '高橋',
    headline: '店舗運営マネージャー',
    email: 'misaki.takahashi@example.jp',
    phone_num: '+81 90-1234-5678',
    current_location: '神奈川県横浜市',
    date_of_birth: '1993-02-11',
    nationality: '日本',
    career_summary:
      '小売業で十年、現場から店舗運営の責任者まで経験してまいりました。数字を現場の言葉に置き換え、全員が納得して動ける店づくりを心がけています。貴社の新規出店を、採用と教育の面から支えたいと考えております。',
  },
  work_experiences: [
    work(
      '店舗運営マネージャー',
      '株式会社みなと百貨',
      '2019-04',
      null,
      '関東地区八店舗の運営、採用、教育を担当。\n・在庫回転率を年六回から九回に改善し、廃棄額を前年比38%削減\n・新人研修を二週間から五日に短縮しながら、三か月離職率を半減',
      '小売',
    ),
    work('販売員', 'カフェ・ド・ハル', '2015-04', '2019-03', 'レジ、発注、シフト作成を担当。二年目から副店長。'),
  ],
  educations: [edu('湘南国際大学', '学士', '経営学部 経営学科', '2011-04', '2015-03')],
  skills: ['店舗運営', '採用・教育', '在庫管理', 'Excel', 'POS分析'],
  languages: [
    { language: '日本語', proficiency: '母語' },
    { language: '英語', proficiency: '日常会話' },
  ],
  license_certifications: [
    { name: '販売士検定 2級', issuing_organisation: '日本商工会議所', issue_date: '2018-10', does_not_expire: true },
    { name: '普通自動車第一種運転免許', issuing_organisation: '神奈川県公安委員会', issue_date: '2013-08', expiry_date: '2028-03' },
  ],
});
const arabic = person({
  basic_info: {
    first_name: 'ليلى',
    last_name: 'الحسيني',
    headline: 'مديرة مشاريع إنشائية',
    email: 'layla.alhusseini@example.ae',
    phone_num: '+971 50 123 4567',
    current_location: 'دبي، الإمارات العربية المتحدة',
    date_of_birth: '1988-05-23',
    nationality: 'أردنية',
    career_summary:
      'مهندسة مدنية بخبرة اثنتي عشرة سنة في إدارة مشاريع الأبراج والبنية التحتية في الخليج. أقود فرقًا متعددة التخصصات من التصميم إلى التسليم، وألتزم بالميزانية والجدول الزمني دون التنازل عن السلامة.',
  },
  work_experiences: [
    work(
      'مديرة مشاريع أولى',
      'شركة الأفق للمقاولات (Al Ufuq Contracting)',
      '2019-01',
      null,
      'أدير محفظة من خمسة مشاريع بقيمة 1.4 مليار درهم وفريقًا من 46 مهندسًا وفنيًا.\n- سلّمت برجًا من 38 طابقًا قبل موعده بسبعة أسابيع وبوفر قدره 6%\n- طبّقت نمذجة معلومات البناء (BIM) فانخفضت أوامر التغيير بنسبة 31%',
      'الإنشاءات',
    ),
    work(
      'مهندسة موقع',
      'مجموعة النخيل الهندسية',
      '2012-07',
      '2018-12',
      'أشرفت على أعمال الهيكل والتشطيب في ثلاثة مجمعات سكنية، ونسّقت يوميًا مع الاستشاري والبلدية.',
    ),
  ],
  educations: [
    edu('الجامعة الأردنية', 'ماجستير', 'إدارة التشييد', '2014-09', '2016-06'),
    edu('جامعة اليرموك', 'بكالوريوس', 'الهندسة المدنية', '2006-09', '2011-06', 'بتقدير امتياز.'),
  ],
  skills: ['إدارة المشاريع', 'إدارة العقود', 'Primavera P6', 'AutoCAD', 'السلامة المهنية', 'BIM'],
  languages: [
    { language: 'العربية', proficiency: 'اللغة الأم' },
    { language: 'الإنجليزية', proficiency: 'طلاقة' },
  ],
  license_certifications: [
    {
      name: 'محترف إدارة المشاريع PMP',
      issuing_organisation: 'معهد إدارة المشاريع',
      credential_id: 'PMP-1184420',
      issue_date: '2017-04',
      expiry_date: '2026-04',
    },
  ],
  websites: [{ url: 'https://layla-alhusseini.example.ae', display_name: 'معرض الأعمال' }],
});
const mixed = person({
  ...medium,
  basic_info: {
    ...medium.basic_info,
    first_name: 'Nguyễn Thị Hồng',
    last_name: 'Đặng (鄧紅)',
    headline: 'Bridge engineer — мостовик, μηχανικός',
    current_location: '台北市, Taiwan',
    career_summary: 'Works between Hà Nội, 東京 and دبي. 在三个国家做过桥梁工程。設計から施工まで担当。أعمل بثلاث لغات every day.',
  },
  work_experiences: [
    work(
      'Bridge engineer (橋梁設計)',
      'Công ty Cầu Đường Thăng Long',
      '2018-02',
      null,
      'Thiết kế cầu dây văng dài 1,2 km qua sông Hồng.\n- Checked 4,000 t of steel with 株式会社ヤマト橋梁\n- Проверка расчётов for the Београд office',
    ),
    ...medium.work_experiences.slice(0, 1),
  ],
});
/** By what each tests, with the language of the resume. */
export const SAMPLES: Readonly<Record<string, { document: ResumeDocument; language: string }>> = {
  short: { document: short, language: 'en' },
  medium: { document: medium, language: 'en' },
  long: { document: long, language: 'en' },
  chinese: { document: chinese, language: 'zh-CN' },
  japanese: { document: japanese, language: 'ja' },
  arabic: { document: arabic, language: 'ar' },
  mixed: { document: mixed, language: 'en' },
};
