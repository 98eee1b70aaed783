import { markup, type Markup, type Part } from '../markup.ts';
import { CHINA, TAIWAN } from '../people/chinese.ts';
import { MALAYSIA, PHILIPPINES, SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { JAPAN } from '../people/japanese.ts';
import { BRAZIL, MEXICO, SPAIN } from '../people/latin-america.ts';
import { INDONESIA, MALAY } from '../people/malay-archipelago.ts';
import { EMIRATES, TURKEY } from '../people/middle-east.ts';
import type { Random } from '../random.ts';
import type { Resume } from '../resume.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family } from './family.ts';
import { bullets, colour, mixed, paragraphs, sheet } from './web.ts';

const section = (heading: string | null, body: Part) => markup`<section>${heading !== null && markup`<h2>${heading}</h2>`}${body}</section>`;
const spread = (left: Part, right: Part) => markup`<div class="r"><span>${left}</span><span>${right}</span></div>`;
const ROW = '.r{display:flex;justify-content:space-between;gap:8mm}';
const isWide = ({ language }: Resume) => /^(zh|ja)/.test(language);
/** Letters behind a name, as a country writes them. */
const LETTERS: Record<string, readonly string[]> = {
  en: ['MBA', 'CPA', 'PMP', 'RN, BSN', 'PhD', 'M.Ed.', 'PE'],
  id: ['S.Kom.', 'S.E., M.M.', 'S.T.', 'A.Md.', 'S.Pd.', 'S.H., M.H.'],
  ms: ['B.Eng. (Hons)', 'ACCA'],
  es: ['MBA', 'PMP'],
  'pt-BR': ['MBA', 'PMP'],
  tr: ['PMP', 'MBA'],
};

/** Jobs and schools in one of several plain ways. */
type Body = (resume: Resume, random: Random) => { work: Part; education: Part };

const datesRight: Body = ({ work, education }) => ({
  work: work.map((job) => markup`${spread(markup`<b>${job.company}</b>`, job.dates)}<i>${job.title}</i>${bullets(job.points)}`),
  education: education.map(
    (school) => markup`${spread(markup`<b>${school.school}</b>`, school.dates)}<p>${school.study}</p>${school.note && markup`<p>${school.note}</p>`}`,
  ),
});

const datesBelow: Body = ({ work, education }) => ({
  work: work.map((job) => markup`<p><b>${job.title}</b></p><p>${job.company} – ${job.city}</p><p class="d">${job.dates}</p>${bullets(job.points)}`),
  education: education.map(
    (school) => markup`<p><b>${school.study}</b></p><p>${school.school}</p><p class="d">${school.dates}</p>${school.note && bullets([school.note])}`,
  ),
});

/** Everything of a school on one line, as of a job. */
const oneLine: Body = ({ work, education, language }, random) => {
  const joint = random.pick(/^(zh|ja)/.test(language) ? ['　', ' | ', ' / '] : [' | ', ', ', ' – ']);
  return {
    work: work.map((job) => markup`<p><b>${[job.dates, job.company, job.title].join(joint === ', ' ? ' | ' : joint)}</b></p>${bullets(job.points)}`),
    education: education.map((school) => markup`<p>${[school.dates, school.school, school.study].join(joint === ', ' ? ' | ' : joint)}</p>`),
  };
};

/** A table with a heading for each column. */
const tables: Body = ({ work, education, words: { labels } }) => ({
  work: markup`<table><tr><th>${labels.period}</th><th>${labels.company}</th><th>${labels.position}</th></tr>${work.map((job) => markup`<tr><td>${job.dates}</td><td>${job.company}</td><td>${job.title}</td></tr>`)}</table>`,
  education: markup`<table><tr><th>${labels.school}</th><th>${labels.degree}</th><th>${labels.period}</th></tr>${education.map((school) => markup`<tr><td>${school.school}</td><td>${school.study}</td><td>${school.dates}</td></tr>`)}</table>`,
});

/** Each value behind its label. */
const labelled: Body = ({ work, education, words: { labels }, language }) => {
  const colon = /^(zh|ja)/.test(language) ? '：' : ' : ';
  const line = (label: string, value: string) => value !== '' && markup`<p>${label}${colon}${value}</p>`;
  return {
    work: work.map(
      (job) =>
        markup`<div class="e">${line(labels.company, job.company)}${line(labels.position, job.title)}${line(labels.period, job.dates)}${bullets(job.points)}</div>`,
    ),
    education: education.map(
      (school) =>
        markup`<div class="e">${line(labels.school, school.school)}${line(labels.degree, school.degree)}${line(labels.field, school.field)}${line(labels.period, school.dates)}</div>`,
    ),
  };
};

const gutter: Body = ({ work, education }) => ({
  work: work.map(
    (job) => markup`<div class="g"><div>${job.dates}</div><div><b>${job.title}</b><p>${job.company}, ${job.city}</p>${bullets(job.points)}</div></div>`,
  ),
  education: education.map(
    (school) =>
      markup`<div class="g"><div>${school.dates}</div><div><b>${school.school}</b><p>${school.study}</p>${school.note && markup`<p>${school.note}</p>`}</div></div>`,
  ),
});

const STYLES = `${ROW}.d{color:#666}.e{margin-bottom:6pt}.g{display:grid;grid-template-columns:38mm 1fr;gap:5mm;margin-bottom:5pt}table{border-collapse:collapse;width:100%}td,th{border:1px solid #aaa;padding:2pt 4pt;text-align:start}h2{font-size:12pt;margin:10pt 0 3pt}`;

function rest(resume: Resume, random: Random, body: Body): Markup {
  const { headings } = resume.words;
  const { work, education } = body(resume, random);
  return markup`${random.chance(0.5) && section(headings.profile, paragraphs([resume.summary]))}${mixed(random, [section(headings.work, work), section(headings.education, education), section(headings.skills, paragraphs(skillLines(resume, random)))])}${extras(resume, random, 2).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`;
}

const lettersOf = ({ language, name }: Resume, random: Random): string => (name.includes(',') ? '' : random.pick(LETTERS[language] ?? ['']));

/** How resumes begin, printed by Chrome: where the name stands, what stands with it, and how large it is. */
export const WEB_HEADS: readonly Family[] = [
  {
    id: 'web-name-under-its-kind',
    people: [INDONESIA, MALAY, TURKEY, PHILIPPINES],
    write: (resume, random) =>
      sheet(
        resume,
        random,
        `${STYLES}.k{font-size:20pt;text-align:center;text-transform:uppercase}.n{font-size:${random.pick([11, 13, 16])}pt;text-align:center;${random.chance(0.5) ? 'font-weight:bold' : ''}}.c{text-align:center}`,
        markup`<h1 class="k">${resume.words.labels.resume}</h1><p class="n">${resume.name}</p><p class="c">${contacts(resume, random).join(' | ')}</p>${rest(resume, random, datesRight)}`,
      ),
  },
  {
    id: 'web-name-in-capitals-with-letters',
    people: [INDONESIA, UNITED_STATES, TURKEY],
    write: (resume, random) => {
      const letters = lettersOf(resume, random);
      const name = resume.name.toLocaleUpperCase(resume.language === 'tr' ? 'tr' : 'en');
      return sheet(
        resume,
        random,
        `${STYLES}h1{font-size:19pt;color:${colour(random)}}`,
        markup`<h1>${name}${letters && `, ${letters}`}</h1><p>${resume.headline}</p><p>${contacts(resume, random).join(' • ')}</p>${rest(resume, random, datesBelow)}`,
      );
    },
  },
  {
    id: 'web-name-beside-photo',
    people: [MALAY, EMIRATES, TAIWAN],
    write: (resume, random) =>
      sheet(
        resume,
        random,
        `${STYLES}header{display:flex;gap:8mm;align-items:center;flex-direction:${random.pick(['row', 'row-reverse'])};justify-content:space-between}.photo{width:28mm;height:34mm;background:#ccc;flex:none}h1{font-size:18pt}`,
        markup`<header><div class="photo"></div><div><h1>${resume.name}</h1><p>${resume.headline}</p>${paragraphs(contacts(resume, random))}</div></header>${rest(resume, random, gutter)}`,
      ),
  },
  {
    id: 'web-headline-larger-than-name',
    people: [SPAIN, INDONESIA, EMIRATES],
    write: (resume, random) =>
      sheet(
        resume,
        random,
        `${STYLES}.n{font-size:13pt}.h{font-size:21pt;font-weight:bold;color:${colour(random)}}`,
        markup`<p class="n">${resume.name}</p><p class="h">${resume.headline}</p><p>${contacts(resume, random).join(isWide(resume) ? '　' : ' · ')}</p>${rest(resume, random, datesRight)}`,
      ),
  },
  {
    id: 'web-form-of-columns',
    people: [INDONESIA, MALAY, TURKEY, TAIWAN],
    write: (resume, random) => {
      const { labels, headings } = resume.words;
      const rows = [
        [labels.name, resume.name],
        ...random.some(
          [
            [labels.address, resume.address],
            [labels.phone, resume.phone],
            [labels.email, resume.email],
            ...resume.facts.slice(0, 4).map(({ label, value }) => [label, value]),
          ],
          9,
        ),
      ];
      const sign = random.chance(0.7) ? ':' : '';
      return sheet(
        resume,
        random,
        `${STYLES}.k{font-size:16pt;text-align:center}.f td{border:0}`,
        markup`<h1 class="k">${labels.resume}</h1>${section(headings.personal, markup`<table class="f">${rows.map(([label, value]) => markup`<tr><td>${label}</td><td>${sign}</td><td>${value}</td></tr>`)}</table>`)}${rest(resume, random, random.pick([tables, labelled]))}`,
      );
    },
  },
  {
    id: 'web-name-as-large-as-text',
    people: [SINGAPORE, INDONESIA, CHINA],
    write: (resume, random) =>
      sheet(
        resume,
        random,
        `${STYLES}h2{font-size:10pt;text-transform:uppercase}`,
        markup`<p>${random.chance(0.5) ? markup`<b>${resume.name}</b>` : resume.name}</p>${paragraphs(contacts(resume, random))}${rest(resume, random, oneLine)}`,
      ),
  },
  {
    id: 'web-given-name-above-family',
    people: [UNITED_STATES, MEXICO, TURKEY],
    write: (resume, random) => {
      const words = resume.name.split(' ');
      const at = Math.max(1, words.length - 1);
      return sheet(
        resume,
        random,
        `${STYLES}.a{font-size:24pt;font-weight:normal}.b{font-size:24pt;font-weight:bold}header{background:#eee;padding:5mm}`,
        markup`<header><div class="a">${words.slice(0, at).join(' ')}</div><div class="b">${words.slice(at).join(' ')}</div><p>${resume.headline}</p></header><p>${contacts(resume, random).join(' | ')}</p>${rest(resume, random, datesRight)}`,
      );
    },
  },
  {
    id: 'web-initials-in-a-circle',
    people: [SPAIN, MALAYSIA, TURKEY],
    write: (resume, random) =>
      sheet(
        resume,
        random,
        `${STYLES}header{display:flex;gap:6mm;align-items:center}.m{width:22mm;height:22mm;border-radius:50%;background:#1f3a5f;color:#fff;font-size:24pt;display:flex;align-items:center;justify-content:center}h1{font-size:17pt}`,
        markup`<header><div class="m">${resume.name
          .split(' ')
          .filter((word) => /^\p{Lu}/u.test(word))
          .map((word) => word[0])
          .slice(0, 2)
          .join(
            '',
          )}</div><div><h1>${resume.name}</h1><p>${resume.headline}</p></div></header><p>${contacts(resume, random).join(' | ')}</p>${rest(resume, random, gutter)}`,
      ),
  },
  {
    id: 'web-name-then-headline',
    people: [BRAZIL, EMIRATES, MALAY],
    write: (resume, random) => {
      const joint = random.pick([' – ', ' | ', ', ']);
      return sheet(
        resume,
        random,
        `${STYLES}h1{font-size:15pt}`,
        markup`<h1>${resume.name}${joint}${resume.headline}</h1>${paragraphs(contacts(resume, random))}${rest(resume, random, datesBelow)}`,
      );
    },
  },
  {
    id: 'web-name-far-right',
    people: [UNITED_KINGDOM, INDONESIA, JAPAN],
    write: (resume, random) =>
      sheet(
        resume,
        random,
        `${STYLES}h1{font-size:16pt}header{display:flex;justify-content:space-between;border-bottom:2px solid ${colour(random)}}header p{font-size:8.5pt}`,
        markup`<header><div>${paragraphs(contacts(resume, random))}</div><h1>${resume.name}</h1></header>${rest(resume, random, oneLine)}`,
      ),
  },
  {
    id: 'web-name-in-sidebar-with-labels',
    people: [MALAY, TURKEY, TAIWAN],
    write: (resume, random) => {
      const { labels, headings } = resume.words;
      return sheet(
        resume,
        random,
        `${STYLES}.two{display:grid;grid-template-columns:58mm 1fr;gap:8mm}aside{background:#eef;padding:4mm}aside h1{font-size:15pt}`,
        markup`<div class="two"><aside><h1>${resume.name}</h1><p>${resume.headline}</p><h2>${headings.personal}</h2>${[
          [labels.phone, resume.phone],
          [labels.email, resume.email],
          [labels.address, resume.city],
        ].map(
          ([label, value]) => markup`<p><b>${label}</b></p><p>${value}</p>`,
        )}<h2>${headings.skills}</h2>${bullets(resume.skills.flatMap(({ skills }) => skills))}</aside><main>${section(headings.work, datesBelow(resume, random).work)}${section(headings.education, datesBelow(resume, random).education)}</main></div>`,
      );
    },
  },
  {
    id: 'web-labelled-blocks',
    people: [TURKEY, MALAY, INDONESIA, JAPAN],
    write: (resume, random) => {
      const { labels } = resume.words;
      const colon = isWide(resume) ? '：' : ': ';
      return sheet(
        resume,
        random,
        `${STYLES}.k{text-align:center}`,
        markup`<h1 class="k">${labels.resume}</h1><p>${labels.name}${colon}${resume.name}${isWide(resume) ? '　　' : '     '}${labels.phone}${colon}${resume.phone}</p><p>${labels.email}${colon}${resume.email}</p><p>${labels.address}${colon}${resume.address}</p>${rest(resume, random, labelled)}`,
      );
    },
  },
  {
    id: 'web-tables-for-everything',
    people: [TURKEY, TAIWAN, EMIRATES],
    write: (resume, random) =>
      sheet(
        resume,
        random,
        `${STYLES}h1{font-size:16pt;text-align:center}`,
        markup`<h1>${resume.name}</h1><p>${contacts(resume, random).join(' / ')}</p>${rest(resume, random, tables)}`,
      ),
  },
];
