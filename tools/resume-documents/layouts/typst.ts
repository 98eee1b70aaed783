import { Markup, typst, type Part } from '../markup.ts';
import { CHINA, TAIWAN } from '../people/chinese.ts';
import { MALAYSIA, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { BRAZIL, MEXICO } from '../people/latin-america.ts';
import { INDONESIA } from '../people/malay-archipelago.ts';
import { EMIRATES, TURKEY } from '../people/middle-east.ts';
import type { Random } from '../random.ts';
import type { Resume } from '../resume.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family, Source } from './family.ts';
import { colour, paperOf } from './web.ts';

const LATIN = ['Liberation Sans', 'Liberation Serif', 'Noto Serif', 'DejaVu Sans', 'New Computer Modern', 'Libertinus Serif'];
const FONTS: Record<string, readonly string[]> = {
  'zh-CN': ['Noto Sans CJK SC', 'Noto Serif CJK SC'],
  'zh-TW': ['Noto Sans CJK TC'],
  ja: ['Noto Serif CJK JP'],
  ar: ['Noto Naskh Arabic'],
};

const items = (points: readonly Part[]): Markup => typst`${points.map(
  (point) => typst`- ${point}
`,
)}
`;
const lines = (texts: readonly Part[]): Markup => typst`${texts.map(
  (text) => typst`${text} #linebreak()
`,
)}
`;

function sheet(resume: Resume, random: Random, rules: string, body: Part): Source {
  return {
    producer: 'typst',
    text: typst`${new Markup(`#set page(paper: "${paperOf(resume) === 'A4' ? 'a4' : 'us-letter'}", margin: ${random.pick(['1.5cm', '1.8cm', '2cm'])})\n#set text(font: "${random.pick(FONTS[resume.language] ?? LATIN)}", size: ${random.pick([9.5, 10, 10.5])}pt, lang: "${resume.language.slice(0, 2)}"${resume.language === 'ar' ? ', dir: rtl' : ''})\n#set par(leading: 0.6em)\n${rules}`)}
${body}`,
  };
}

const others = (resume: Resume, random: Random): Markup[] =>
  extras(resume, random, 2).map(
    ({ heading, lines: own }) =>
      typst`${
        heading !== null &&
        typst`== ${heading}
`
      }${lines(own)}`,
  );

/** Set by Typst. */
export const TYPST: readonly Family[] = [
  {
    id: 'typst-right-dates',
    people: [UNITED_STATES, BRAZIL, TURKEY, INDONESIA],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => typst`*${job.title}* #h(1fr) ${job.dates} \
${job.company} #h(1fr) ${job.city}
${items(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => typst`*${school.school}* #h(1fr) ${school.dates} \
${school.study}

`,
      );
      return sheet(
        resume,
        random,
        `#show heading.where(level: 2): it => { v(4pt); text(size: 12pt, fill: rgb("${colour(random)}"), it.body); v(-8pt); line(length: 100%, stroke: 0.5pt) }`,
        typst`= ${resume.name}
${contacts(resume, random).join('  |  ')}

== ${headings.work}
${jobs}
== ${headings.education}
${schools}
== ${headings.skills}
${lines(skillLines(resume, random))}
${others(resume, random)}`,
      );
    },
  },
  {
    id: 'typst-dates-in-gutter',
    people: [UNITED_KINGDOM, MEXICO, MALAYSIA],
    write: (resume, random) => {
      const { headings } = resume.words;
      const row = (dates: string, body: Part) => typst`#grid(columns: (3.6cm, 1fr), column-gutter: 6mm, [#text(fill: gray)[${dates}]], [${body}])
`;
      return sheet(
        resume,
        random,
        '',
        typst`#align(center)[#text(size: 20pt)[${resume.name}] \ ${resume.email} · ${resume.phone}]

== ${headings.profile}
${resume.summary}
== ${headings.work}
${resume.work.map((job) =>
  row(
    job.dates,
    typst`*${job.title}*, ${job.company}
${items(job.points)}`,
  ),
)}
== ${headings.education}
${resume.education.map((school) => row(school.dates, typst`*${school.study}* \ ${school.school}`))}
== ${headings.skills}
${resume.skills.map(({ name, skills }) => row(name, skills.join(', ')))}`,
      );
    },
  },
  {
    id: 'typst-sidebar',
    people: [UNITED_STATES, EMIRATES],
    write: (resume, random) => {
      const { headings } = resume.words;
      const side = typst`== ${headings.personal}
${lines([resume.email, resume.phone, resume.city])}
== ${headings.skills}
${lines(resume.skills.flatMap(({ skills }) => skills))}
== ${headings.languages}
${lines(resume.languages.map(({ label, value }) => `${label}: ${value}`))}`;
      const main = typst`== ${headings.work}
${resume.work.map(
  (job) => typst`=== ${job.title}
${job.company} \
#emph[${job.dates}]
${items(job.points)}`,
)}
== ${headings.education}
${resume.education.map(
  (school) => typst`=== ${school.school}
${school.study} \
#emph[${school.dates}]

`,
)}`;
      return sheet(
        resume,
        random,
        '',
        typst`= ${resume.name}
${resume.headline}
#v(6mm)
#grid(columns: (5cm, 1fr), column-gutter: 8mm, [${side}], [${main}])`,
      );
    },
  },
  {
    id: 'typst-company-then-positions',
    people: [CHINA, TAIWAN, UNITED_STATES],
    wishes: { promotions: true, jobs: [3, 4] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job, index) => typst`${
          resume.work[index - 1]?.company !== job.company &&
          typst`*${job.company}* #h(1fr) ${job.city} \
`
        }#emph[${job.title}] #h(1fr) ${job.dates}
${items(job.points)}`,
      );
      return sheet(
        resume,
        random,
        '',
        typst`#text(size: 22pt, weight: "bold")[${resume.name}] \
${resume.phone} #h(1em) ${resume.email}

#line(length: 100%)
== ${headings.education}
${resume.education.map(
  (school) => typst`*${school.school}* #h(1fr) ${school.dates} \
${school.study} \
`,
)}
== ${headings.work}
${jobs}
== ${headings.skills}
${items(skillLines(resume, random, random.pick(['groups', 'line'])))}
${others(resume, random)}`,
      );
    },
  },
];
