import type { Random } from '../random.ts';
import type { Resume, SkillGroup } from '../resume.ts';

/** A section as lines; one without a heading hangs on what stands above it. */
export interface Lines {
  heading: string | null;
  lines: readonly string[];
}

/** What else a resume says: some of languages, certificates, projects, interests and references, in an order of its own. */
export function extras(resume: Resume, random: Random, most = 3): Lines[] {
  const { headings } = resume.words;
  const colon = random.pick([' – ', ': ', ' (']);
  const named = (label: string, value: string) => `${label}${colon}${value}${colon === ' (' ? ')' : ''}`;
  const sections: Lines[] = [
    {
      heading: headings.languages,
      lines: random.chance(0.5)
        ? resume.languages.map(({ label, value }) => named(label, value))
        : [resume.languages.map(({ label, value }) => `${label} (${value})`).join(', ')],
    },
    { heading: headings.certificates, lines: resume.certificates.map(({ text, date }) => (random.chance(0.6) ? `${text}, ${date}` : text)) },
    { heading: headings.projects, lines: resume.projects.map(({ name, text }) => `${name} – ${text}`) },
    { heading: headings.interests, lines: [resume.interests.join(', ')] },
  ];
  const references: Lines = random.chance(0.5)
    ? {
        heading: headings.references,
        lines: random.chance(0.4)
          ? [resume.noReferences]
          : resume.references.flatMap(({ name, title, company, phone }) => [name, `${title}, ${company}`, phone]),
      }
    : { heading: null, lines: [/[:：]|^References /.test(resume.noReferences) ? resume.noReferences : `${headings.references}: ${resume.noReferences}`] };
  return [...random.some(sections, random.whole(1, most)), ...(random.chance(0.35) ? [references] : [])];
}

export type SkillStyle = 'groups' | 'line' | 'each' | 'levels';

/** Skills as lines: a line a group, all on one line, one a line, or each with how well it is known. */
export function skillLines(resume: Resume, random: Random, style: SkillStyle = random.pick(['groups', 'groups', 'line', 'each', 'levels'])): string[] {
  const all = resume.skills.flatMap(({ skills }) => skills);
  const comma = /^(zh|ja)/.test(resume.language)
    ? random.pick(['、', '、', ' / ', ', '])
    : resume.language === 'ar'
      ? '، '
      : random.pick([', ', ', ', ' • ', ' | ', '; ', ' · ']);
  const colon = /^(zh|ja)/.test(resume.language) ? '：' : ': ';
  if (style === 'groups') return resume.skills.map((group: SkillGroup) => `${group.name}${colon}${group.skills.join(comma)}`);
  if (style === 'line') return [all.join(comma)];
  if (style === 'each') return all;
  const levels = LEVELS[resume.language] ?? LEVELS['en'] ?? [];
  return all.map((skill) => `${skill} (${random.pick(levels)})`);
}

const LEVELS: Record<string, readonly string[]> = {
  en: ['Advanced', 'Intermediate', 'Expert', 'Beginner'],
  es: ['Avanzado', 'Intermedio', 'Básico'],
  'pt-BR': ['Avançado', 'Intermediário', 'Básico'],
  'zh-CN': ['熟练', '精通', '了解'],
  'zh-TW': ['熟練', '精通', '中等'],
  ja: ['上級', '中級', '実務経験3年'],
  id: ['Mahir', 'Menengah', 'Dasar'],
  ms: ['Mahir', 'Sederhana', 'Asas'],
  tr: ['İleri', 'Orta', 'Başlangıç'],
  ar: ['متقدم', 'متوسط', 'مبتدئ'],
};

/** How one reaches the person, in an order of its own; email and phone are always there. */
export function contacts(resume: Resume, random: Random): string[] {
  return random.some([resume.email, resume.phone, random.chance(0.5) ? resume.city : resume.address, ...resume.links], 9);
}
