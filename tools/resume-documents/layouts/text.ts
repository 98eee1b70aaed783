import { MALAYSIA, PHILIPPINES, SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family } from './family.ts';

/** Text at most `width` letters wide, later lines indented like the first one's text. */
function wrapped(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= width) {
      lines.push(line);
      line = indent;
    }
    line += (line.trim() === '' ? '' : ' ') + word;
  }
  return [...lines, line].join('\n');
}

/** Resumes pasted as plain text. */
export const TEXT: readonly Family[] = [
  {
    id: 'text-underlined',
    people: [UNITED_STATES, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => `\n${text.toUpperCase()}\n${'-'.repeat(text.length)}`;
      const jobs = resume.work.map(
        (job) => `${job.title}, ${job.company}, ${job.city}\n${job.dates}\n${job.points.map((point) => wrapped(`* ${point}`, 68, '  ')).join('\n')}\n`,
      );
      const schools = resume.education.map((school) => `${school.study}, ${school.school}\n${school.dates}\n`);
      return {
        producer: 'text',
        text: [
          resume.name.toUpperCase(),
          ...contacts(resume, random),
          heading(headings.profile),
          wrapped(resume.summary, 72),
          heading(headings.work),
          ...jobs,
          heading(headings.education),
          ...schools,
          heading(headings.skills),
          ...skillLines(resume, random),
        ].join('\n'),
      };
    },
  },
  {
    id: 'text-labels',
    people: [SINGAPORE, MALAYSIA, PHILIPPINES],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const jobs = resume.work.map(
        (job) =>
          `${labels.company}: ${job.company}\n${labels.position}: ${job.title}\n${labels.period}: ${job.dates}\n${labels.duties}:\n${job.points.map((point) => `- ${point}`).join('\n')}\n`,
      );
      const schools = resume.education.map(
        (school) => `${labels.school}: ${school.school}\n${labels.degree}: ${school.study}\n${labels.period}: ${school.dates}\n`,
      );
      return {
        producer: 'text',
        text: [
          labels.resume,
          '',
          `${labels.name}: ${resume.name}`,
          `${labels.phone}: ${resume.phone}`,
          `${labels.email}: ${resume.email}`,
          `${labels.address}: ${resume.address}`,
          ...resume.facts.map(({ label, value }) => `${label}: ${value}`),
          '',
          headings.work,
          '',
          ...jobs,
          headings.education,
          '',
          ...schools,
          headings.skills,
          ...skillLines(resume, random),
          ...extras(resume, random).flatMap(({ heading, lines }) => ['', ...(heading === null ? [] : [heading]), ...lines]),
        ].join('\n'),
      };
    },
  },
  {
    id: 'text-markdown',
    people: [UNITED_STATES, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => `### ${job.title} — ${job.company}\n*${job.dates}* | ${job.city}\n\n${job.points.map((point) => `- ${point}`).join('\n')}\n`,
      );
      const schools = resume.education.map((school) => `### ${school.school}\n${school.study}, ${school.dates}\n`);
      return {
        producer: 'text',
        text: [
          `# ${resume.name}`,
          '',
          contacts(resume, random).join(' · '),
          '',
          `## ${headings.work}`,
          '',
          ...jobs,
          `## ${headings.education}`,
          '',
          ...schools,
          `## ${headings.skills}`,
          '',
          ...skillLines(resume, random).map((line) => `- ${line}`),
        ].join('\n'),
      };
    },
  },
  {
    id: 'text-columns-of-spaces',
    people: [UNITED_STATES, PHILIPPINES],
    write: (resume, random) => {
      const { headings } = resume.words;
      const split = (left: string, right: string) => `${left}${' '.repeat(Math.max(3, 78 - left.length - right.length))}${right}`;
      const jobs = resume.work.map(
        (job) =>
          `${split(job.company, job.city)}\n${split(job.title, job.dates)}\n${job.points.map((point) => wrapped(`  o ${point}`, 74, '    ')).join('\n')}\n`,
      );
      const schools = resume.education.map((school) => `${split(school.school, school.city)}\n${split(school.study, school.dates)}\n`);
      return {
        producer: 'text',
        text: [
          ' '.repeat(Math.floor((78 - resume.name.length) / 2)) + resume.name,
          split(resume.phone, resume.email),
          '',
          headings.education,
          ...schools,
          headings.work,
          ...jobs,
          headings.skills,
          ...skillLines(resume, random, 'groups'),
        ].join('\n'),
      };
    },
  },
  {
    id: 'text-pasted-profile',
    people: [UNITED_STATES, SINGAPORE],
    wishes: { promotions: true, jobs: [3, 4] },
    write: (resume) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job, index) =>
          `${resume.work[index - 1]?.company === job.company ? '' : `${job.company}\n`}${job.title}\n${job.dates}\n${job.city}\n${job.points.join('\n')}\n`,
      );
      const schools = resume.education.map((school) => `${school.school}\n${school.study}\n${school.dates}\n`);
      return {
        producer: 'text',
        text: [
          resume.name,
          resume.headline,
          resume.city,
          resume.email,
          resume.phone,
          '',
          headings.profile,
          resume.summary,
          '',
          headings.work,
          ...jobs,
          headings.education,
          ...schools,
          headings.skills,
          ...resume.skills.flatMap(({ skills }) => skills),
        ].join('\n'),
      };
    },
  },
];
