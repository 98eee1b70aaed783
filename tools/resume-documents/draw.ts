import type { Truth } from '../bench/resume/truth.ts';
import type { Locale, Occupation } from './people/locale.ts';
import type { Random } from './random.ts';
import type { HeadingName, Job, LabelName, Referee, Resume, School, Words } from './resume.ts';

/** What a layout asks of the person in it; the rest is left to chance. */
export interface Wishes {
  jobs?: readonly [least: number, most: number];
  schools?: readonly [least: number, most: number];
  /** Years alone, though the months are known. */
  precision?: 'year' | 'month';
  /** What is printed of a time at school: all, when it ended, or nothing. */
  schoolDates?: 'range' | 'end';
  dateForms?: readonly string[];
  separators?: readonly string[];
  /** How degree and field stand together; "{degree}" prints no field, "{field}" no degree. */
  studies?: readonly string[];
  /** Jobs are printed with what they were about behind the title: "Engineer – Roads and Bridges". */
  specialties?: readonly string[];
  /** Jobs are printed without what the person was. */
  noTitles?: boolean;
  /** Several positions at one company, after each other. */
  promotions?: boolean;
  /** Schools before university are left out. */
  noHighSchool?: boolean;
  /** No word of what the truth holds may hold this: what the layout spoils is spoilt outside of it. */
  without?: RegExp;
}

const THIS_YEAR = 2025;

/** A time in months since the year 0, to count with. */
type Month = number;
const month = (year: number, ofYear: number): Month => year * 12 + ofYear - 1;

interface Habits {
  form: string;
  separator: string;
  present: string;
  isYearly: boolean;
  schoolDates: 'range' | 'end';
  study: string;
}

/** A person of a country with a career, as that one person would write it. */
export function drawResume(locale: Locale, random: Random, wishes: Wishes = {}): Resume {
  const occupation = random.pick(locale.occupations);
  const habits = habitsOf(locale, random, wishes);
  const [name, latinName] = random.pick(locale.people);
  const city = random.pick(locale.cities);
  const graduation = month(random.whole(2004, 2018), random.pick([5, 6, 7, 9, 12]));
  const work = drawWork(locale, occupation, random, habits, wishes, graduation);
  const words = drawWords(locale, random, habits);
  return {
    language: locale.language,
    country: locale.country,
    words,
    name,
    latinName,
    headline: work[0]?.title ?? occupation.headline,
    email: `${latinName}${random.chance(0.2) ? random.whole(1, 99) : ''}@${random.pick(['example.com', 'example.org', 'example.net', 'mail.example.com', 'post.example.org'])}`,
    phone: random.pick(locale.phones).replace(/#/g, () => String(random.whole(0, 9))),
    city,
    address: random.pick(locale.streets),
    links: random.some(
      [`linkedin.com/in/${latinName.replace(/\./g, '-')}`, `github.com/${latinName.replace(/\W/g, '')}`, `www.${latinName.replace(/\W/g, '')}.example.com`],
      random.whole(0, 2),
    ),
    facts: random.some(locale.facts, random.whole(4, 8)).map(([label, values]) => ({ label, value: random.pick(values) })),
    summary: occupation.summary,
    work,
    education: drawEducation(locale, occupation, random, habits, wishes, graduation),
    skills: random.some(occupation.skills, random.whole(2, 4)).map(([group, skills]) => ({ name: group, skills: random.some(skills, random.whole(3, 6)) })),
    languages: random.some(locale.languages, random.whole(2, 3)).map(([label, value]) => ({ label, value })),
    certificates: random.some(locale.certificates, random.whole(1, 3)).map((text) => ({ text, date: String(random.whole(2012, 2024)) })),
    projects: random.some(locale.projects, 2).map(([name, text]) => ({ name, text })),
    references: Array.from({ length: 2 }, () => drawReferee(locale, occupation, random)),
    interests: random.some(locale.interests, random.whole(3, 4)),
    noReferences: random.pick(locale.noReferences),
  };
}

function habitsOf(locale: Locale, random: Random, wishes: Wishes): Habits {
  const isYearly = wishes.precision ? wishes.precision === 'year' : random.chance(0.12);
  const form = isYearly ? locale.yearForm : random.pick(wishes.dateForms ?? locale.dateForms);
  const separator = random.pick(wishes.separators ?? locale.separators);
  return {
    form,
    // Nobody writes 2018-05-2019-12.
    separator: form.includes('-') && separator === '-' ? ' - ' : separator,
    present: random.pick(locale.present),
    isYearly,
    schoolDates: wishes.schoolDates ?? random.pick(['range', 'range', 'end']),
    study: random.pick(wishes.studies ?? locale.studies),
  };
}

function drawWork(locale: Locale, occupation: Occupation, random: Random, habits: Habits, wishes: Wishes, graduation: Month): Job[] {
  const [least, most] = wishes.jobs ?? [2, 4];
  const count = random.whole(least, most);
  const companies = random.some(locale.companies, count);
  const isWorking = random.chance(0.7);
  const now = month(THIS_YEAR, random.whole(1, 9));
  const years = Math.max(count * 2, Math.min(16, Math.floor((now - graduation) / 12)));
  // Positions of one company stand together: the first two, where that is wished for.
  if (wishes.promotions && count > 1) companies[1] = companies[0] ?? '';
  const lowest = Math.max(0, occupation.titles.length - count);
  let end = isWorking ? null : now - random.whole(1, 8);
  return companies.map((company, index) => {
    const length = Math.max(10, Math.floor((years * 12) / count) + random.whole(-7, 7));
    const last = end ?? now;
    const start = last - length;
    const time = printed(locale, habits, start, end, habits.isYearly);
    end = start - (wishes.promotions && index === 0 ? 1 : random.whole(1, 4));
    const title = occupation.titles[Math.min(index + Math.floor(random.next() * (lowest > 0 ? 1.3 : 1)), occupation.titles.length - 1)] ?? occupation.headline;
    return {
      company,
      title: wishes.noTitles ? '' : title,
      specialty: wishes.specialties ? random.pick(wishes.specialties) : '',
      city: random.pick(locale.cities),
      points: random.some(occupation.points, random.whole(2, 4)),
      ...time,
    };
  });
}

function drawEducation(locale: Locale, occupation: Occupation, random: Random, habits: Habits, wishes: Wishes, graduation: Month): School[] {
  const [least, most] = wishes.schools ?? [1, 3];
  const count = random.whole(least, most);
  const schools = random.some(locale.schools, 2);
  const field = random.pick(occupation.fields);
  const study = (degree: string) => ({
    degree: habits.study.includes('{degree}') ? degree : '',
    field: habits.study.includes('{field}') ? field : '',
    study: habits.study.replace('{degree}', degree).replace('{field}', field),
  });
  const time = (start: Month, end: Month) => printed(locale, habits, habits.schoolDates === 'range' ? start : null, end, habits.isYearly);
  const first: School = {
    school: schools[0] ?? '',
    ...study(random.pick(locale.degrees.first)),
    city: random.pick(locale.cities),
    note: random.pick(locale.notes),
    ...time(graduation - 45, graduation),
  };
  const higher: School = {
    school: schools[1] ?? '',
    ...study(random.pick(locale.degrees.higher)),
    city: random.pick(locale.cities),
    note: '',
    ...time(graduation + 3, graduation + 25),
  };
  const high: School = {
    school: random.pick(locale.highSchools),
    degree: locale.highSchoolDegree,
    field: '',
    study: locale.highSchoolDegree,
    city: random.pick(locale.cities),
    note: '',
    ...time(graduation - 85, graduation - 48),
  };
  const hasHigh = !wishes.noHighSchool && (count === 3 || (count === 2 && random.chance(0.4)));
  return [...(count === 3 || (count === 2 && !hasHigh) ? [higher] : []), first, ...(hasHigh ? [high] : [])];
}

const drawReferee = (locale: Locale, occupation: Occupation, random: Random): Referee => ({
  name: random.pick(locale.people)[0],
  title: occupation.titles[0] ?? '',
  company: random.pick(locale.companies),
  phone: random.pick(locale.phones).replace(/#/g, () => String(random.whole(0, 9))),
});

/** A time as it is printed, and what that says: no month where none is printed. */
function printed(
  locale: Locale,
  { form, separator, present }: Habits,
  start: Month | null,
  end: Month | null,
  isYearly: boolean,
): Pick<Job, 'start' | 'end' | 'from' | 'until' | 'dates'> {
  const iso = (time: Month) => (isYearly ? String(Math.floor(time / 12)) : `${Math.floor(time / 12)}-${String((time % 12) + 1).padStart(2, '0')}`);
  const text = (time: Month) => printedMonth(locale, form, time);
  const from = start === null ? '' : text(start);
  const until = end === null ? present : text(end);
  return {
    start: start === null ? null : iso(start),
    end: end === null ? null : iso(end),
    from,
    until,
    dates: from === '' || from === until ? until : `${from}${separator}${until}`,
  };
}

/** Years of the emperor that began last before a month: Japan's way to write 2019-05 is 令和元年5月. */
const ERAS = [
  { name: '令和', since: month(2019, 5) },
  { name: '平成', since: month(1989, 1) },
  { name: '昭和', since: month(1926, 12) },
] as const;

function printedMonth(locale: Locale, form: string, time: Month): string {
  const [year, index] = [Math.floor(time / 12), time % 12];
  const era = ERAS.find(({ since }) => time >= since);
  const eraYear = era ? year - Math.floor(era.since / 12) + 1 : 0;
  return form.replace(/yyyy|yy|rrr|eee|MMMM|MMM|MM|M/g, (part) => {
    if (part === 'yyyy') return String(year);
    if (part === 'yy') return String(year % 100).padStart(2, '0');
    // The years of the Republic of China.
    if (part === 'rrr') return String(year - 1911);
    if (part === 'eee') return `${era?.name ?? ''}${eraYear === 1 ? '元' : eraYear}`;
    if (part === 'MMMM') return locale.months.long[index] ?? '';
    if (part === 'MMM') return locale.months.short[index] ?? '';
    return part === 'MM' ? String(index + 1).padStart(2, '0') : String(index + 1);
  });
}

function drawWords(locale: Locale, random: Random, habits: Habits): Words {
  const drawn = <K extends string>(from: Record<K, readonly string[]>) =>
    Object.fromEntries(Object.entries<readonly string[]>(from).map(([key, choices]) => [key, random.pick(choices)])) as Record<K, string>;
  return { headings: drawn<HeadingName>(locale.headings), labels: drawn<LabelName>(locale.labels), present: habits.present };
}

/** What a resume says, as the bench compares it. */
export function truthOf(resume: Resume, meta: Truth['meta']): Truth {
  return {
    meta,
    basics: { name: resume.name, email: resume.email, phone: resume.phone },
    work: resume.work.map(({ company, title, specialty, start, end }) => ({
      name: company,
      position: title,
      ...(specialty && { positionToo: `${title} – ${specialty}` }),
      startDate: start,
      endDate: end,
    })),
    education: resume.education.map(({ school, degree, field, study, start, end }) => ({
      institution: school,
      studyType: degree || null,
      ...(degree !== '' && study !== degree && { studyTypeToo: study }),
      area: field || null,
      startDate: start,
      endDate: end,
    })),
    skills: resume.skills.map(({ name, skills }) => ({ name, keywords: [...skills] })),
  };
}
