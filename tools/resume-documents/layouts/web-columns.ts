import { markup, type Part } from '../markup.ts';
import { MALAYSIA, PHILIPPINES, SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import type { Resume } from '../resume.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family } from './family.ts';
import { bullets, colour, paragraphs, sheet } from './web.ts';

const section = (heading: string | null, body: Part) => markup`<section>${heading !== null && markup`<h2>${heading}</h2>`}${body}</section>`;
const jobsOf = (resume: Resume) =>
  resume.work.map((job) => markup`<h3>${job.title}</h3><p>${job.company}, ${job.city}</p><p class="g">${job.dates}</p>${bullets(job.points)}`);

/** Pages of several columns, printed by Chrome: sidebars, headings and dates in the margin, cards beside each other. */
export const WEB_COLUMNS: readonly Family[] = [
  {
    id: 'web-sidebar-left',
    people: [UNITED_STATES, MALAYSIA],
    write: (resume, random) => {
      const { headings } = resume.words;
      const schools = resume.education.map((school) => markup`<h3>${school.study}</h3><p>${school.school}</p><p class="g">${school.dates}</p>`);
      return sheet(
        resume,
        random,
        `@page{margin:0}body{display:grid;grid-template-columns:62mm 1fr;min-height:270mm}aside{background:${colour(random)};color:#fff;padding:12mm 6mm}main{padding:12mm 10mm}h1{font-size:22pt}h2{font-size:12pt;text-transform:uppercase;margin:12pt 0 4pt}h3{font-size:10.5pt}.g{color:#777;font-size:9pt}li{margin-bottom:2pt}`,
        markup`<aside>${section(headings.personal, paragraphs(contacts(resume, random)))}${section(headings.skills, bullets(skillLines(resume, random, 'each')))}${section(headings.languages, paragraphs(resume.languages.map(({ label, value }) => `${label} – ${value}`)))}</aside><main><h1>${resume.name}</h1><p>${resume.headline}</p>${section(headings.profile, paragraphs([resume.summary]))}${section(headings.work, jobsOf(resume))}${section(headings.education, schools)}</main>`,
      );
    },
  },
  {
    id: 'web-sidebar-right',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const schools = resume.education.map((school) => markup`<p><b>${school.school}</b><br>${school.study}<br>${school.dates}</p>`);
      const skills = resume.skills.map(({ name, skills }) => markup`<p class="k">${name}</p>${paragraphs(skills)}`);
      return sheet(
        resume,
        random,
        `header{border-bottom:3px solid ${colour(random)};padding-bottom:6pt}h1{font-size:25pt;font-weight:300}.two{display:grid;grid-template-columns:2fr 1fr;gap:9mm}h2{font-size:11pt;letter-spacing:1px;margin:12pt 0 4pt;text-transform:uppercase}h3{font-size:11pt}.g{color:#777}.k{font-weight:bold;margin-top:4pt}`,
        markup`<header><h1>${resume.name}</h1><p>${resume.headline}</p></header><div class="two"><main>${section(headings.profile, paragraphs([resume.summary]))}${section(headings.work, jobsOf(resume))}</main><aside>${section(headings.personal, paragraphs([resume.phone, resume.email, resume.city]))}${section(headings.education, schools)}${section(headings.skills, skills)}${extras(resume, random, 2).map(({ heading, lines }) => section(heading, paragraphs(lines)))}</aside></div>`,
      );
    },
  },
  {
    id: 'web-headings-in-gutter',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const row = (heading: string | null, body: Part) => markup`<div class="row"><h2>${heading}</h2><div>${body}</div></div>`;
      const jobs = resume.work.map(
        (job) => markup`<p class="e"><b>${job.company}</b>, ${job.city}<span>${job.dates}</span></p><p><i>${job.title}</i></p>${bullets(job.points)}`,
      );
      const schools = resume.education.map((school) => markup`<p class="e"><b>${school.school}</b><span>${school.dates}</span></p><p>${school.study}</p>`);
      return sheet(
        resume,
        random,
        `h1{font-size:22pt}.row{display:grid;grid-template-columns:${random.whole(30, 40)}mm 1fr;margin-top:9pt;border-top:1px solid #bbb;padding-top:4pt}h2{font-size:10.5pt;color:${colour(random)};${random.chance(0.5) ? 'text-transform:uppercase' : ''}}.e{display:flex;gap:0 0}.e span{margin-inline-start:auto}`,
        markup`<h1>${resume.name}</h1><p>${contacts(resume, random).join(' | ')}</p>${row(headings.profile, paragraphs([resume.summary]))}${row(headings.work, jobs)}${row(headings.education, schools)}${row(headings.skills, paragraphs(skillLines(resume, random)))}${extras(resume, random).map(({ heading, lines }) => row(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-dates-in-gutter',
    people: [UNITED_KINGDOM, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const entry = (dates: string, body: Part) => markup`<div class="row"><div class="d">${dates}</div><div>${body}</div></div>`;
      const titleFirst = random.chance(0.5);
      const jobs = resume.work.map((job) =>
        entry(job.dates, markup`<p><b>${titleFirst ? job.title : job.company}</b></p><p>${titleFirst ? job.company : job.title}</p>${bullets(job.points)}`),
      );
      const schools = resume.education.map((school) => entry(school.dates, markup`<p><b>${school.study}</b></p><p>${school.school}, ${school.city}</p>`));
      return sheet(
        resume,
        random,
        `h1{font-size:20pt;text-align:center}.c{text-align:center}.row{display:grid;grid-template-columns:44mm 1fr;margin-top:5pt}h2{font-size:12pt;color:${colour(random)};margin-top:10pt;border-bottom:1px solid}.d{color:#555}`,
        markup`<h1>${resume.name}</h1><p class="c">${resume.email} · ${resume.phone}</p>${section(headings.work, jobs)}${section(headings.education, schools)}${section(headings.skills, paragraphs(skillLines(resume, random)))}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-two-jobs-beside',
    people: [UNITED_STATES, UNITED_KINGDOM],
    wishes: { jobs: [2, 4] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const cards = resume.work.map(
        (job) => markup`<div><h3>${job.title}</h3><p class="k">${job.company}</p><p class="g">${job.dates}</p>${bullets(job.points.slice(0, 3))}</div>`,
      );
      const schools = resume.education.map((school) => markup`<div><h3>${school.study}</h3><p>${school.school}</p><p class="g">${school.dates}</p></div>`);
      return sheet(
        resume,
        random,
        `h1{font-size:23pt;color:${colour(random)}}.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm 10mm}h2{font-size:13pt;margin:12pt 0 4pt;border-bottom:1px solid #aaa}h3{font-size:10.5pt}.k{font-weight:500}.g{font-style:italic}`,
        markup`<h1>${resume.name}</h1><p>${resume.headline}</p><p>${contacts(resume, random).join(' | ')}</p>${section(headings.profile, paragraphs([resume.summary]))}${section(headings.work, markup`<div class="two">${cards}</div>`)}${section(headings.education, markup`<div class="two">${schools}</div>`)}${section(headings.skills, paragraphs(skillLines(resume, random, 'groups')))}`,
      );
    },
  },
  {
    id: 'web-skill-grid',
    people: [UNITED_STATES, PHILIPPINES],
    write: (resume, random) => {
      const { headings } = resume.words;
      const all = resume.skills.flatMap(({ skills }) => skills);
      const schools = resume.education.map((school) => markup`<p><b>${school.study}</b> | ${school.school} | ${school.dates}</p>`);
      const jobs = resume.work.map((job) => markup`<p class="j"><b>${job.title}</b> | ${job.company} | ${job.dates}</p>${bullets(job.points)}`);
      return sheet(
        resume,
        random,
        `h1{font-size:20pt;text-transform:uppercase}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:2pt 6mm}h2{font-size:11pt;background:${colour(random)};color:#fff;padding:2pt 5pt;margin:10pt 0 4pt}.j{margin-top:5pt}`,
        markup`<h1>${resume.name}</h1><p>${resume.phone} | ${resume.email} | ${resume.city}</p>${section(headings.profile, paragraphs([resume.summary]))}${section(headings.skills, markup`<div class="grid">${all.map((skill) => markup`<div>${skill}</div>`)}</div>`)}${section(headings.work, jobs)}${section(headings.education, schools)}${extras(resume, random, 2).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-table-of-jobs',
    people: [SINGAPORE, MALAYSIA],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const jobs = markup`<table><tr><th>${labels.period}</th><th>${labels.company}</th><th>${labels.position}</th></tr>${resume.work.map((job) => markup`<tr><td>${job.dates}</td><td>${job.company}</td><td>${job.title}</td></tr>`)}</table>`;
      const schools = markup`<table><tr><th>${labels.period}</th><th>${labels.school}</th><th>${labels.degree}</th></tr>${resume.education.map((school) => markup`<tr><td>${school.dates}</td><td>${school.school}</td><td>${school.study}</td></tr>`)}</table>`;
      return sheet(
        resume,
        random,
        `h1{font-size:16pt}table{border-collapse:collapse;width:100%}th,td{border:1px solid #888;padding:2pt 5pt;text-align:start;vertical-align:top}h2{font-size:11pt;margin:10pt 0 3pt}`,
        markup`<h1>${resume.name}</h1><table>${[[labels.address, resume.address], [labels.phone, resume.phone], [labels.email, resume.email], ...resume.facts.map(({ label, value }) => [label, value])].map(([label, value]) => markup`<tr><td>${label}</td><td>${value}</td></tr>`)}</table>${section(headings.education, schools)}${section(headings.work, jobs)}${section(headings.skills, bullets(skillLines(resume, random)))}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-timeline',
    people: [UNITED_STATES, SINGAPORE],
    wishes: { separators: [' – ', ' - '] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const hue = colour(random);
      const item = (title: string, place: string, dates: string, body: Part) =>
        markup`<div class="t"><div class="dot"></div><p class="d">${dates}</p><p><b>${title}</b></p><p>${place}</p>${body}</div>`;
      return sheet(
        resume,
        random,
        `h1{font-size:28pt;color:${hue}}.t{border-left:2px solid ${hue};padding:0 0 8pt 12pt;position:relative}.dot{position:absolute;left:-5px;top:3pt;width:8px;height:8px;border-radius:50%;background:${hue}}.d{font-size:9pt;color:#666}.tags span{display:inline-block;border:1px solid ${hue};border-radius:8pt;padding:1pt 7pt;margin:2pt}h2{font-size:13pt;margin:12pt 0 6pt}.c span{margin-inline-end:14pt}`,
        markup`<h1>${resume.name}</h1><p class="c">${contacts(resume, random).map((contact) => markup`<span>${contact}</span>`)}</p>${section(
          headings.work,
          resume.work.map((job) => item(job.title, `${job.company} · ${job.city}`, job.dates, bullets(job.points))),
        )}${section(
          headings.education,
          resume.education.map((school) => item(school.study, school.school, school.dates, school.note && paragraphs([school.note]))),
        )}${section(headings.skills, markup`<div class="tags">${resume.skills.flatMap(({ skills }) => skills).map((skill) => markup`<span>${skill}</span> `)}</div>`)}${extras(resume, random, 2).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
];
