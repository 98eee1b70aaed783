import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Words } from './words.ts';
import { dayOf, monthOf, periodOf } from './words.ts';

/** A job, school or license for display: what it is, where, when, and its description. */
export interface Entry {
  title: string;
  place: string;
  period: string;
  text: string;
  link: string;
}

const joined = (parts: readonly string[], by = ' · ') => parts.filter((part) => part !== '').join(by);

export function workOf({ work_experiences: all }: ResumeDocument, language: string): Entry[] {
  return all.map((work) => ({
    title: work.job_title,
    place: joined([work.company_name, work.industry]),
    period: periodOf(work.start_date, work.end_date, work.is_present, language),
    text: work.description,
    link: '',
  }));
}

export function educationOf({ educations: all }: ResumeDocument, language: string): Entry[] {
  return all.map((school) => ({
    title: school.school_name,
    place: joined([school.education_level, school.field_of_study], /^(zh|ja)/.test(language) ? ' ' : language === 'ar' ? '، ' : ', '),
    period: periodOf(school.start_date, school.end_date, school.is_attending, language),
    text: school.description,
    link: '',
  }));
}

export function licensesOf({ license_certifications: all }: ResumeDocument, language: string, words: Words): Entry[] {
  return all.map((license) => ({
    title: license.name,
    place: license.issuing_organisation,
    period: joined([
      license.issue_date ? `${words.issued} ${monthOf(license.issue_date, language)}` : '',
      license.does_not_expire ? words.noExpiry : license.expiry_date ? `${words.expires} ${monthOf(license.expiry_date, language)}` : '',
    ]),
    text: license.credential_id ? `${words.credential}: ${license.credential_id}` : '',
    link: license.credential_url,
  }));
}

/** The full name in the language's order: family name first in Chinese and Japanese if it's written in their script. */
export function nameOf({ basic_info: { first_name: first, last_name: last } }: ResumeDocument): string {
  const isHan = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(first + last);
  if (!isHan) return joined([first, last], ' ');
  return first.length + last.length > 4 || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first + last) ? joined([last, first], ' ') : last + first;
}

/** An address for display, without its scheme. The link contains it in full. */
export const shownAddress = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '');

/** Contact details with their labels. */
export function contactOf({ basic_info: basic }: ResumeDocument, words: Words): { label: string; text: string; link: string }[] {
  return [
    { label: words.email, text: basic.email, link: basic.email && `mailto:${basic.email}` },
    { label: words.phone, text: basic.phone_num, link: basic.phone_num && `tel:${basic.phone_num.replace(/[^\d+]/g, '')}` },
    { label: words.location, text: basic.current_location, link: '' },
  ].filter(({ text }) => text !== '');
}

/** Personal details that are expected in some countries and unwelcome in others. Only if the document contains them. */
export function personalOf({ basic_info: basic }: ResumeDocument, words: Words, language: string): { label: string; text: string }[] {
  return [
    { label: words.born, text: basic.date_of_birth ? dayOf(basic.date_of_birth, language) : '' },
    { label: words.nationality, text: basic.nationality },
  ].filter(({ text }) => text !== '');
}
