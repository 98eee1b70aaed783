import type { Found, FoundContent, UnreadSection } from '../../contract/resume-sync.ts';
import { isDate } from './dates.ts';
import { fold, withoutBullet } from './layout/line.ts';
import type { Section } from './sections.ts';
import { isLocation } from './words/places.ts';

const SECTIONS: Partial<Record<Section['kind'], UnreadSection>> = { work: 'workExperience', education: 'education', skills: 'skill' };
/** Fewer words among skills are the name of a group. */
const LEAST_WORDS = 3;
const MOST = 40;

/**
 * The lines of work, education, and skills that became part of nothing, with neighboring lines together. Lines with only a date or a place are left
 * out.
 */
export function unreadOf(sections: readonly Section[], content: Omit<FoundContent, 'unread'>): FoundContent['unread'] {
  const known = ` ${textsIn(content).map(fold).join(' ')} `;
  const unread: FoundContent['unread'] = [];
  for (const { kind, lines } of sections) {
    const section = SECTIONS[kind];
    if (!section) continue;
    let isOpen = false;
    for (const line of lines) {
      const isRead = line.cells.every(({ text }) => isKnown(text, known)) || (section === 'skill' && fold(line.text).split(' ').length < LEAST_WORDS);
      const own = { page: line.page, text: withoutBullet(line.text) };
      const last = unread.at(-1);
      if (!isRead && isOpen && last) last.lines.push(own);
      else if (!isRead && unread.length < MOST) unread.push({ section, lines: [own] });
      isOpen = !isRead;
    }
  }
  return unread;
}

/** Every text in records, or from which they were read. */
function textsIn({ work_experiences: works, educations, skills, languages, license_certifications: certifications }: Omit<FoundContent, 'unread'>): string[] {
  const sources = ({ lines }: Found<unknown>) => lines.map(({ text }) => text);
  return [
    ...[...works, ...educations].flatMap((one) => [...sources(one), one.value.description]),
    ...[...skills, ...languages, ...certifications].flatMap(sources),
  ];
}

function isKnown(text: string, known: string): boolean {
  const bare = withoutBullet(text);
  return !/\p{L}{2}|\p{Script=Han}/u.test(bare) || isDate(bare) || isLocation(bare) || known.includes(` ${fold(bare)} `);
}
