import { jsonResume } from '../../contract/json-resume.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Found, FoundContent } from '../../contract/resume-sync.ts';
import { SPOKEN } from '../../contract/profile-lists.ts';
import { fromJsonResume } from '../resume-templates/json-resume.ts';
import { ATTACHED } from '../resume-templates/pdf-canvas.ts';
import { fold, type Columns } from './layout/line.ts';
import { languageIn, proficiencyIn } from './words/spoken-languages.ts';

const MOST_BYTES = 1024 * 1024;

/** The part of pdf.js's document with its attachments. */
export interface Attachments {
  getAttachments(): Promise<Map<string, { filename: string }> | null>;
  getAttachmentContent(id: string): Promise<Uint8Array | null>;
}

/** The resume a PDF contains as data, JSON Resume in `resume.json`, as our own templates write it. Null if there is none that can be understood. */
export async function embeddedResume(pdf: Attachments): Promise<ResumeDocument | null> {
  try {
    for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
      const content = filename === ATTACHED ? await pdf.getAttachmentContent(id) : null;
      if (!content || content.length > MOST_BYTES) continue;
      return fromJsonResume(jsonResume.parse(JSON.parse(new TextDecoder().decode(content)))).document;
    }
  } catch {
    // Invalid data is no reason not to read the text.
  }
  return null;
}

/** That resume as found content. What doesn't occur in the visible text is less certain: the text may have been changed since. */
export function contentOfDocument(document: ResumeDocument, columns: Columns): FoundContent {
  const lines = columns.flat();
  const folded = lines.map((line) => fold(line.text));
  const found = <T>(value: T, ...said: string[]): Found<T> => {
    const words = said.map((text) => fold(text).slice(0, 40)).filter((text) => text !== '');
    const own = lines.filter((_, index) => words.some((text) => folded[index]?.includes(text)));
    return { value, confidence: own.length > 0 ? 1 : 0.6, lines: own.slice(0, 4).map(({ page, text }) => ({ page, text })) };
  };
  const text = (value: string): Found<string> | null => (value === '' ? null : found(value, value));
  const { basic_info: person } = document;
  return {
    basic_info: {
      first_name: text(person.first_name),
      last_name: text(person.last_name),
      headline: text(person.headline),
      email: text(person.email),
      phone_num: text(person.phone_num),
      current_location: text(person.current_location),
      career_summary: text(person.career_summary),
    },
    work_experiences: document.work_experiences.map((work) => found(work, work.job_title, work.company_name)),
    educations: document.educations.map((education) => found(education, education.school_name, education.education_level)),
    skills: document.skills.map((skill) => found(skill, skill)),
    languages: document.languages.map(({ language, proficiency }) => {
      const code = languageIn(language)?.code ?? '';
      return found({ name: language, language: SPOKEN.includes(code) ? code : null, proficiency: proficiencyIn(proficiency) }, language);
    }),
    license_certifications: document.license_certifications.map((license) => found(license, license.name)),
    websites: document.websites.map((website) => found(website, website.url, website.display_name)),
    unread: [],
  };
}
