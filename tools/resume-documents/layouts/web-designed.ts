import { markup, type Part } from '../markup.ts';
import { CHINA, TAIWAN } from '../people/chinese.ts';
import { MALAYSIA, PHILIPPINES, SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { JAPAN } from '../people/japanese.ts';
import { BRAZIL, MEXICO, SPAIN } from '../people/latin-america.ts';
import { INDONESIA, MALAY } from '../people/malay-archipelago.ts';
import { EMIRATES, TURKEY } from '../people/middle-east.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family } from './family.ts';
import { bullets, colour, paragraphs, sheet } from './web.ts';

const section = (heading: string | null, body: Part) => markup`<section>${heading !== null && markup`<h2>${heading}</h2>`}${body}</section>`;

/** Pages with an eye to looks, as templates of design programs and builders have them; printed by Chrome. */
export const WEB_DESIGNED: readonly Family[] = [
  {
    id: 'web-gutter-headings',
    people: [UNITED_STATES, BRAZIL, TAIWAN],
    write: (resume, random) => {
      const { headings } = resume.words;
      const row = (heading: string | null, body: Part) => markup`<tr><th>${heading}</th><td>${body}</td></tr>`;
      const jobs = resume.work.map(
        (job) =>
          markup`<p class="e"><b>${job.title}</b>, ${job.company}</p><p>${job.dates} | ${job.city}</p>${paragraphs(job.points.map((point) => `– ${point}`))}`,
      );
      const schools = resume.education.map(
        (school) => markup`<p class="e"><b>${school.study || school.school}</b>${school.study && markup`, ${school.school}`}</p><p>${school.dates}</p>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:19pt;margin-inline-start:42mm}.c{margin-inline-start:42mm;margin-bottom:8pt}table{border-collapse:collapse}th{width:38mm;text-align:end;vertical-align:top;padding:4pt 4mm 0 0;color:${colour(random)};font-weight:600}td{border-inline-start:1px solid #aaa;padding:4pt 0 8pt 4mm}.e{margin-top:4pt}`,
        markup`<h1>${resume.name}</h1><p class="c">${resume.email}<br>${resume.phone}</p><table>${row(headings.work, jobs)}${row(headings.education, schools)}${row(headings.skills, paragraphs(skillLines(resume, random)))}${extras(resume, random, 2).map(({ heading, lines }) => row(heading, paragraphs(lines)))}</table>`,
      );
    },
  },
  {
    id: 'web-sidebar-with-photo',
    people: [SPAIN, INDONESIA, CHINA, EMIRATES],
    write: (resume, random) => {
      const { headings } = resume.words;
      const hue = colour(random);
      const bar = () => markup`<span class="bar"><i style="width:${random.whole(4, 10) * 10}%"></i></span>`;
      return sheet(
        resume,
        random,
        `@page{margin:0}body{display:grid;grid-template-columns:66mm 1fr;min-height:272mm}aside{background:#f0f0f0;padding:10mm 7mm}main{padding:10mm}.photo{width:30mm;height:30mm;border-radius:50%;background:${hue};margin:0 auto 6mm}h1{font-size:18pt;text-align:center}h2{font-size:11.5pt;color:${hue};margin:10pt 0 4pt;border-bottom:1px solid}.bar{display:block;background:#ddd;height:3pt;margin-bottom:4pt}.bar i{display:block;background:${hue};height:3pt}.d{float:inline-end;color:#666;font-size:9pt}.k{font-style:italic}li{font-size:9.5pt}`,
        markup`<aside><div class="photo"></div><h1>${resume.name}</h1><p style="text-align:center">${resume.headline}</p>${section(headings.personal, paragraphs([resume.phone, resume.email, resume.address, ...resume.facts.slice(0, 4).map(({ label, value }) => `${label}: ${value}`)]))}${section(
          headings.skills,
          resume.skills.flatMap(({ skills }) => skills).map((skill) => markup`<p>${skill}</p>${bar()}`),
        )}${section(
          headings.languages,
          resume.languages.map(({ label }) => markup`<p>${label}</p>${bar()}`),
        )}</aside><main>${section(headings.profile, paragraphs([resume.summary]))}${section(
          headings.work,
          resume.work.map((job) => markup`<p><span class="d">${job.dates}</span><b>${job.title}</b></p><p class="k">${job.company}</p>${bullets(job.points)}`),
        )}${section(
          headings.education,
          resume.education.map((school) => markup`<p><span class="d">${school.dates}</span><b>${school.school}</b></p><p class="k">${school.study}</p>`),
        )}</main>`,
      );
    },
  },
  {
    id: 'web-wide-letters',
    people: [UNITED_STATES, MEXICO],
    write: (resume, random) => {
      const { headings } = resume.words;
      const wide = (text: string) => [...text.toLocaleUpperCase(resume.language)].join(' ').replace(/ {3}/g, '\u00a0\u00a0\u00a0\u00a0');
      const jobs = resume.work.map((job) => markup`<p class="j"><b>${job.company}</b></p><p>${job.title} / ${job.dates}</p>${bullets(job.points)}`);
      const schools = resume.education.map((school) => markup`<p class="j"><b>${school.school}</b></p><p>${school.study} / ${school.dates}</p>`);
      return sheet(
        resume,
        random,
        `header{background:${colour(random)};color:#fff;padding:8mm}h1{font-weight:300;font-size:20pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm}h2{font-size:10pt;margin:12pt 0 4pt}.j{margin-top:5pt}`,
        markup`<header><h1>${wide(resume.name)}</h1><p>${wide(resume.headline)}</p></header><p style="margin-top:6pt">${resume.email} / ${resume.phone} / ${resume.city}</p>${section(wide(headings.work), jobs)}${section(wide(headings.education), schools)}${section(wide(headings.skills), paragraphs(skillLines(resume, random, random.pick(['groups', 'line']))))}`,
      );
    },
  },
  {
    id: 'web-bold-twice',
    people: [UNITED_KINGDOM, PHILIPPINES, TURKEY],
    write: (resume, random) => {
      const { headings } = resume.words;
      const line = (text: string, more: Part = false) => markup`<div class="b"><div>${text}</div><div class="o" aria-hidden="true">${text}</div></div>${more}`;
      const jobs = resume.work.map(
        (job) => markup`<div class="r">${line(`${job.title}, ${job.company}`)}<span>${job.dates}</span></div>${bullets(job.points)}`,
      );
      const schools = resume.education.map((school) => markup`<div class="r">${line(school.school)}<span>${school.dates}</span></div><p>${school.study}</p>`);
      return sheet(
        resume,
        random,
        '.b{position:relative}.o{position:absolute;left:.4px;top:0;white-space:nowrap}.r{display:flex;justify-content:space-between;margin-top:5pt}.h{font-size:13pt;margin:11pt 0 3pt;border-bottom:1px solid #888}.n{font-size:20pt}',
        markup`<div class="n">${line(resume.name)}</div><p>${contacts(resume, random).join(' | ')}</p><div class="h">${line(headings.work)}</div>${jobs}<div class="h">${line(headings.education)}</div>${schools}<div class="h">${line(headings.skills)}</div>${bullets(skillLines(resume, random))}`,
      );
    },
  },
  {
    id: 'web-title-dash-area',
    people: [UNITED_STATES, SINGAPORE],
    wishes: { specialties: ['Food and Beverage', 'Mobile and Payments', 'Housing', 'Paediatrics and Surgery', 'Key Accounts'] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) =>
          markup`<p class="j">${job.dates}</p><p><b>${job.title} – ${job.specialty}</b></p><p><u>${job.company}</u> (${job.city})</p>${bullets(job.points)}`,
      );
      const schools = resume.education.map((school) => markup`<p class="j">${school.dates}</p><p><b>${school.study}</b></p><p><u>${school.school}</u></p>`);
      return sheet(
        resume,
        random,
        'h1{font-size:21pt}h2{font-size:13pt;margin:13pt 0 0}.j{margin-top:6pt;font-size:9pt}',
        markup`<h1>${resume.name}</h1><p>${resume.phone} · ${resume.email}</p>${section(headings.education, schools)}${section(headings.work, jobs)}${section(headings.skills, paragraphs(skillLines(resume, random)))}${extras(resume, random, 2).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-magazine',
    people: [UNITED_STATES, JAPAN, BRAZIL],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => markup`<article><p class="d">${job.dates}</p><h3>${job.company}</h3><p>${job.title}</p>${paragraphs(job.points)}</article>`,
      );
      const schools = resume.education.map(
        (school) => markup`<article><p class="d">${school.dates}</p><h3>${school.school}</h3><p>${school.study}</p></article>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:34pt;line-height:1}.lead{font-size:12pt;margin:8pt 0}.cols{columns:2;column-gap:9mm}article{break-inside:avoid;margin-bottom:7pt}h2{font-size:12pt;color:${colour(random)};margin:0 0 4pt}h3{font-size:11pt}.d{font-size:8.5pt;color:#777}section{margin-bottom:8pt}`,
        markup`<h1>${resume.name}</h1><p class="lead">${resume.summary}</p><p>${contacts(resume, random).join('   ')}</p><div class="cols">${section(headings.work, jobs)}${section(headings.education, schools)}${section(headings.skills, paragraphs(skillLines(resume, random, random.pick(['groups', 'each']))))}</div>`,
      );
    },
  },
  {
    id: 'web-years-only',
    people: [UNITED_KINGDOM, TURKEY, MEXICO, CHINA],
    wishes: { precision: 'year' },
    write: (resume, random) => {
      const { headings } = resume.words;
      const entry = (dates: string, body: Part) => markup`<p class="e"><span>${dates}</span>${body}</p>`;
      return sheet(
        resume,
        random,
        `h1{font-size:18pt;border-bottom:3px double #555}h2{font-size:12pt;margin:12pt 0 3pt}.e{padding-inline-start:30mm;text-indent:-30mm;margin-top:3pt}.e span{display:inline-block;width:30mm;text-indent:0;color:${colour(random)}}`,
        markup`<h1>${resume.name}</h1><p>${resume.address}</p><p>${resume.phone}, ${resume.email}</p>${section(
          headings.education,
          resume.education.map((school) => entry(school.dates, markup`${school.school}${school.study && ` – ${school.study}`}`)),
        )}${section(
          headings.work,
          resume.work.map((job) => entry(job.dates, markup`${job.title} – ${job.company}`)),
        )}${section(headings.skills, paragraphs(skillLines(resume, random, random.pick(['line', 'groups']))))}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-boxes',
    people: [MALAYSIA, MALAY, TAIWAN],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) =>
          markup`<div class="box"><div class="r"><b>${job.title}</b><span class="p">${job.dates}</span></div><p>${job.company} — ${job.city}</p>${bullets(job.points)}</div>`,
      );
      const schools = resume.education.map(
        (school) =>
          markup`<div class="box"><div class="r"><b>${school.school}</b><span class="p">${school.dates}</span></div><p>${school.study}${school.note && ` — ${school.note}`}</p></div>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:22pt}.box{border:1px solid #ccc;border-radius:4pt;padding:4pt 8pt;margin-bottom:5pt;break-inside:avoid}.r{display:flex;justify-content:space-between}.p{background:${colour(random)};color:#fff;border-radius:8pt;padding:0 7pt;font-size:8.5pt}h2{font-size:13pt;margin:10pt 0 4pt}.tags span{display:inline-block;background:#eee;padding:1pt 6pt;margin:1pt 3pt;border-radius:3pt}`,
        markup`<h1>${resume.name}</h1><p>${resume.headline}</p><p>${contacts(resume, random).join(' ｜ ')}</p>${section(headings.profile, paragraphs([resume.summary]))}${section(
          headings.skills,
          resume.skills.map(({ name, skills }) => markup`<p class="tags"><b>${name}</b> ${skills.map((skill) => markup`<span>${skill}</span> `)}</p>`),
        )}${section(headings.work, jobs)}${section(headings.education, schools)}`,
      );
    },
  },
  {
    id: 'web-small-capitals',
    people: [UNITED_STATES, SPAIN],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) =>
          markup`<div class="r"><span>${job.company}, ${job.city}</span><span>${job.dates}</span></div><p><i>${job.title}</i>. ${job.points.join('. ')}.</p>`,
      );
      const schools = resume.education.map(
        (school) =>
          markup`<div class="r"><span>${school.school}, ${school.city}</span><span>${school.dates}</span></div><p><i>${school.study}</i>${school.note && `. ${school.note}`}</p>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:18pt;text-align:center;font-variant:small-caps;font-weight:400}.c{text-align:center;font-size:9pt}h2{font-size:11pt;font-variant:small-caps;text-align:center;font-weight:400;margin:12pt 0 3pt}h2::before{content:"~ "}h2::after{content:" ~"}.r{display:flex;justify-content:space-between;font-variant:small-caps;margin-top:5pt}`,
        markup`<h1>${resume.name}</h1><p class="c">${contacts(resume, random).join(' ~ ')}</p>${section(headings.education, schools)}${section(headings.work, jobs)}${section(headings.skills, paragraphs(skillLines(resume, random, 'line')))}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
];
