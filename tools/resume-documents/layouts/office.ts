import { markup, type Markup } from '../markup.ts';
import { TAIWAN } from '../people/chinese.ts';
import { MALAYSIA, PHILIPPINES, SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { BRAZIL, MEXICO } from '../people/latin-america.ts';
import { INDONESIA } from '../people/malay-archipelago.ts';
import { EMIRATES, TURKEY } from '../people/middle-east.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family, LibraryBlock } from './family.ts';
import { paragraph, run, table, wordDocument } from './ooxml.ts';
import { bullets, paragraphs } from './web.ts';

const plain = (text: string): LibraryBlock => ({ runs: [{ text }] });
const bold = (text: string): LibraryBlock => ({ runs: [{ text, bold: true }] });
const head = (text: string): LibraryBlock => ({ style: 'Heading1', runs: [{ text }] });
const bullet = (text: string): LibraryBlock => ({ bullet: true, runs: [{ text }] });

/** DOCX that no Word wrote: by the npm library docx, in the manner of Google Docs, and by LibreOffice from HTML. */
export const OFFICE: readonly Family[] = [
  {
    id: 'library-plain',
    people: [UNITED_STATES, BRAZIL, INDONESIA],
    write: (resume, random) => {
      const { headings } = resume.words;
      return {
        producer: 'docx-library',
        also: ['pdf'],
        blocks: [
          { style: 'Title', runs: [{ text: resume.name }] },
          plain(contacts(resume, random).join(' | ')),
          head(headings.profile),
          plain(resume.summary),
          head(headings.work),
          ...resume.work.flatMap((job) => [
            { style: 'Heading2', runs: [{ text: `${job.title} – ${job.company}` }] } as const,
            { runs: [{ text: job.dates, italics: true }] },
            ...job.points.map(bullet),
          ]),
          head(headings.education),
          ...resume.education.flatMap((school) => [bold(school.school), plain(school.study), plain(school.dates)]),
          head(headings.skills),
          ...skillLines(resume, random).map(plain),
          ...extras(resume, random).flatMap(({ heading, lines }) => [...(heading === null ? [] : [head(heading)]), ...lines.map(plain)]),
        ],
      };
    },
  },
  {
    id: 'library-tables',
    people: [UNITED_KINGDOM, MEXICO, MALAYSIA],
    write: (resume) => {
      const { headings } = resume.words;
      return {
        producer: 'docx-library',
        also: ['pdf'],
        blocks: [
          { center: true, runs: [{ text: resume.name, bold: true, size: 40 }] },
          { center: true, runs: [{ text: `${resume.email} | ${resume.phone}`, color: '555555' }] },
          head(headings.work),
          {
            borders: false,
            widths: [6400, 3000],
            rows: resume.work.flatMap((job) => [
              [[bold(job.company)], [plain(job.dates)]],
              [[{ runs: [{ text: job.title, italics: true }] }, ...job.points.map(bullet)], [plain(job.city)]],
            ]),
          },
          head(headings.education),
          { borders: false, widths: [6400, 3000], rows: resume.education.map((school) => [[bold(school.school), plain(school.study)], [plain(school.dates)]]) },
          head(headings.skills),
          { borders: true, widths: [3000, 6400], rows: resume.skills.map(({ name, skills }) => [[plain(name)], [plain(skills.join(', '))]]) },
        ],
      };
    },
  },
  {
    id: 'google-docs-two-cells',
    people: [UNITED_STATES, SINGAPORE, TURKEY],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(text.toLocaleUpperCase(resume.language), { style: 'Heading1' });
      const dotted = (points: readonly string[]) => points.map((point) => paragraph(point, { bullet: true }));
      const left = [
        paragraph(resume.name, { style: 'Title' }),
        paragraph(resume.headline, { style: 'Subtitle' }),
        heading(headings.work),
        ...resume.work.flatMap((job) => [
          paragraph([run(job.company, { bold: true }), run(`, ${job.city} — `), run(job.title, { italic: true })], { style: 'Heading2' }),
          paragraph(job.dates.toLocaleUpperCase(resume.language), { style: 'Heading3' }),
          ...dotted(job.points),
        ]),
        heading(headings.education),
        ...resume.education.flatMap((school) => [
          paragraph([run(school.school, { bold: true }), run(' — '), run(school.study, { italic: true })], { style: 'Heading2' }),
          paragraph(school.dates, { style: 'Heading3' }),
        ]),
      ];
      const right = [
        paragraph(resume.address),
        paragraph(run(resume.phone, { bold: true })),
        paragraph(run(resume.email, { bold: true })),
        heading(headings.skills),
        ...skillLines(resume, random, 'each').map((line) => paragraph(line)),
        heading(headings.languages),
        paragraph(resume.languages.map(({ label }) => label).join(', ')),
      ];
      return wordDocument(resume, random, table([[left, right]], [6800, 2800]), { application: 'Google Docs', also: ['pdf'] });
    },
  },
  {
    id: 'google-docs-lines',
    people: [UNITED_STATES, PHILIPPINES, EMIRATES, TAIWAN],
    write: (resume, random) => {
      const { headings } = resume.words;
      const heading = (text: string) => paragraph(run(text, { bold: true, size: 26 }), { before: 240, border: true });
      const jobs = resume.work.flatMap((job) => [
        paragraph([run(job.company, { bold: true }), run(` | ${job.title}`)]),
        paragraph(run(job.dates, { color: '666666' })),
        ...job.points.map((point) => paragraph(point, { bullet: true })),
      ]);
      const schools = resume.education.flatMap((school) => [
        paragraph([run(school.school, { bold: true }), run(` | ${school.study}`)]),
        paragraph(run(school.dates, { color: '666666' })),
      ]);
      return wordDocument(
        resume,
        random,
        [
          paragraph(run(resume.name, { size: 48 })),
          paragraph(contacts(resume, random).join('  ●  ')),
          heading(headings.skills),
          skillLines(resume, random).map((line) => paragraph(line)),
          heading(headings.work),
          jobs,
          heading(headings.education),
          schools,
          extras(resume, random, 2).flatMap(({ heading: text, lines }): Markup[] => [
            ...(text === null ? [] : [heading(text)]),
            ...lines.map((line) => paragraph(line)),
          ]),
        ],
        { application: 'Google Docs', also: ['pdf'] },
      );
    },
  },
  {
    id: 'writer-from-html',
    people: [UNITED_KINGDOM, MEXICO, TURKEY],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map((job) => markup`<h3>${job.title}, ${job.company}</h3><p><i>${job.dates}</i></p>${bullets(job.points)}`);
      const schools = resume.education.map((school) => markup`<h3>${school.school}</h3><p>${school.study}, ${school.dates}</p>`);
      return {
        producer: 'writer',
        as: ['docx', 'pdf', 'doc'],
        html: markup`<!doctype html><html lang="${resume.language}"><meta charset="utf-8"><body><h1>${resume.name}</h1>${paragraphs(contacts(resume, random))}<h2>${headings.profile}</h2><p>${resume.summary}</p><h2>${headings.work}</h2>${jobs}<h2>${headings.education}</h2>${schools}<h2>${headings.skills}</h2>${bullets(skillLines(resume, random))}</body></html>`,
      };
    },
  },
  {
    id: 'writer-table-from-html',
    people: [BRAZIL, INDONESIA],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const row = (label: string, value: Markup | string) => markup`<tr><td width="25%" valign="top">${label}</td><td valign="top">${value}</td></tr>`;
      return {
        producer: 'writer',
        as: ['docx', 'pdf', 'doc'],
        html: markup`<!doctype html><html lang="${resume.language}"><meta charset="utf-8"><body><center><h2>${labels.resume}</h2></center><h3>${headings.personal}</h3><table width="100%">${row(labels.name, resume.name)}${row(labels.phone, resume.phone)}${row(labels.email, resume.email)}${resume.facts.map(({ label, value }) => row(label, value))}</table><h3>${headings.work}</h3><table width="100%">${resume.work.map((job) => row(job.dates, markup`<b>${job.title}</b><br>${job.company}${bullets(job.points)}`))}</table><h3>${headings.education}</h3><table width="100%">${resume.education.map((school) => row(school.dates, markup`<b>${school.study}</b><br>${school.school}`))}</table><h3>${headings.skills}</h3>${paragraphs(skillLines(resume, random))}</body></html>`,
      };
    },
  },
];
