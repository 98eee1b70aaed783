import type { PostingDraft } from '../../contract/posting-fields.ts';
import type { DeclineReason } from '../../contract/decline-reasons.ts';

/** What the demo employer's company looks for, and who applied: invented people, of the kind that applies in Metro Manila. Nothing but data. */

export type Member = 'elias' | 'bianca' | 'paolo';
export type JobKey = 'accountant' | 'service' | 'support' | 'hr' | 'assistant' | 'warehouse';

export interface Vacancy {
  by: Member;
  /** Days ago that it was posted, and that its employer said it still stands. */
  posted: number;
  confirmed: readonly number[];
  /** Days ago that it was closed; null while it goes on. */
  closed: number | null;
  /** How many look at it in a day. */
  views: number;
  fields: Partial<PostingDraft> & Pick<PostingDraft, 'title' | 'description' | 'job_function_id' | 'promise_days'>;
}

const pay = (from: number, to: number) => ({ salary_from: from, salary_to: to, salary_currency: 'PHP', salary_period: 'month' as const });

export const VACANCIES: Readonly<Record<JobKey, Vacancy>> = {
  accountant: {
    by: 'elias',
    posted: 33,
    confirmed: [19, 5],
    closed: null,
    views: 14,
    fields: {
      title: 'Senior Accountant',
      job_function_id: 701,
      work_arrangement: 'hybrid',
      ...pay(48_000, 65_000),
      xp_lvl_id: 5,
      skills: ['Month-end closing', 'Financial reporting', 'Excel', 'Taxation'],
      benefit_ids: [1, 5, 9],
      promise_days: 7,
      description:
        'You close our books each month and explain what changed since the last one.\n\nYou will:\n- Close three entities within five working days\n- Prepare VAT and withholding tax returns\n- Reconcile bank and intercompany accounts\n- Answer the auditors, and learn from what they ask\n\nYou bring:\n- Four years of accounting, two of them in closing\n- A CPA license, or the board exam passed\n- Excel without a mouse\n\nTwo days a week in the office, three from home.',
    },
  },
  service: {
    by: 'paolo',
    posted: 24,
    confirmed: [10],
    closed: null,
    views: 22,
    fields: {
      title: 'Customer Service Representative',
      job_function_id: 601,
      ...pay(22_000, 28_000),
      xp_lvl_id: 3,
      skills: ['Customer service', 'English', 'CRM'],
      benefit_ids: [1, 5, 24],
      promise_days: 3,
      description:
        'You answer customers by phone and chat, and find out what is behind the question.\n\nYou will:\n- Take about 40 calls and chats a shift\n- Follow an open case until the customer says it is done\n- Note what keeps coming back, so that we can fix it\n\nYou bring:\n- Clear spoken English and Filipino\n- Patience at 3 in the afternoon on a Monday\n- Experience is welcome; we train everybody for four weeks, with full pay.',
      screening_questions: [
        { kind: 'yesNo', text: 'Can you work shifting schedules?', options: [], is_required: true },
        { kind: 'number', text: 'How many years have you worked with customers?', options: [], is_required: true },
      ],
    },
  },
  support: {
    by: 'bianca',
    posted: 15,
    confirmed: [],
    closed: null,
    views: 11,
    fields: {
      title: 'IT Support Specialist',
      job_function_id: 108,
      ...pay(30_000, 40_000),
      xp_lvl_id: 4,
      skills: ['Windows', 'Networking', 'Active Directory', 'Ticketing'],
      benefit_ids: [1, 5, 13],
      promise_days: 7,
      description:
        'You keep 180 people working: laptops, accounts, printers, and the network between them.\n\nYou will:\n- Solve tickets, most of them on the same day\n- Set up new colleagues before their first morning\n- Look after backups and updates\n\nYou bring:\n- Two years of desktop support\n- Windows and basic networking\n- A calm voice on the phone',
    },
  },
  hr: {
    by: 'elias',
    posted: 9,
    confirmed: [],
    closed: null,
    views: 9,
    fields: {
      title: 'HR Generalist',
      job_function_id: 802,
      ...pay(32_000, 42_000),
      xp_lvl_id: 4,
      skills: ['Employee relations', 'Payroll', 'Labor law', 'Recruitment'],
      benefit_ids: [1, 5, 10],
      promise_days: 7,
      description:
        'You are the person our people come to, from their first contract to their last payslip.\n\nYou will:\n- Run onboarding and keep the employee files\n- Prepare payroll with our accountant twice a month\n- Handle SSS, PhilHealth and Pag-IBIG reports\n- Help managers have the conversations they put off\n\nYou bring:\n- Three years in HR, and a working knowledge of the Labor Code',
    },
  },
  assistant: {
    by: 'elias',
    posted: 2,
    confirmed: [],
    closed: null,
    views: 16,
    fields: {
      title: 'Executive Assistant',
      job_function_id: 902,
      ...pay(35_000, 45_000),
      xp_lvl_id: 4,
      skills: ['Calendar management', 'Minutes', 'Travel booking', 'Excel'],
      benefit_ids: [1, 5],
      promise_days: 3,
      description:
        'You keep two directors on time, and remember what they promised.\n\nYou will:\n- Plan calendars across three time zones\n- Write minutes that say who does what by when\n- Book travel and settle expenses\n\nYou bring:\n- Two years as an assistant\n- Good written English\n- Discretion: you will know things first',
    },
  },
  warehouse: {
    by: 'paolo',
    posted: 28,
    confirmed: [14],
    closed: 4,
    views: 8,
    fields: {
      title: 'Warehouse Supervisor',
      job_function_id: 1001,
      ...pay(28_000, 36_000),
      xp_lvl_id: 4,
      skills: ['Inventory', 'Forklift', 'Team leadership'],
      benefit_ids: [1, 5, 6],
      promise_days: 7,
      description:
        'You lead a shift of twelve in our warehouse and make sure that what is on the shelf is what the system says.\n\nYou will:\n- Plan the shift and its breaks\n- Check inbound and outbound against the papers\n- Count a part of the stock each day\n\nYou bring:\n- Three years in a warehouse, one of them leading people',
    },
  },
};

/** What the employer made of an application; days are before now, and later than the application. */
export type Fate =
  | { kind: 'waiting' }
  | { kind: 'viewed'; on: number }
  | { kind: 'declined'; on: number; reason: DeclineReason; note?: string }
  | { kind: 'withdrawn'; on: number }
  /** They talk. */
  | { kind: 'talking'; on: number; by: Member; says: readonly string[]; unread?: string }
  /** Times were offered, `to` days from now. */
  | { kind: 'offered'; on: number; by: Member; to: readonly number[] }
  /** Agreed, `at` days from now; negative: it was then. */
  | { kind: 'agreed'; on: number; by: Member; at: number; clock: string }
  /** They met, and whoever invited them said what came of it, or has yet to; then they were hired, or have yet to be. */
  | { kind: 'met'; on: number; by: Member; at: number; clock: string; isJudged: boolean; hired: number | null }
  | { kind: 'missed'; on: number; by: Member; at: number; clock: string };

export interface Applicant {
  first: string;
  last: string;
  headline: string;
  at: string;
  since: string;
  skills: readonly string[];
  school: readonly [school: string, field: string];
  job: JobKey;
  /** Days ago, at a time of day; or so many hours ahead of now that its answer is due. */
  applied: { days: number; clock: string } | { dueIn: number } | { hours: number };
  says?: string;
  fate: Fate;
}

const ago = (days: number, clock: string) => ({ days, clock });

export const APPLICANTS: readonly Applicant[] = [
  {
    first: 'Marian',
    last: 'Lopez',
    headline: 'Senior Accountant',
    at: 'Bayview Retail Group',
    since: '2017-06',
    skills: ['Month-end closing', 'Financial reporting', 'Taxation', 'SAP'],
    school: ['Far Eastern University', 'Accountancy'],
    job: 'accountant',
    applied: ago(30, '20:15'),
    says: 'I have closed books for retail groups for six years and would like to do it for one company I know well.',
    fate: { kind: 'met', on: 28, by: 'elias', at: -22, clock: '10:00', isJudged: true, hired: 20 },
  },
  {
    first: 'Jonas',
    last: 'Padilla',
    headline: 'Sales Associate',
    at: 'Metro Appliance Center',
    since: '2021-03',
    skills: ['Sales', 'Cash handling'],
    school: ['Polytechnic College of Manila', 'Business Administration'],
    job: 'accountant',
    applied: ago(29, '08:40'),
    fate: { kind: 'declined', on: 26, reason: 'skills' },
  },
  {
    first: 'Kristel',
    last: 'Aguilar',
    headline: 'Accounting Staff',
    at: 'Northgate Trading',
    since: '2020-01',
    skills: ['Bookkeeping', 'Excel'],
    school: ['University of the East', 'Accountancy'],
    job: 'accountant',
    applied: ago(27, '21:05'),
    fate: { kind: 'viewed', on: 26 },
  },
  {
    first: 'Ramil',
    last: 'Ocampo',
    headline: 'Junior Accountant',
    at: 'Pinewood Hotel',
    since: '2024-07',
    skills: ['Excel', 'Bookkeeping'],
    school: ['Adamson University', 'Accounting Technology'],
    job: 'accountant',
    applied: ago(24, '12:20'),
    fate: { kind: 'declined', on: 20, reason: 'experience', note: 'You know your ledgers. Come back to us in two years; we mean it.' },
  },
  {
    first: 'Therese',
    last: 'Lim',
    headline: 'General Ledger Accountant',
    at: 'Coral Bay Shipping',
    since: '2018-02',
    skills: ['Month-end closing', 'Financial reporting', 'Excel'],
    school: ['De La Salle University', 'Accountancy'],
    job: 'accountant',
    applied: ago(15, '19:30'),
    says: 'Your ad says what the auditors ask is something to learn from. I would like to work where people think so.',
    fate: { kind: 'met', on: 12, by: 'elias', at: -6, clock: '14:00', isJudged: false, hired: null },
  },
  {
    first: 'Dominic',
    last: 'Sy',
    headline: 'Finance Analyst',
    at: 'Highline Foods',
    since: '2019-05',
    skills: ['Financial modeling', 'Excel'],
    school: ['Ateneo de Davao University', 'Management Accounting'],
    job: 'accountant',
    applied: ago(12, '07:55'),
    fate: { kind: 'declined', on: 3, reason: 'salary' },
  },
  {
    first: 'Angela',
    last: 'Roque',
    headline: 'Accountant',
    at: 'Verdant Properties',
    since: '2019-09',
    skills: ['Taxation', 'Bookkeeping', 'Excel'],
    school: ['Saint Louis University', 'Accountancy'],
    job: 'accountant',
    applied: ago(9, '22:10'),
    fate: { kind: 'viewed', on: 8 },
  },
  {
    first: 'Noel',
    last: 'Bartolome',
    headline: 'Accounting Supervisor',
    at: 'Island Cold Storage',
    since: '2015-11',
    skills: ['Month-end closing', 'Taxation', 'Team leadership'],
    school: ['University of Santo Tomas', 'Accountancy'],
    job: 'accountant',
    applied: { dueIn: 5 },
    fate: { kind: 'viewed', on: 5 },
  },
  {
    first: 'Ivy',
    last: 'Castro',
    headline: 'Audit Associate',
    at: 'Lorenzo and Partners',
    since: '2022-01',
    skills: ['Audit', 'Financial reporting', 'Excel'],
    school: ['Silliman University', 'Accountancy'],
    job: 'accountant',
    applied: ago(1, '13:45'),
    says: 'After three years of auditing other people’s books I would like to keep some.',
    fate: { kind: 'waiting' },
  },
  {
    first: 'Rica',
    last: 'Domingo',
    headline: 'Call Center Agent',
    at: 'Blue Harbor Support',
    since: '2021-08',
    skills: ['Customer service', 'English'],
    school: ['Cavite State University', 'Communication'],
    job: 'service',
    applied: ago(22, '10:25'),
    fate: { kind: 'missed', on: 21, by: 'bianca', at: -17, clock: '09:30' },
  },
  {
    first: 'Jude',
    last: 'Alonzo',
    headline: 'Store Crew',
    at: 'Corner Bakeshop',
    since: '2023-02',
    skills: ['Customer service'],
    school: ['Rizal High School', 'Senior high school'],
    job: 'service',
    applied: ago(20, '18:05'),
    fate: { kind: 'declined', on: 19, reason: 'availability' },
  },
  {
    first: 'Sheila',
    last: 'Magno',
    headline: 'Front Desk Officer',
    at: 'Palm Suites',
    since: '2020-10',
    skills: ['Customer service', 'CRM', 'English'],
    school: ['Lyceum of Batangas', 'Tourism'],
    job: 'service',
    applied: ago(19, '15:00'),
    fate: { kind: 'withdrawn', on: 18 },
  },
  {
    first: 'Carlo',
    last: 'Espino',
    headline: 'Customer Service Associate',
    at: 'QuickShip Logistics',
    since: '2019-04',
    skills: ['Customer service', 'CRM', 'English'],
    school: ['Pamantasan ng Pasig', 'Business Administration'],
    job: 'service',
    applied: ago(17, '09:10'),
    says: 'I have answered about 60,000 calls. I still like the difficult ones.',
    fate: { kind: 'met', on: 16, by: 'paolo', at: -10, clock: '11:00', isJudged: true, hired: 9 },
  },
  {
    first: 'Nadine',
    last: 'Uy',
    headline: 'Chat Support Specialist',
    at: 'Freelance',
    since: '2021-05',
    skills: ['CRM', 'English'],
    school: ['University of Cebu', 'Information Technology'],
    job: 'service',
    applied: ago(11, '23:20'),
    fate: { kind: 'declined', on: 9, reason: 'location' },
  },
  {
    first: 'Arnel',
    last: 'Vergara',
    headline: 'Technical Support Representative',
    at: 'Skyline Broadband',
    since: '2018-07',
    skills: ['Customer service', 'English', 'CRM'],
    school: ['STI College', 'Computer Science'],
    job: 'service',
    applied: ago(8, '11:35'),
    fate: { kind: 'agreed', on: 7, by: 'elias', at: 3, clock: '14:00' },
  },
  {
    first: 'Bea',
    last: 'Tolentino',
    headline: 'Guest Relations Officer',
    at: 'Seaside Resort Batangas',
    since: '2022-03',
    skills: ['Customer service', 'English'],
    school: ['Enderun Institute', 'Hospitality Management'],
    job: 'service',
    applied: ago(4, '16:50'),
    says: 'Guests at a resort complain about the weather. After that, every other complaint can be solved.',
    fate: { kind: 'offered', on: 3, by: 'elias', to: [2, 4] },
  },
  {
    first: 'Mico',
    last: 'Salvador',
    headline: 'Delivery Coordinator',
    at: 'RapidGo Couriers',
    since: '2022-09',
    skills: ['CRM', 'Customer service'],
    school: ['Quezon City University', 'Office Administration'],
    job: 'service',
    applied: { dueIn: 3 },
    fate: { kind: 'waiting' },
  },
  {
    first: 'Liza',
    last: 'Andrada',
    headline: 'Bank Teller',
    at: 'First Provincial Bank',
    since: '2020-06',
    skills: ['Customer service', 'Cash handling', 'English'],
    school: ['Holy Angel University', 'Banking and Finance'],
    job: 'service',
    applied: { hours: 7 },
    fate: { kind: 'waiting' },
  },
  {
    first: 'Paul',
    last: 'Gatchalian',
    headline: 'Desktop Support Engineer',
    at: 'Orchid Medical Center',
    since: '2019-01',
    skills: ['Windows', 'Active Directory', 'Networking'],
    school: ['Mapua Technical Institute', 'Information Technology'],
    job: 'support',
    applied: ago(13, '09:00'),
    says: 'In a hospital a broken printer is an emergency. I would like to work where it is only a printer.',
    fate: {
      kind: 'talking',
      on: 10,
      by: 'elias',
      says: [
        'Hello Paul, your hospital experience is what we need here. How many people do you look after now?',
        'About 320, in two buildings. We are three in the team.',
      ],
      unread: 'I asked for my references today. Shall I send them here?',
    },
  },
  {
    first: 'Hazel',
    last: 'Rivera',
    headline: 'Computer Shop Attendant',
    at: 'NetZone',
    since: '2023-06',
    skills: ['Windows'],
    school: ['ACLC College', 'Computer Technology'],
    job: 'support',
    applied: ago(10, '14:15'),
    fate: { kind: 'declined', on: 6, reason: 'skills' },
  },
  {
    first: 'Renz',
    last: 'Cabrera',
    headline: 'Help Desk Analyst',
    at: 'Summit Insurance Services',
    since: '2021-02',
    skills: ['Ticketing', 'Windows', 'Active Directory'],
    school: ['Asia Pacific College', 'Information Systems'],
    job: 'support',
    applied: ago(5, '20:40'),
    fate: { kind: 'viewed', on: 4 },
  },
  {
    first: 'Glaiza',
    last: 'Montero',
    headline: 'Network Technician',
    at: 'Lipa Fiber',
    since: '2020-08',
    skills: ['Networking', 'Ticketing'],
    school: ['Batangas State University', 'Electronics Engineering'],
    job: 'support',
    applied: ago(3, '08:20'),
    fate: { kind: 'waiting' },
  },
  {
    first: 'Erika',
    last: 'Pangilinan',
    headline: 'HR Officer',
    at: 'Sunrise Garments',
    since: '2018-10',
    skills: ['Payroll', 'Employee relations', 'Recruitment'],
    school: ['Miriam College', 'Psychology'],
    job: 'hr',
    applied: ago(6, '17:30'),
    fate: { kind: 'viewed', on: 5 },
  },
  {
    first: 'Joel',
    last: 'Macaraeg',
    headline: 'HR Assistant',
    at: 'Greenfield Agri Supply',
    since: '2020-03',
    skills: ['Payroll', 'Labor law'],
    school: ['Central Luzon State University', 'Human Resource Management'],
    job: 'hr',
    applied: ago(4, '10:05'),
    fate: {
      kind: 'talking',
      on: 2,
      by: 'elias',
      says: [
        'Good morning Joel. You prepared payroll alone in your last job: for how many people?',
        'Good morning sir. 140 regular and up to 60 seasonal in harvest time.',
        'That is our size. Have you filed the monthly Pag-IBIG reports yourself?',
      ],
      unread: 'Yes sir, all of them, also the annual alphalist with our accountant.',
    },
  },
  {
    first: 'Mae',
    last: 'Sarmiento',
    headline: 'Recruitment Associate',
    at: 'TalentBridge Staffing',
    since: '2022-05',
    skills: ['Recruitment', 'Employee relations'],
    school: ['University of Baguio', 'Psychology'],
    job: 'hr',
    applied: ago(2, '21:50'),
    fate: { kind: 'waiting' },
  },
  {
    first: 'Trisha',
    last: 'Gonzales',
    headline: 'Executive Secretary',
    at: 'Castellan Holdings',
    since: '2016-09',
    skills: ['Calendar management', 'Minutes', 'Travel booking'],
    school: ['Assumption College', 'Communication Arts'],
    job: 'assistant',
    applied: ago(1, '09:25'),
    says: 'My last director said that he was never late because I never let him be.',
    fate: { kind: 'waiting' },
  },
  {
    first: 'Rafael',
    last: 'Quizon',
    headline: 'Administrative Officer',
    at: 'Municipality of San Isidro',
    since: '2019-11',
    skills: ['Minutes', 'Excel'],
    school: ['University of the Philippines Los Baños', 'Public Administration'],
    job: 'assistant',
    applied: { hours: 4 },
    fate: { kind: 'waiting' },
  },
  {
    first: 'Edgar',
    last: 'Magsino',
    headline: 'Warehouse Team Leader',
    at: 'Pacific Distribution',
    since: '2014-04',
    skills: ['Inventory', 'Forklift', 'Team leadership'],
    school: ['TESDA Taguig', 'Logistics'],
    job: 'warehouse',
    applied: ago(26, '06:45'),
    fate: { kind: 'met', on: 24, by: 'paolo', at: -19, clock: '09:00', isJudged: true, hired: 12 },
  },
  {
    first: 'Romy',
    last: 'Pacheco',
    headline: 'Forklift Operator',
    at: 'Harbor Freight Depot',
    since: '2017-01',
    skills: ['Forklift'],
    school: ['Navotas Polytechnic College', 'Industrial Technology'],
    job: 'warehouse',
    applied: ago(25, '19:55'),
    fate: { kind: 'declined', on: 20, reason: 'experience' },
  },
  {
    first: 'Danilo',
    last: 'Estrada',
    headline: 'Inventory Clerk',
    at: 'Sampaguita Mart',
    since: '2019-02',
    skills: ['Inventory'],
    school: ['Bulacan State University', 'Business Administration'],
    job: 'warehouse',
    applied: ago(9, '12:00'),
    fate: { kind: 'waiting' },
  },
];
