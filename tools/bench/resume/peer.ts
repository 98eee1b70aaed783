import type { Answer } from './score.ts';

const HEADINGS: Record<string, RegExp> = {
  work: /^(work |professional |employment )?(experience|history|employment)s?:?$/i,
  education: /^education:?$/i,
  skills: /^(technical |key |computer )?skills:?$/i,
  other: /^(summary|profile|objective|projects|certifications|languages|awards|honors|references|interests|publications|volunteer.*)\s*:?$/i,
};
const DATES = /((?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d)(?:\s*(?:-|–|—|to)\s*((?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d|present|current))?/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The obvious first attempt at a reader: the text line by line, and a regular expression for each field. It ignores positions and styles. It exists only to be
 * compared with the reader.
 */
export function readPlainly(text: string): Answer {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean);
  const answer: Answer = {
    name: lines[0] ?? '',
    email: /[\w.+-]+@[\w-]+\.[\w.]+/.exec(text)?.[0] ?? '',
    phone: /(\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/.exec(text)?.[0] ?? '',
    work: [],
    education: [],
    skills: [],
  };
  let section = 'other';
  for (const [index, line] of lines.entries()) {
    const heading = Object.entries(HEADINGS).find(([, pattern]) => pattern.test(line))?.[0];
    if (heading) section = heading;
    else if (section === 'work') addWork(answer, line, lines[index + 1] ?? '');
    else if (section === 'education') addEducation(answer, line);
    else if (section === 'skills') answer.skills.push(...line.replace(/^[•*-]\s*|^[^:]*:\s*/g, '').split(/[,;|]/).map((skill) => skill.trim()).filter(Boolean));
  }
  return answer;
}

function addWork(answer: Answer, line: string, next: string): void {
  const match = DATES.exec(line);
  if (!match || /^[•*-]/.test(line)) return;
  const [first = '', second = ''] = line.replace(match[0], '').split(/\s+[|–—-]\s+|,\s+|\s{2,}| at /);
  answer.work.push({ title: first, company: second || next, start: iso(match[1]), end: /present|current/i.test(match[2] ?? '') ? null : iso(match[2]) });
}

function addEducation(answer: Answer, line: string): void {
  const last = answer.education.at(-1);
  const match = DATES.exec(line);
  const bare = line.replace(DATES, '').trim();
  const isSchool = /university|college|school|institute/i.test(bare);
  const isDegree = /bachelor|master|ph\.?d|b\.?s|m\.?s|diploma/i.test(bare);
  const record = last && !(isSchool && last.school) && !(isDegree && last.degree) ? last : { school: '', degree: '', start: null, end: null };
  if (isSchool) record.school = bare;
  else if (isDegree) record.degree = bare;
  if (match) [record.start, record.end] = match[2] ? [iso(match[1]), iso(match[2])] : [record.start, iso(match[1])];
  if (record !== last && (isSchool || isDegree)) answer.education.push(record);
}

/** Start and end of a range in English: "May 2019 - Present". A single date is the end. No end means that it's current. */
export function rangeOf(text: string): { start: string | null; end: string | null } {
  const match = DATES.exec(text);
  if (!match) return { start: null, end: null };
  if (!match[2]) return { start: null, end: iso(match[1]) };
  return { start: iso(match[1]), end: /present|current/i.test(match[2]) ? null : iso(match[2]) };
}

function iso(text: string | undefined): string | null {
  const year = /(19|20)\d\d/.exec(text ?? '')?.[0];
  const month = MONTHS.findIndex((name) => text?.toLowerCase().startsWith(name)) + 1;
  return year ? (month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year) : null;
}
