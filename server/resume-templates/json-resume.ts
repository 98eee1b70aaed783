import type { JsonResume } from '../../contract/json-resume.ts';
import { resumeDocument, type ResumeDocument } from '../../contract/resume-document.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Converts a resume to JSON Resume. Data without a field there uses our own field names, so that converting back loses nothing. */
export function toJsonResume(document: ResumeDocument): JsonResume {
  const { basic_info: basic, websites } = document;
  const [home] = websites;
  const hasHome = home !== undefined && home.display_name === '' && home.description === '';
  return {
    $schema: SCHEMA,
    basics: filled({
      name: [basic.first_name, basic.last_name].filter((part) => part !== '').join(' '),
      label: basic.headline,
      email: basic.email,
      phone: basic.phone_num,
      url: hasHome ? home.url : '',
      summary: basic.career_summary,
      location: basic.current_location ? { city: basic.current_location } : undefined,
      profiles: (hasHome ? websites.slice(1) : websites).map((site) => filled({ network: site.display_name, url: site.url, description: site.description })),
      firstName: basic.first_name,
      lastName: basic.last_name,
      dateOfBirth: basic.date_of_birth,
      nationality: basic.nationality,
    }),
    work: document.work_experiences.map((work) =>
      filled({
        name: work.company_name,
        position: work.job_title,
        startDate: work.start_date,
        endDate: work.end_date,
        ...split(work.description),
        industry: work.industry,
        isCurrent: work.is_present === isOpen(work.start_date, work.end_date) ? undefined : work.is_present,
      }),
    ),
    education: document.educations.map((school) =>
      filled({
        institution: school.school_name,
        studyType: school.education_level,
        area: school.field_of_study,
        startDate: school.start_date,
        endDate: school.end_date,
        description: school.description,
        isCurrent: school.is_attending || undefined,
      }),
    ),
    certificates: document.license_certifications.map((license) =>
      filled({
        name: license.name,
        issuer: license.issuing_organisation,
        date: license.issue_date,
        url: license.credential_url,
        credentialId: license.credential_id,
        expiryDate: license.expiry_date,
        doesNotExpire: license.does_not_expire || undefined,
      }),
    ),
    skills: document.skills.map((name) => ({ name })),
    languages: document.languages.map(({ language, proficiency }) => filled({ language, fluency: proficiency })),
  };
}

/** Converts a JSON Resume to our format. @returns also the paths of data that we have no field for */
export function fromJsonResume(given: JsonResume): { document: ResumeDocument; left_out: string[] } {
  const { basics = {}, work, education, certificates, skills, languages } = given;
  const name = nameIn(basics?.name ?? '');
  const profiles = (basics?.profiles ?? []).filter(({ url }) => url);
  const document = resumeDocument.parse({
    basic_info: {
      first_name: basics?.firstName ?? name.first,
      last_name: basics?.lastName ?? name.last,
      headline: basics?.label ?? '',
      email: basics?.email ?? '',
      phone_num: basics?.phone ?? '',
      current_location: [basics?.location?.city, basics?.location?.region, countryIn(basics?.location?.countryCode)].filter((part) => part).join(', '),
      date_of_birth: basics?.dateOfBirth?.length === 10 ? basics.dateOfBirth : null,
      nationality: basics?.nationality ?? '',
      career_summary: basics?.summary ?? '',
    },
    work_experiences: (work ?? []).map((each) => ({
      job_title: each.position ?? '',
      company_name: each.name ?? '',
      industry: each.industry ?? '',
      start_date: month(each.startDate),
      end_date: month(each.endDate),
      is_present: each.isCurrent ?? isOpen(each.startDate, each.endDate),
      description: [each.summary ?? '', ...(each.highlights ?? []).map((point) => `- ${point}`)].filter((line) => line !== '').join('\n'),
    })),
    educations: (education ?? []).map((each) => ({
      school_name: each.institution ?? '',
      education_level: each.studyType ?? '',
      field_of_study: each.area ?? '',
      start_date: month(each.startDate),
      end_date: month(each.endDate),
      is_attending: each.isCurrent ?? false,
      description: each.description ?? '',
    })),
    license_certifications: (certificates ?? []).map((each) => ({
      name: each.name ?? '',
      issuing_organisation: each.issuer ?? '',
      credential_id: each.credentialId ?? '',
      credential_url: each.url ?? '',
      issue_date: month(each.date),
      expiry_date: month(each.expiryDate),
      does_not_expire: each.doesNotExpire ?? false,
    })),
    skills: [...new Set((skills ?? []).flatMap((skill) => [skill.name, ...(skill.keywords ?? [])]).filter((text) => text?.trim()))],
    languages: (languages ?? []).map((each) => ({ language: each.language ?? '', proficiency: each.fluency ?? '' })),
    websites: [
      ...(basics?.url ? [{ url: basics.url }] : []),
      ...profiles.map((each) => ({ url: each.url ?? '', display_name: each.network ?? '', description: each.description ?? '' })),
    ],
  });
  return { document, left_out: leftOut(given) };
}

const KNOWN: Record<string, readonly string[]> = {
  basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles', 'firstName', 'lastName', 'dateOfBirth', 'nationality'],
  'basics.location': ['city', 'region', 'countryCode'],
  'basics.profiles': ['network', 'url', 'description'],
  work: ['name', 'position', 'startDate', 'endDate', 'summary', 'highlights', 'industry', 'isCurrent'],
  education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'description', 'isCurrent'],
  certificates: ['name', 'date', 'issuer', 'url', 'credentialId', 'expiryDate', 'doesNotExpire'],
  skills: ['name', 'keywords'],
  languages: ['language', 'fluency'],
};
const ABOUT_THE_FILE = new Set(['$schema', 'meta']);

/** The paths, without indexes and duplicates, that contain data for which the profile has no field. */
function leftOut(given: JsonResume): string[] {
  const found = new Set<string>();
  const look = (value: unknown, path: string) => {
    if (Array.isArray(value)) return value.forEach((each) => look(each, path));
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      const isEmpty = inner === null || inner === '' || (Array.isArray(inner) && inner.length === 0);
      if (isEmpty || (path === '' && ABOUT_THE_FILE.has(key))) continue;
      if (KNOWN[at]) look(inner, at);
      else if (!KNOWN[path]?.includes(key)) found.add(at);
    }
    return undefined;
  };
  look(given, '');
  return [...found].sort();
}

/** Splits off list items at the end of a description, which are JSON Resume's highlights. Any other list stays in the text. */
function split(description: string): { summary: string; highlights?: string[] } {
  const lines = description.split('\n');
  const from = lines.findIndex((line) => line.startsWith('- '));
  const points = from < 0 ? [] : lines.slice(from);
  const isClean = points.length > 0 && points.every((line) => /^- \S/.test(line)) && lines.slice(0, from).every((line) => line !== '');
  return isClean ? { summary: lines.slice(0, from).join('\n'), highlights: points.map((line) => line.slice(2)) } : { summary: description };
}

/** The last word is the family name. In Chinese and Japanese scripts, it's the first character. */
function nameIn(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/);
  if (words.length > 1) return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
  return /^\p{Script=Han}{2,4}$/u.test(name) ? { first: name.slice(1), last: name.slice(0, 1) } : { first: name.trim(), last: '' };
}

const month = (date: string | null | undefined) => (date ? date.slice(0, 7) : null);
const isOpen = (start: string | null | undefined, end: string | null | undefined) => Boolean(start) && !end;

function countryIn(code: string | null | undefined): string {
  return code && /^[A-Za-z]{2}$/.test(code) ? (new Intl.DisplayNames(['en'], { type: 'region' }).of(code.toUpperCase()) ?? '') : (code ?? '');
}

/** Removes missing values. */
function filled<T extends object>(record: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '' && value !== null && value !== undefined)) as never;
}
