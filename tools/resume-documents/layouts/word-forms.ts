import type { Markup, Part } from '../markup.ts';
import { CHINA, TAIWAN } from '../people/chinese.ts';
import { MALAYSIA, PHILIPPINES } from '../people/english.ts';
import { JAPAN } from '../people/japanese.ts';
import { BRAZIL } from '../people/latin-america.ts';
import { INDONESIA, MALAY } from '../people/malay-archipelago.ts';
import { EMIRATES, TURKEY } from '../people/middle-east.ts';
import { contacts, skillLines } from './content.ts';
import type { Family } from './family.ts';
import { paragraph, run, table, wordDocument } from './ooxml.ts';

const dotted = (points: readonly string[]): Markup[] => points.map((point) => paragraph(point, { bullet: true }));
const plain = (lines: readonly string[]): Markup[] => lines.map((line) => paragraph(line));

/** Forms and lists of labels as they are filled in with Word in Asia, Latin America and the Middle East. */
export const WORD_FORMS: readonly Family[] = [
  {
    id: 'word-filled-form',
    people: [CHINA, JAPAN, TAIWAN],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const pairs: [string, string][] = [
        [labels.name, resume.name],
        [labels.phone, resume.phone],
        ...resume.facts.map(({ label, value }): [string, string] => [label, value]),
        [labels.email, resume.email],
        [labels.address, resume.address],
      ];
      const cells = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, index) =>
        pairs.slice(index * 2, index * 2 + 2).flatMap(([label, value]): Part[] => [paragraph(run(label, { bold: true })), paragraph(value)]),
      );
      const wide = (heading: string, body: Part) => [paragraph(run(heading, { bold: true })), body];
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(labels.resume, { bold: true, size: 36 }), { align: 'center' }),
          table(cells, [1500, 3300, 1500, 3300], true),
          table(
            [
              wide(
                headings.education,
                resume.education.map((school) => paragraph(`${school.dates}　${school.school}　${school.study}`)),
              ),
              wide(
                headings.work,
                resume.work.flatMap((job) => [paragraph(`${job.dates}　${job.company}　${job.title}`), ...plain(job.points)]),
              ),
              wide(headings.skills, plain(skillLines(resume, random, 'groups'))),
              wide(headings.profile, paragraph(resume.summary)),
            ],
            [1500, 8100],
            true,
          ),
        ],
        { also: ['pdf', 'doc'] },
      );
    },
  },
  {
    id: 'word-label-tab-colon',
    people: [INDONESIA, MALAY, PHILIPPINES, MALAYSIA],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const heading = (text: string) => paragraph(run(text.toUpperCase(), { bold: true }), { before: 200 });
      const pair = (label: string, value: string) => paragraph(`${label}\t: ${value}`, { tabs: [2800] });
      const facts = [
        [labels.name, resume.name],
        ...resume.facts.map(({ label, value }) => [label, value]),
        [labels.address, resume.address],
        [labels.phone, resume.phone],
        [labels.email, resume.email],
      ];
      const jobs = resume.work.flatMap((job) => [
        pair(labels.company, job.company),
        pair(labels.position, job.title),
        pair(labels.period, job.dates),
        ...dotted(job.points),
        paragraph(''),
      ]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(labels.resume, { bold: true, size: 30 }), { align: 'center' }),
          heading(headings.personal),
          facts.map(([label = '', value = '']) => pair(label, value)),
          heading(headings.education),
          resume.education.map((school) => paragraph(`${school.dates}\t: ${school.school}${school.study && `, ${school.study}`}`, { tabs: [2800] })),
          heading(headings.work),
          jobs,
          heading(headings.skills),
          dotted(skillLines(resume, random, random.pick(['each', 'line']))),
        ],
        { also: ['pdf', 'doc'] },
      );
    },
  },
  {
    id: 'word-company-dates-below',
    people: [TURKEY, BRAZIL, EMIRATES, CHINA],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const heading = (text: string) => paragraph(text, { style: 'Heading1' });
      const jobs = resume.work.flatMap((job) => [
        paragraph(run(job.company, { bold: true }), { before: 100 }),
        paragraph(run(job.title, { italic: true })),
        paragraph(`${job.dates}, ${job.city}`),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [paragraph(run(school.school, { bold: true })), paragraph(school.study), paragraph(school.dates)]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(resume.name, { bold: true, size: 36 })),
          plain([`${labels.phone}: ${resume.phone}`, `${labels.email}: ${resume.email}`, `${labels.address}: ${resume.address}`]),
          heading(headings.profile),
          paragraph(resume.summary),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          dotted(skillLines(resume, random)),
          heading(headings.languages),
          plain(resume.languages.map(({ label, value }) => `${label}: ${value}`)),
        ],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-dates-tab-company-tab-title',
    people: [CHINA, TAIWAN, JAPAN, EMIRATES],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(run(text, { bold: true, size: 26 }), { border: true, before: 200 });
      const line = (dates: string, where: string, what: string) =>
        paragraph([run(`${dates}\t`), run(where, { bold: true }), run(`\t${what}`)], { tabs: [2700, 6600] });
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(resume.name, { bold: true, size: 40 }), { align: 'center' }),
          paragraph(contacts(resume, random).join(' | '), { align: 'center' }),
          heading(headings.education),
          resume.education.map((school) => line(school.dates, school.school, school.study)),
          heading(headings.work),
          resume.work.flatMap((job) => [line(job.dates, job.company, job.title), ...dotted(job.points)]),
          heading(headings.skills),
          plain(skillLines(resume, random)),
        ],
        { also: ['pdf'] },
      );
    },
  },
];
