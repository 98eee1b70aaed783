import { markup, type Part } from '../markup.ts';
import { SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family } from './family.ts';
import { bullets, colour, paragraphs, sheet } from './web.ts';

const section = (heading: string | null, body: Part) => markup`${heading !== null && markup`<h2>${heading}</h2>`}<div>${body}</div>`;
/** "JOHN ROE" as "J O H N   R O E": letters set apart by spaces, words by three. */
const spaced = (text: string): string =>
  text
    .toUpperCase()
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('\u00a0\u00a0 ');
/** Bold as some programs make it: the same text twice, a hair apart. */
const twice = (text: Part) => markup`<span class="twice"><span>${text}</span><span aria-hidden="true">${text}</span></span>`;

/** Pages whose text does not come out as it looks: letters set apart, lines printed twice, text in the margins of the page. */
export const WEB_SPOILT: readonly Family[] = [
  {
    id: 'web-letters-apart',
    people: [UNITED_STATES, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map((job) => markup`<div class="r"><b>${job.title}, ${job.company}</b><span>${job.dates}</span></div>${bullets(job.points)}`);
      const schools = resume.education.map((school) => markup`<div class="r"><b>${school.school}</b><span>${school.dates}</span></div><p>${school.study}</p>`);
      const heading = random.chance(0.5) ? spaced : (text: string) => text;
      return sheet(
        resume,
        random,
        `h1{font-size:22pt;text-align:center;font-weight:400}.c{text-align:center}.r{display:flex;justify-content:space-between;margin-top:5pt}h2{font-size:11pt;letter-spacing:4px;text-transform:uppercase;text-align:center;margin:12pt 0 4pt;color:${colour(random)}}`,
        markup`<h1>${spaced(resume.name)}</h1><p class="c">${contacts(resume, random).join(' | ')}</p>${section(heading(headings.work), jobs)}${section(heading(headings.education), schools)}${section(heading(headings.skills), paragraphs(skillLines(resume, random)))}`,
      );
    },
  },
  {
    id: 'web-printed-twice',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => markup`<p class="j">${twice(job.title)}</p><p>${twice(job.company)}, ${job.city}</p><p>${job.dates}</p>${bullets(job.points)}`,
      );
      const schools = resume.education.map((school) => markup`<p class="j">${twice(school.school)}</p><p>${school.study}</p><p>${school.dates}</p>`);
      return sheet(
        resume,
        random,
        `.twice{position:relative;display:inline-block}.twice span+span{position:absolute;left:.35px;top:0;white-space:nowrap}h1{font-size:20pt;font-weight:400}h2{font-size:12pt;font-weight:400;margin:12pt 0 3pt;border-bottom:1px solid}.j{margin-top:5pt}`,
        markup`<h1>${twice(resume.name)}</h1><p>${resume.phone} | ${resume.email}</p><h2>${twice(headings.profile)}</h2><p>${resume.summary}</p><h2>${twice(headings.work)}</h2>${jobs}<h2>${twice(headings.education)}</h2>${schools}<h2>${twice(headings.skills)}</h2>${paragraphs(skillLines(resume, random))}`,
      );
    },
  },
  {
    id: 'web-running-header',
    people: [UNITED_STATES, UNITED_KINGDOM],
    wishes: { jobs: [4, 4], schools: [2, 3] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) =>
          markup`<p class="j"><b>${job.company}</b> (${job.city})</p><p>${job.title}, ${job.dates}</p>${bullets([...job.points, ...job.points.toReversed()])}`,
      );
      const schools = resume.education.map((school) => markup`<p class="j"><b>${school.school}</b></p><p>${school.study}, ${school.dates}</p>`);
      const name = resume.name.replace(/["\\]/g, '');
      return sheet(
        resume,
        random,
        `@page{margin:22mm 18mm;@top-left{content:"${name} – ${resume.words.labels.resume}";font-size:8pt}@bottom-center{content:"Page " counter(page) " of " counter(pages);font-size:8pt}@bottom-right{content:"${resume.phone}";font-size:8pt}}h1{font-size:21pt}h2{font-size:12pt;margin:14pt 0 3pt}.j{margin-top:8pt}li{margin-bottom:4pt}`,
        markup`<h1>${resume.name}</h1><p>${contacts(resume, random).join(', ')}</p>${section(headings.profile, paragraphs([resume.summary]))}${section(headings.work, jobs)}${section(headings.education, schools)}${section(headings.skills, bullets(skillLines(resume, random, 'groups')))}${extras(resume, random).map(({ heading, lines }) => section(heading, bullets(lines)))}`,
      );
    },
  },
  {
    id: 'web-icons',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => markup`<div class="r"><h3>${job.title}</h3><span>📅 ${job.dates}</span></div><p>🏢 ${job.company} 📍 ${job.city}</p>${bullets(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => markup`<div class="r"><h3>${school.study}</h3><span>${school.dates}</span></div><p>🎓 ${school.school}</p>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:24pt}.r{display:flex;justify-content:space-between}h2{font-size:13pt;margin:10pt 0 3pt;color:${colour(random)}}h3{font-size:11pt}`,
        markup`<h1>${resume.name}</h1><p>✉ ${resume.email} &nbsp; ☎ ${resume.phone} &nbsp; ⌂ ${resume.city}</p>${section(`★ ${headings.work}`, jobs)}${section(`✎ ${headings.education}`, schools)}${section(`⚙ ${headings.skills}`, paragraphs(skillLines(resume, random)))}`,
      );
    },
  },
];
