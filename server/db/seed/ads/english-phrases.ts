import type { Setting } from './role.ts';

/** Phrases that all English ads share: headings, duties by rank, benefits, schedules, closing lines. */
export const HEADINGS = {
  about: ['About the role', 'The role', 'The job in brief', 'Why we are hiring', 'About this job'],
  duties: ['What you will do', 'Your work', 'Responsibilities', 'What the work looks like', 'Key responsibilities', 'Your responsibilities'],
  needs: ['What you bring', 'Who we are looking for', 'Requirements', 'About you', 'What you will need'],
  offer: ['What we offer', 'Benefits', 'Perks and benefits', 'What you get', 'Why people stay'],
  practical: ['Good to know', 'Schedule and place', 'Practical details'],
  process: ['How to apply', 'What happens next', 'How we hire'],
  company: ['About us', 'Who we are', 'The company'],
};

export const OPENERS = [
  '{company} is looking for {aTitle} to join the {unit} in {city}.',
  'We are hiring {aTitle} in {city}.',
  'As {aTitle} at {company} you will work with {team} {people} in {city}.',
  'In this role you will join {team} {people} at our {city} {base}.',
  'We are adding {aTitle} to our {unit} in {city}.',
];

export const REMOTE_OPENERS = [
  '{company} is looking for {aTitle}, working remotely from anywhere in {country}.',
  'We are hiring {aTitle} for our distributed {unit}; you work from home in {country}.',
  'As {aTitle} you will work with {team} {people}, all from home and together twice a year in {city}.',
];
export const SENIOR_DUTIES = [
  'Guide less experienced colleagues and review their work',
  'Take responsibility for {area}',
  'Improve how we handle {area}, one step at a time',
  'Stand in for the {boss} when needed',
];
export const LEAD_DUTIES = [
  'Lead a team of {led}: plan the work, coach, and give honest feedback',
  'Hire and train new people, and plan for who comes next',
  'Set targets for {area} and report on them to the {boss}',
  'Take charge of {area} and {area2} from end to end',
  'Review the way we do {area} and improve it step by step',
  'Keep the team’s budget and explain where the money went',
  'Work with other departments so that nothing falls between two desks',
  'Make sure rules and standards are followed, and explain why they exist',
];
export const HEAD_DUTIES = [
  'Set the direction of the department and turn it into plans people can follow',
  'Lead {headed} people, and be there for each of them',
  'Answer to the management board for budget, results and risk',
  'Develop the next generation of leaders',
  'Represent the company with clients, partners and authorities',
  'Decide on methods and investments in {area} and {area2}',
  'Build an organisation that works on the days you are away',
];
export const INTERN_DUTIES = [
  'Support the team with {area} and learn how it is done well',
  'Shadow experienced colleagues and take on small tasks of your own',
  'Help to prepare reports, data and presentations',
  'Present what you learned at the end of the internship',
  'Assist in {area2} during busy weeks',
];

/** By level of experience (xp_lvls 1–7). */
export const EXPERIENCE: Record<number, readonly string[]> = {
  1: ['Currently enrolled in or just finished a course of study', 'Available for at least {three|four|six} months'],
  2: ['No experience needed; we train from the first day', 'Fresh graduates and career changers are welcome'],
  3: ['A few months of similar experience, or equivalent training', 'First experience in a comparable job is a plus'],
  4: ['{One|Two} to three years of experience in a similar role', 'At least {one year|two years} of relevant experience'],
  5: ['Three to five years of experience in a similar role', 'At least {three|four} years of experience, part of it with {area}'],
  6: ['At least {five|six|seven} years of experience, including {area}', 'More than five years in the field'],
  7: ['More than ten years of experience, several of them in a leading position', 'Over {ten|twelve|fifteen} years in the field'],
};
export const LEADING = [
  'Experience in leading people, and references from some of them',
  '{Two|Three} or more years as a team leader or manager',
  'A calm, fair way of leading',
];

/** By degree (degrees 1–7); `{field}` may be "any field". */
export const DEGREES: Record<number, readonly string[]> = {
  1: ['No particular schooling required', ''],
  2: ['High school graduate', 'High school diploma or equivalent'],
  3: ['Vocational training or certificate in {field}'],
  4: ['Diploma in {field}', 'Diploma or associate degree in {field}'],
  5: ["Bachelor's degree in {field}", 'Degree in {field}'],
  6: ["Master's degree in {field}", 'Postgraduate degree in {field}'],
  7: ['Doctorate in {field}'],
};
/** The names that differ in the United Kingdom. */
export const BRITISH_DEGREES: Record<number, readonly string[]> = {
  2: ['GCSEs including English and Maths, or equivalent', 'GCSEs or A levels'],
  3: ['An apprenticeship or NVQ in {field}'],
};

/** Benefits by id. A country's own words come before the common ones. */
export const BENEFITS: Record<number, Record<string, string>> = {
  1: {
    ph: 'HMO coverage from {day one|regularisation}{, with one dependant|}',
    sg: 'Outpatient and hospital insurance',
    id: 'BPJS Kesehatan and private health insurance',
    my: 'Medical card and outpatient cover',
    us: 'Medical, dental and vision insurance',
    gb: 'Private medical insurance after probation',
    ca: 'Extended health and dental plan',
    ng: 'HMO for you and your family',
    ae: 'Medical insurance{ for you and your family|}',
    sa: 'Medical insurance for you and your dependants',
    '': '{Private health insurance|Health insurance for you and your family}',
  },
  2: { '': '{Dental cover|Dental and optical allowance}' },
  3: { '': '{Life and accident insurance|Group life insurance}' },
  4: {
    ph: '{15|18|20} days of leave, convertible when unused',
    sg: '{14|16|18|20} days of annual leave',
    us: '{15|18|20} days of paid time off and 10 holidays',
    gb: '{25|26|28} days of holiday plus bank holidays',
    ae: '30 calendar days of leave and a yearly ticket home',
    sa: '{21|30} days of annual leave and a yearly ticket',
    jp: '120+ days off a year',
    hk: '{12|14|16} days of annual leave',
    '': '{16|18|20|22} days of paid leave',
  },
  5: {
    ph: '13th month pay{ and a mid-year bonus|}',
    sg: '13th-month payment (AWS)',
    id: 'THR holiday allowance',
    my: 'Annual bonus',
    hk: 'Double pay at Chinese New Year',
    mo: '13th-month salary',
    tw: 'Year-end bonus',
    lk: 'Annual bonus',
    jp: 'Bonus twice a year',
    '': 'A 13th-month salary',
  },
  6: { '': '{Quarterly|Annual|Monthly} performance bonus' },
  7: {
    sg: 'CPF contributions',
    my: 'EPF, SOCSO and EIS',
    hk: 'MPF with employer top-up',
    us: '401(k) with {4|5|6}% match',
    gb: 'Pension with {6|8}% employer contribution',
    ca: 'RRSP matching up to {4|5}%',
    ng: 'Pension contributions',
    lk: 'EPF and ETF',
    ae: 'End-of-service gratuity',
    sa: 'GOSI and end-of-service benefits',
    ph: 'SSS, PhilHealth, and Pag-IBIG contributions',
    id: 'BPJS Ketenagakerjaan',
    jp: 'Full social insurance',
    tw: 'Labour and health insurance, and pension',
    '': 'Company pension plan',
  },
  8: { '': '{Flexible hours around a common core|Flexible start between 7:30 and 10:00}' },
  9: { '': '{Two|Three} days a week from home' },
  10: { '': '{A yearly training budget and time to use it|Paid courses and certificates|Training and certification paid by us}' },
  11: { '': '{Free staff meals|Meal allowance|Subsidised canteen}' },
  12: { '': '{Transport allowance|Commuting costs reimbursed}' },
  13: { '': '{Parental leave above the legal minimum|Paid parental leave for both parents}' },
  14: { '': '{Gym or wellness allowance|Annual health check-up}' },
  15: { '': '{A good laptop and second screen|Laptop and phone provided}' },
  16: { '': 'Help with relocation' },
  17: { '': 'Visa sponsorship for the right person' },
  18: { ae: 'Housing allowance', sa: 'Housing allowance of 25%', '': '{Staff housing|Housing allowance}' },
  19: { '': '{Overtime paid in full, every month|Paid overtime}' },
  20: { '': '{Share options|Employee share plan}' },
  21: { '': '{20|25|30|40}% staff discount' },
  22: { '': '{Uniform and laundry|Uniform provided}' },
  23: { '': 'Five-day week' },
  24: { ph: '{10|15|20}% night differential', '': 'Night shift allowance' },
  25: { '': '{Free company shuttle|Shuttle from the nearest station}' },
  26: { '': 'Phone allowance' },
  27: { '': '{Childcare allowance|Support with childcare}' },
  28: { '': 'Your birthday off' },
};

/** Housing for manual workers, in countries where it differs from everyone else's. */
export const HOUSED: Readonly<Record<string, string>> = { ae: 'Company accommodation and transport', sa: 'Company accommodation and transport' };

/** Working hours. `{days}` is the country's working week. */
export const SCHEDULES: Record<Setting, readonly string[]> = {
  office: ['{days}, {8:30 to 5:30|9:00 to 6:00|8:00 to 5:00}', '{days}, nine to six with an hour for lunch'],
  screen: ['{days}, flexible hours with a core from {10 to 3|10 to 4|11 to 4}', '{days}, {9:00 to 6:00|10:00 to 7:00}'],
  calls: [
    'Rotating shifts, five days a week',
    'Fixed {morning|mid|night} shift, two days off in a row',
    'Shifts between {6 AM and 11 PM|7 AM and 10 PM}, five days a week',
  ],
  field: ['{days}, with some evenings and Saturdays', '{days}, hours planned around customers'],
  plant: [
    '{Two|Three} rotating shifts of eight hours',
    '{6:00 to 14:00 and 14:00 to 22:00|7:00 to 15:30} in weekly rotation',
    'Four days on, two days off, twelve-hour shifts',
  ],
  site: ['Monday to Saturday, {7:00 to 5:00|7:30 to 4:30}', '{days}, {7:00 to 4:00|7:30 to 5:00}, with some Saturdays'],
  ward: ['Rotating shifts, {40|44} hours a week', 'Three shifts, with a rota published {four|six} weeks ahead'],
  school: ['{days}, {7:30 to 4:00|8:00 to 4:30}, in term time', '{days}, {8:00 to 5:00|1:00 to 9:00}'],
  kitchen: ['Five days a week, shifts between {7 AM and 11 PM|10 AM and midnight}', 'Straight shifts of nine hours including breaks'],
  floor: [
    'Shifts between {9 AM and 10 PM|8 AM and 9 PM}, including weekends',
    'Rotating shifts, five or six days a week',
    'Retail hours, with every second weekend off',
  ],
  road: ['{5|6} days a week, early start', 'Day shifts with changing start times'],
  lab: ['{days}, {8:30 to 5:30|9:00 to 6:00}', '{days}, flexible start between 7:30 and 9:30'],
};

export const CLOSINGS = [
  'Send your resume and two lines on why this job. We answer everyone within {promise} days.',
  'Apply with your resume. A person reads every one, and you will have an answer within {promise} days.',
  'Interested? Apply with your resume; you will hear from us within {promise} days, whatever the answer.',
  'After your application: a short call, one interview {on site|by video or on site}, and a clear answer. First reply within {promise} days.',
];
export const REMOTE_CLOSINGS = [
  ...CLOSINGS.slice(0, 3),
  'After your application: a short call, one interview by video, and a clear answer. First reply within {promise} days.',
];
export const EXTERNAL_CLOSINGS = [
  'Please apply on our careers page, where you can also follow your application.',
  'Applications are taken on our own careers site.',
];
export const FIRST_MONTHS = [
  ['First month', ['You meet the team, learn how we work and get to know {area}.', 'You learn our products and systems and take on your first tasks.']],
  ['Second month', ['You handle {area} with someone beside you.', 'You take over a first part of {area2} yourself.']],
  ['Third month', ['You work independently and bring your first improvement.', 'You take charge of {area}, and we agree on goals for the year.']],
] as const;
