import { LIMITS } from '../../../contract/limits.ts';
import type { Profile } from '../../../contract/profile.ts';
import type { Found, FoundContent, SyncedRecord } from '../../../contract/resume-sync.ts';
import { comparable } from '../../lib/comparable.ts';
import type { StoredRecord, Values } from '../record/record.types.ts';
import { educationLevelOf } from './educationLevel.ts';
import type { FoundItem } from './resumeSync.types.ts';

/** From this confidence on, a found record is proposed; below, it is only shown. */
export const SURE = 0.6;
const ME = 'me';
const INFO = ['first_name', 'last_name', 'current_location', 'career_summary'] as const;
const BLANK: Record<SyncedRecord, Values> = {
  workExperience: { industry_id: null, job_function_ids: [], monthly_salary: null, currency: null, is_hidden_from_company: false },
  education: {},
  license: { attachment: null },
  website: {},
  language: {},
};

/** For lines that weren't understood, only their text is known. */
const UNTOLD = {
  workExperience: { job_title: '', company_name: '', is_present: false, start_date: null, end_date: null },
  education: { school_name: '', field_of_study: '', education_level_id: null, is_attending: false, start_date: null, end_date: null },
} as const satisfies Partial<Record<SyncedRecord, Values>>;

/** A resume may contain only a year: for a license, the user still has to choose the month. */
const month = (text: string | null) => (text !== null && /^\d{4}$/.test(text) ? `${text}-` : text);
const described = (text: string) => (text.length < LIMITS.descriptionMin ? '' : text.slice(0, LIMITS.descriptionMax));
const address = (url: unknown) =>
  comparable(url)
    .replace(/^(https?:)?\/\/(www\.)?/, '')
    .replace(/(?<!\/)\/+$/, '');
const withScheme = (url: string) => (/^https?:/i.test(url) ? url : `https://${url}`);

type Both = (found: Values, one: StoredRecord) => boolean;
const alike =
  (...fields: string[]): Both =>
  (found, one) =>
    fields.every((field) => comparable(found[field]) === comparable(one[field]));
const year = (value: unknown) => String(value ?? '').slice(0, 4);

/** Whether a found record and one of the profile are about the same thing, however each words it. */
const ABOUT_THE_SAME: Record<SyncedRecord, Both> = {
  workExperience: (found, one) =>
    alike('company_name')(found, one) && (alike('job_title')(found, one) || year(found['start_date']) === year(one['start_date'])),
  education: (found, one) =>
    alike('school_name')(found, one) &&
    (found['education_level_id'] === null || found['education_level_id'] === one['education_level_id'] || year(found['end_date']) === year(one['end_date'])),
  license: alike('name'),
  website: (found, one) => address(found['url']) === address(one['url']),
  language: alike('language'),
};

const isFilled = (value: unknown) => value !== null && value !== '' && value !== false && value !== undefined;
/** Where an end is found, the flag that says otherwise is found to be false. */
const END_OF: Readonly<Record<string, string>> = { is_present: 'end_date', is_attending: 'end_date', does_not_expire: 'expiry_date' };
const isFound = (found: Values, name: string) => isFilled(found[name]) || isFilled(found[END_OF[name] ?? name]);
/** If only a year was found, the profile's month counts as the same. */
const isYearOf = (value: unknown, current: unknown) => typeof value === 'string' && /^\d{4}-?$/.test(value) && year(value) === year(current);
/** Whether the profile already contains everything that was found: "2019" is covered by "2019-03". */
const isCoveredBy = (found: Values, one: StoredRecord) =>
  Object.entries(found).every(([name, value]) =>
    !isFound(found, name)
      ? true
      : name === 'url'
        ? address(value) === address(one[name])
        : isYearOf(value, one[name]) || comparable(value) === comparable(one[name]),
  );

function foundRecords(content: FoundContent): Record<SyncedRecord, Found<Values>[]> {
  const each = <T>(all: readonly Found<T>[], values: (value: T) => Values) => all.map((one) => ({ ...one, value: values(one.value) }));
  return {
    // An industry in the resume's own words isn't an entry of the list.
    workExperience: each(content.work_experiences, ({ job_title, company_name, is_present, ...work }) => ({
      job_title,
      company_name,
      is_present,
      start_date: work.start_date,
      end_date: work.end_date,
      description: described(work.description),
    })),
    education: each(content.educations, ({ education_level: level, ...school }) => ({
      ...school,
      education_level_id: educationLevelOf(level),
      description: described(school.description),
    })),
    license: each(content.license_certifications, (license) => ({
      ...license,
      issue_date: month(license.issue_date),
      expiry_date: month(license.expiry_date),
    })),
    website: each(content.websites, (website) => ({ ...website, url: withScheme(website.url) })),
    language: each(content.languages, ({ language, proficiency }) => ({ language, proficiency })),
  };
}

const recordsOf = (profile: Profile): Record<SyncedRecord, readonly StoredRecord[]> => ({
  workExperience: profile.work_experiences,
  education: profile.educations,
  license: profile.license_certifications,
  website: profile.websites,
  language: profile.languages,
});

interface Compared {
  items: FoundItem[];
  already: number;
}

/**
 * Compares a resume's content with the profile. Leaves out what the profile already contains, and counts it. Proposes what is new and was read with
 * confidence; what would replace something is never selected automatically.
 * @param isDoubtful the document hardly looks like a resume: nothing is proposed
 */
export function compare(content: FoundContent, profile: Profile, isDoubtful: boolean): Compared {
  const parts = [comparedInfo(content, profile), ...comparedRecords(content, profile), comparedSkills(content, profile)];
  const items = parts.flatMap((part) => part.items);
  const already = parts.reduce((sum, part) => sum + part.already, 0);
  // If everything that was understood is already in the profile, don't ask about the rest again.
  const unread = items.length === 0 && already > 0 ? [] : unreadItems(content, profile);
  return { items: [...(isDoubtful ? items.map((item) => ({ ...item, isTaken: false })) : items), ...unread], already };
}

/** Lines that weren't understood, as the description of a record whose names are missing; for skills, the line itself. Never proposed. */
function unreadItems({ unread }: FoundContent, profile: Profile): FoundItem[] {
  const current = recordsOf(profile);
  return unread.flatMap(({ section, lines }, index): FoundItem[] => {
    const text = lines.map((line) => line.text).join('\n');
    const own = { key: `unread.${index}`, kind: section, before: null, confidence: 0, lines, isTaken: false, isUnread: true } as const;
    if (section === 'skill') return [{ ...own, values: { skill: text } }];
    const isFilled = current[section].some(({ description }) => comparable(description).includes(comparable(text)));
    return isFilled ? [] : [{ ...own, values: { ...BLANK[section], ...UNTOLD[section], description: described(text) } }];
  });
}

function comparedInfo({ basic_info: found }: FoundContent, { basic_info: current }: Profile): Compared {
  const known = INFO.flatMap((field) => (found[field] === null ? [] : [{ field, ...found[field] }]));
  const fresh = known.filter(({ field, value }) => comparable(value) !== comparable(current[field]));
  const items = fresh.map(({ field, value, confidence, lines }): FoundItem => {
    const before = isFilled(current[field]) ? { id: ME, [field]: current[field] } : null;
    return {
      key: `basicInfo.${field}`,
      kind: 'basicInfo',
      values: { [field]: value },
      before,
      confidence,
      lines,
      isTaken: before === null && confidence >= SURE,
    };
  });
  return { items, already: known.length - fresh.length };
}

function comparedRecords(content: FoundContent, profile: Profile): Compared[] {
  const [found, current] = [foundRecords(content), recordsOf(profile)];
  return (Object.keys(found) as SyncedRecord[]).map((kind) => {
    // Each record of the profile can match only one of those found.
    const left = new Set(current[kind]);
    const items: FoundItem[] = [];
    let already = 0;
    found[kind].forEach(({ value, confidence, lines }, index) => {
      const before = [...left].find((one) => ABOUT_THE_SAME[kind](value, one)) ?? null;
      if (before) left.delete(before);
      if (before && isCoveredBy(value, before)) return (already += 1);
      const filled = before ? Object.fromEntries(Object.entries(value).filter(([name, one]) => isFound(value, name) && !isYearOf(one, before[name]))) : value;
      const values = Object.fromEntries(Object.entries({ ...BLANK[kind], ...value, ...before, ...filled }).filter(([name]) => name !== 'id'));
      return items.push({ key: `${kind}.${index}`, kind, values, before, confidence, lines, isTaken: before === null && confidence >= SURE });
    });
    return { items, already };
  });
}

function comparedSkills({ skills }: FoundContent, { skills: current }: Profile): Compared {
  const held = new Set(current.map(comparable));
  const fresh = skills.map((one, index) => ({ ...one, index })).filter(({ value }) => !held.has(comparable(value)));
  let room = LIMITS.skills - current.length;
  const items = fresh.map(({ value, confidence, lines, index }): FoundItem => {
    const isTaken = confidence >= SURE && value.length <= LIMITS.skillLength && room > 0;
    if (isTaken) room -= 1;
    return { key: `skill.${index}`, kind: 'skill', values: { skill: value }, before: null, confidence, lines, isTaken };
  });
  return { items, already: skills.length - fresh.length };
}
