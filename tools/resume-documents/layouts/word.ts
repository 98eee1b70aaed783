import { markup, type Markup, type Part } from '../markup.ts';
import { PHILIPPINES, SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import type { Random } from '../random.ts';
import type { Resume } from '../resume.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family } from './family.ts';
import { control, paragraph, rectangle, run, table, textBox, wordDocument } from './ooxml.ts';
import { HOUR } from '../../../contract/durations.ts';

const RIGHT = -9638;
const dotted = (points: readonly string[]): Markup[] => points.map((point) => paragraph(point, { bullet: true }));
const plain = (lines: readonly string[]): Markup[] => lines.map((line) => paragraph(line));
/** What else there is, under headings of one look. */
const others = (resume: Resume, random: Random, heading: (text: string) => Markup, most = 3): Markup[] =>
  extras(resume, random, most).flatMap(({ heading: text, lines }) => [...(text === null ? [] : [heading(text)]), ...plain(lines)]);

/** Documents as people make them in Word: with tab stops, tables, text boxes, page headers, content controls and styles, or with none of these. */
export const WORD: readonly Family[] = [
  {
    id: 'word-tab-stops',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(run(text, { bold: true, caps: true }), { border: true, before: 200 });
      const titleFirst = random.chance(0.5);
      const jobs = resume.work.flatMap((job) => [
        paragraph([run(titleFirst ? job.title : job.company, { bold: true }), run(`\t${job.dates}`)], { tabs: [RIGHT] }),
        paragraph([run(titleFirst ? job.company : job.title, { italic: true }), run(`\t${job.city}`)], { tabs: [RIGHT] }),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [
        paragraph([run(school.school, { bold: true }), run(`\t${school.dates}`)], { tabs: [RIGHT] }),
        paragraph(school.study),
      ]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(resume.name, { bold: true, size: 36 }), { align: 'center' }),
          paragraph(contacts(resume, random).join(' | '), { align: 'center' }),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          plain(skillLines(resume, random)),
          others(resume, random, heading),
        ],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-title-field-tab-dates',
    people: [UNITED_STATES, UNITED_STATES],
    wishes: { specialties: ['Retail and Leisure', 'Bridges and Tunnels', 'Data and Reporting', 'Intensive Care', 'Public Sector and Schools'] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(text, { style: 'Heading1' });
      const jobs = resume.work.flatMap((job) => [
        paragraph([run(`${job.title} – ${job.specialty}`, { bold: true }), run(`\t${job.dates}`)], { tabs: [RIGHT] }),
        paragraph(`${job.company}, ${job.city}`),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [
        paragraph([run(school.study, { bold: true }), run(`\t${school.dates}`)], { tabs: [RIGHT] }),
        paragraph(school.school),
      ]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(resume.name, { style: 'Title' }),
          paragraph(`${resume.city} • ${resume.phone} • ${resume.email}`),
          heading(headings.profile),
          paragraph(resume.summary),
          heading(headings.skills),
          plain(skillLines(resume, random, 'groups')),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          others(resume, random, heading),
        ],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-table-dates-left',
    people: [UNITED_KINGDOM, SINGAPORE],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const heading = (text: string) => paragraph(run(text, { bold: true, color: '2E74B5', size: 26 }), { before: 200 });
      const facts = [
        [labels.name, resume.name],
        [labels.address, resume.address],
        [labels.phone, resume.phone],
        [labels.email, resume.email],
        ...resume.facts.map(({ label, value }) => [label, value]),
      ];
      const jobs = table(
        resume.work.map((job) => [
          paragraph(job.dates),
          [paragraph(run(job.title, { bold: true })), paragraph(`${job.company}, ${job.city}`), ...dotted(job.points)],
        ]),
        [2600, 7000],
      );
      const schools = table(
        resume.education.map((school) => [paragraph(school.dates), [paragraph(run(school.study, { bold: true })), paragraph(school.school)]]),
        [2600, 7000],
      );
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(labels.resume, { bold: true, size: 40 })),
          heading(headings.personal),
          table(
            facts.map(([label = '', value = '']) => [paragraph(label), paragraph(value)]),
            [2600, 7000],
          ),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          dotted(skillLines(resume, random)),
          others(resume, random, heading),
        ],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-table-sidebar',
    people: [UNITED_STATES, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(text, { style: 'Heading1' });
      const side = [
        paragraph(run(headings.personal, { bold: true })),
        ...plain(contacts(resume, random)),
        heading(headings.skills),
        ...plain(skillLines(resume, random, 'each')),
        heading(headings.languages),
        ...plain(resume.languages.map(({ label, value }) => `${label}: ${value}`)),
      ];
      const main = [
        paragraph(resume.name, { style: 'Title' }),
        paragraph(resume.headline, { style: 'Subtitle' }),
        paragraph(resume.summary),
        heading(headings.work),
        ...resume.work.flatMap((job) => [paragraph(`${job.title}, ${job.company}`, { style: 'Heading2' }), paragraph(job.dates), ...dotted(job.points)]),
        heading(headings.education),
        ...resume.education.flatMap((school) => [paragraph(school.school, { style: 'Heading2' }), paragraph(school.study), paragraph(school.dates)]),
      ];
      return wordDocument(resume, random, table([[side, main]], [3000, 6600]), { also: ['pdf'] });
    },
  },
  {
    id: 'word-text-boxes',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(run(text, { bold: true, size: 26 }), { border: true, before: 200 });
      const box = textBox(
        contacts(resume, random).map((contact) => paragraph(contact)),
        11,
        [4_500_000, 400_000, 2_600_000, 1_300_000],
      );
      const name = textBox([paragraph(run(resume.name, { bold: true, size: 44 })), paragraph(resume.headline)], 12, [720_000, 400_000, HOUR, 1_300_000]);
      const jobs = resume.work.flatMap((job) => [
        paragraph([run(job.company, { bold: true }), run(` – ${job.city}`)], { before: 80 }),
        paragraph([run(job.title, { italic: true }), run(` (${job.dates})`)]),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [paragraph(run(school.school, { bold: true })), paragraph(`${school.study} (${school.dates})`)]);
      return wordDocument(resume, random, [
        paragraph([rectangle(10, [0, 0, 7_772_400, 1_900_000], 'DDE6F0'), name, box]),
        ...Array.from({ length: 6 }, () => paragraph('')),
        heading(headings.work),
        jobs,
        heading(headings.education),
        schools,
        heading(headings.skills),
        dotted(skillLines(resume, random)),
        others(resume, random, heading),
      ]);
    },
  },
  {
    id: 'word-header-with-drawings',
    people: [UNITED_STATES, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(text, { style: 'Heading1' });
      const header = [
        paragraph([
          rectangle(21, [0, 180_000, 7_772_400, 91_440], '1F3A5F'),
          rectangle(22, [6_858_000, 5_551_230, 914_400, 182_880], '2E74B5'),
          run(resume.name, { bold: true, size: 40 }),
        ]),
        paragraph(contacts(resume, random).join(' | ')),
      ];
      const jobs = resume.work.flatMap((job) => [paragraph([run(job.title, { bold: true }), run(` | ${job.company} | ${job.dates}`)]), ...dotted(job.points)]);
      const schools = resume.education.flatMap((school) => [paragraph([run(school.study, { bold: true }), run(` | ${school.school} | ${school.dates}`)])]);
      return wordDocument(
        resume,
        random,
        [
          heading(headings.profile),
          paragraph(resume.summary),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          plain(skillLines(resume, random)),
          others(resume, random, heading),
        ],
        { header, footer: paragraph(`${resume.name} – 1`, { align: 'center' }), also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-content-controls',
    people: [UNITED_STATES, UNITED_STATES],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => control('heading', paragraph(text, { style: 'Heading1' }));
      const inline = (tag: string, text: string) => control(tag, run(text), false);
      const jobs = control(
        'experience',
        resume.work.map((job) =>
          control('job', [
            paragraph([inline('title', job.title), run(' | '), inline('company', job.company), run(' | '), inline('dates', job.dates)], { style: 'Heading2' }),
            ...job.points.map((point) => control('duty', paragraph(point, { style: 'ListBullet' }))),
          ]),
        ),
      );
      const schools = resume.education.map((school) =>
        control('school', [
          paragraph([inline('degree', school.study), run(' | '), inline('date', school.dates), run(' | '), inline('schoolName', school.school)], {
            style: 'Heading2',
          }),
        ]),
      );
      return wordDocument(resume, random, [
        control('name', paragraph(resume.name, { style: 'Title' })),
        paragraph([inline('address', resume.city), run(' | '), inline('telephone', resume.phone), run(' | '), inline('email', resume.email)]),
        heading(headings.profile),
        control('objective', paragraph(resume.summary)),
        heading(headings.education),
        schools,
        heading(headings.skills),
        control(
          'skills',
          skillLines(resume, random).map((line) => paragraph(line, { style: 'ListBullet' })),
        ),
        heading(headings.work),
        jobs,
      ]);
    },
  },
  {
    id: 'word-styles-only',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(text, { style: 'Heading1' });
      const jobs = resume.work.flatMap((job) => [
        paragraph(job.company, { style: 'Heading2' }),
        paragraph(`${job.title}, ${job.dates}`, { style: 'Heading3' }),
        ...job.points.map((point) => paragraph(point, { style: 'ListBullet' })),
      ]);
      const schools = resume.education.flatMap((school) => [
        paragraph(school.school, { style: 'Heading2' }),
        paragraph(`${school.study}, ${school.dates}`, { style: 'Heading3' }),
      ]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(resume.name, { style: 'Title' }),
          paragraph(contacts(resume, random).join(' · '), { style: 'Subtitle' }),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          resume.skills.flatMap(({ name, skills }) => [paragraph(name, { style: 'Heading2' }), paragraph(skills.join(', '))]),
          others(resume, random, heading),
        ],
        { also: ['pdf', 'doc'] },
      );
    },
  },
  {
    id: 'word-typed-like-a-typewriter',
    people: [PHILIPPINES, UNITED_STATES],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const heading = (text: string) => paragraph(run(`${text.toUpperCase()}:`, { bold: true }), { before: 160 });
      const jobs = resume.work.flatMap((job) => [
        paragraph(`${job.dates}\t\t${job.title}\n\t\t\t${job.company}\n\t\t\t${job.city}`),
        ...job.points.map((point) => paragraph(`\t\t\t- ${point}`)),
      ]);
      const schools = resume.education.map((school) => paragraph(`${school.dates}\t\t${school.study}\n\t\t\t${school.school}`));
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(`${resume.name}\n`, { bold: true, size: 32 })),
          paragraph(`${resume.address}\n${labels.phone}: ${resume.phone}\n${labels.email}: ${resume.email}`),
          heading(headings.profile),
          paragraph(`\t${resume.summary}`),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          resume.skills.flatMap(({ skills }) => skills).map((skill) => paragraph(`\t- ${skill}`)),
          heading(headings.personal),
          resume.facts.map(({ label, value }) => paragraph(`${label}\t\t:\t${value}`)),
          others(resume, random, heading, 1),
        ],
        { also: ['pdf', 'doc'] },
      );
    },
  },
  {
    id: 'word-two-jobs-beside',
    people: [UNITED_STATES, UNITED_KINGDOM],
    wishes: { jobs: [2, 4] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(run(text, { bold: true, size: 28 }), { before: 200 });
      const job = (at: number): Part => {
        const one = resume.work[at];
        return one
          ? [paragraph(run(one.title, { bold: true })), paragraph(one.company), paragraph(run(one.dates, { italic: true })), ...dotted(one.points.slice(0, 3))]
          : false;
      };
      const rows = Array.from({ length: Math.ceil(resume.work.length / 2) }, (_, index) => [job(index * 2), job(index * 2 + 1)]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(resume.name, { style: 'Title' }),
          paragraph(contacts(resume, random).join(' | ')),
          heading(headings.work),
          table(rows, [4800, 4800]),
          heading(headings.education),
          table(
            [resume.education.map((school) => [paragraph(run(school.school, { bold: true })), paragraph(school.study), paragraph(school.dates)])],
            resume.education.map(() => Math.floor(9600 / resume.education.length)),
          ),
          heading(headings.skills),
          plain(skillLines(resume, random, 'groups')),
        ],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-headings-in-left-cell',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string | null) => paragraph(run(text ?? '', { bold: true, caps: true, color: '1F3A5F' }));
      const jobs = resume.work.flatMap((job) => [
        paragraph([run(job.company, { bold: true }), run(`\t${job.dates}`)], { tabs: [-7300] }),
        paragraph(run(job.title, { italic: true })),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [
        paragraph([run(school.school, { bold: true }), run(`\t${school.dates}`)], { tabs: [-7300] }),
        paragraph(school.study),
      ]);
      const rows = [
        [heading(headings.profile), paragraph(resume.summary)],
        [heading(headings.work), jobs],
        [heading(headings.education), schools],
        [heading(headings.skills), plain(skillLines(resume, random))],
        ...extras(resume, random, 2).map(({ heading: text, lines }) => [heading(text), plain(lines)]),
      ];
      return wordDocument(
        resume,
        random,
        [paragraph(run(resume.name, { bold: true, size: 40 })), paragraph(`${resume.phone} | ${resume.email} | ${resume.city}`), table(rows, [2200, 7400])],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-page-columns',
    people: [UNITED_STATES],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(text, { style: 'Heading1' });
      const jobs = resume.work.flatMap((job) => [
        paragraph(run(job.title, { bold: true })),
        paragraph(job.company),
        paragraph(job.dates),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [paragraph(run(school.study, { bold: true })), paragraph(school.school), paragraph(school.dates)]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(resume.name, { style: 'Title' }),
          plain(contacts(resume, random)),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          plain(skillLines(resume, random, 'each')),
          others(resume, random, heading),
        ],
        { columns: 2, also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-letters-apart',
    people: [UNITED_STATES, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings } = resume.words;
      const spaced = (text: string) =>
        text
          .toUpperCase()
          .split(' ')
          .map((word) => [...word].join(' '))
          .join('   ');
      const heading = (text: string) =>
        paragraph(run(random.chance(0.5) ? spaced(text) : text.toUpperCase(), { bold: true, spacing: 40 }), { align: 'center', before: 200 });
      const jobs = resume.work.flatMap((job) => [
        paragraph([run(job.company, { bold: true }), run(`, ${job.city}\t${job.dates}`)], { tabs: [RIGHT] }),
        paragraph(run(job.title, { italic: true })),
        ...dotted(job.points),
      ]);
      const schools = resume.education.map((school) => paragraph(`${school.study}, ${school.school}\t${school.dates}`, { tabs: [RIGHT] }));
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(spaced(resume.name), { size: 40 }), { align: 'center' }),
          paragraph(contacts(resume, random).join(' | '), { align: 'center' }),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          plain(skillLines(resume, random)),
        ],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-tracked-changes',
    people: [UNITED_STATES, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(text, { style: 'Heading1' });
      const deleted = (text: string) =>
        markup`<w:del w:id="7" w:author="Editor" w:date="2025-01-05T10:00:00Z"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
      const inserted = (text: string) => markup`<w:ins w:id="8" w:author="Editor" w:date="2025-01-05T10:00:00Z">${run(text)}</w:ins>`;
      const jobs = resume.work.flatMap((job, index) => [
        paragraph(index === 0 ? [deleted('Assistant Something'), inserted(job.title), run(`, ${job.company}`)] : `${job.title}, ${job.company}`, {
          style: 'Heading2',
        }),
        paragraph(`${job.dates} | ${job.city}`),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [paragraph(school.school, { style: 'Heading2' }), paragraph(`${school.study} | ${school.dates}`)]);
      return wordDocument(resume, random, [
        paragraph(resume.name, { style: 'Title' }),
        paragraph([run(`${resume.phone} | `), deleted('old.address@example.com'), inserted(resume.email)]),
        heading(headings.work),
        jobs,
        heading(headings.education),
        schools,
        heading(headings.skills),
        plain(skillLines(resume, random)),
      ]);
    },
  },
  {
    id: 'word-company-city-title',
    people: [UNITED_STATES, PHILIPPINES],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(run(text, { bold: true, size: 24 }), { border: true, before: 220 });
      const jobs = resume.work.flatMap((job) => [
        paragraph([run(`${job.company} | ${job.city}, `), run(job.title, { bold: true })], { before: 80 }),
        paragraph(run(job.dates, { italic: true })),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [
        paragraph(`${school.school} | ${school.city}`),
        paragraph(run(school.study, { bold: true })),
        paragraph(school.dates),
      ]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(resume.name, { bold: true, size: 34 }), { align: 'right' }),
          paragraph(`${resume.phone} | ${resume.email}`, { align: 'right' }),
          heading(headings.profile),
          paragraph(resume.summary),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          plain(skillLines(resume, random, random.pick(['groups', 'line']))),
          others(resume, random, heading, 2),
        ],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-wide-letters',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const wide = (text: string) => [...text.toUpperCase()].join(' ');
      const heading = (text: string) => paragraph(run(wide(text), { bold: true, color: '7A1F2B' }), { border: true, before: 200 });
      const jobs = resume.work.flatMap((job) => [
        paragraph(run(job.title, { bold: true })),
        paragraph(`${job.company}\t${job.dates}`, { tabs: [RIGHT] }),
        ...dotted(job.points),
      ]);
      const schools = resume.education.flatMap((school) => [
        paragraph(run(school.study, { bold: true })),
        paragraph(`${school.school}\t${school.dates}`, { tabs: [RIGHT] }),
      ]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(wide(resume.name), { size: 36 })),
          plain(contacts(resume, random)),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          heading(headings.skills),
          dotted(skillLines(resume, random)),
        ],
        { also: ['pdf'] },
      );
    },
  },
  {
    id: 'word-sidebar-cells',
    people: [UNITED_STATES, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(run(text, { bold: true, caps: true, spacing: 30 }), { border: true, before: 160 });
      const rows = [
        [[paragraph(run(resume.name, { bold: true, size: 44 }))], [paragraph(resume.headline)]],
        [
          [heading(headings.personal), ...plain(contacts(resume, random))],
          [heading(headings.profile), paragraph(resume.summary)],
        ],
        [
          [heading(headings.skills), ...resume.skills.flatMap(({ name, skills }) => [paragraph(run(name, { bold: true })), ...plain(skills)])],
          [
            heading(headings.work),
            ...resume.work.flatMap((job) => [paragraph([run(job.title, { bold: true }), run(`, ${job.company}, ${job.dates}`)]), ...dotted(job.points)]),
          ],
        ],
        [
          [heading(headings.languages), ...plain(resume.languages.map(({ label }) => label))],
          [
            heading(headings.education),
            ...resume.education.flatMap((school) => [paragraph([run(school.study, { bold: true }), run(`, ${school.dates}`)]), paragraph(school.school)]),
          ],
        ],
      ];
      return wordDocument(resume, random, table(rows, [3400, 6200]), { also: ['pdf'] });
    },
  },
];
