import { markup, type Part } from '../markup.ts';
import { MALAYSIA, SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family } from './family.ts';
import { bullets, colour, mixed, paragraphs, sheet } from './web.ts';

const section = (heading: string | null, body: Part) => markup`${heading !== null && markup`<h2>${heading}</h2>`}<div class="s">${body}</div>`;

const SPECIALTIES = ['Retail and Wholesale', 'Public Sector', 'Operations and Quality', 'Night Shift', 'Platform and Tools'];

/** One column from top to bottom, printed by Chrome: the ways in which headings and the first lines of entries are written. */
export const WEB_PLAIN: readonly Family[] = [
  {
    id: 'web-title-then-company',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) =>
          markup`<div class="r"><b>${job.title}</b><span>${job.dates}</span></div><div class="r"><i>${job.company}</i><i>${job.city}</i></div>${bullets(job.points)}`,
      );
      const schools = resume.education.map(
        (school) =>
          markup`<div class="r"><b>${school.school}</b><span>${school.dates}</span></div><div>${school.study}${school.note && `, ${school.note}`}</div>`,
      );
      return sheet(
        resume,
        random,
        `h1{text-align:center;font-size:22pt}.c{text-align:center}.r{display:flex;justify-content:space-between}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid ${colour(random)};margin:10pt 0 4pt}`,
        markup`<h1>${resume.name}</h1><p class="c">${contacts(resume, random).join(random.pick([' | ', ' • ', '  ·  ']))}</p>${random.chance(0.6) && section(headings.profile, paragraphs([resume.summary]))}${mixed(random, [section(headings.work, jobs), section(headings.education, schools), section(headings.skills, paragraphs(skillLines(resume, random)))])}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-title-field-then-company',
    people: [UNITED_STATES, UNITED_KINGDOM],
    wishes: { specialties: SPECIALTIES },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) =>
          markup`<div class="r"><b>${job.title} – ${job.specialty}</b><b>${job.dates}</b></div><div>${job.company}, ${job.city}</div>${bullets(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => markup`<div class="r"><span><b>${school.study}</b></span><span>${school.dates}</span></div><div>${school.school}</div>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:20pt;color:${colour(random)}}.r{display:flex;justify-content:space-between;margin-top:6pt}h2{font-size:12pt;background:#eee;padding:2pt 4pt;margin:12pt 0 4pt}`,
        markup`<h1>${resume.name}</h1><p>${resume.address}</p><p>${resume.words.labels.phone}: ${resume.phone} &nbsp; ${resume.words.labels.email}: ${resume.email}</p>${section(headings.profile, paragraphs([resume.summary]))}${mixed(random, [section(headings.work, jobs), section(headings.skills, bullets(skillLines(resume, random))), section(headings.education, schools)])}${extras(resume, random).map(({ heading, lines }) => section(heading, bullets(lines)))}`,
      );
    },
  },
  {
    id: 'web-company-city-title',
    people: [UNITED_STATES, UNITED_STATES],
    wishes: { dateForms: ['MM/yyyy', 'MMM yyyy', 'MMMM yyyy'] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => markup`<p class="j"><b>${job.company} | ${job.city}, ${job.title}</b></p><p><i>${job.dates}</i></p>${bullets(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => markup`<p class="j"><b>${school.school} | ${school.city}</b></p><p>${school.study} | ${school.dates}</p>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:18pt;letter-spacing:1px}h2{font-size:11pt;margin:12pt 0 2pt;color:${colour(random)};border-top:2px solid;padding-top:3pt}.j{margin-top:6pt}`,
        markup`<h1>${resume.name}</h1><p>${resume.city} | ${resume.phone} | ${resume.email}</p>${section(headings.skills, paragraphs(skillLines(resume, random, 'groups')))}${section(headings.work, jobs)}${section(headings.education, schools)}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-dates-below-school',
    people: [UNITED_STATES, MALAYSIA],
    wishes: { schoolDates: 'range' },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => markup`<p><b>${job.company}</b>, ${job.city}</p><p class="d">${job.dates}</p><p><i>${job.title}</i></p>${bullets(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => markup`<p><b>${school.school}</b></p><p class="d">${school.dates}</p><p>${school.study}</p><p class="d">${school.city}</p>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:24pt;font-weight:400}.d{text-align:right}h2{font-size:13pt;margin:12pt 0 2pt;font-variant:small-caps}p+p.d{margin-top:0}`,
        markup`<h1>${resume.name}</h1><p>${resume.headline}</p><p>${resume.email}</p><p>${resume.phone}</p>${section(headings.profile, paragraphs([resume.summary]))}${section(headings.education, schools)}${section(headings.work, jobs)}${section(headings.skills, bullets(skillLines(resume, random, 'each')))}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-several-positions',
    people: [UNITED_STATES, SINGAPORE],
    wishes: { promotions: true, jobs: [3, 4] },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job, index) =>
          markup`${resume.work[index - 1]?.company !== job.company && markup`<p class="k"><b>${job.company}</b> &nbsp;${job.city}</p>`}<div class="r"><i>${job.title}</i><span>${job.dates}</span></div>${bullets(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => markup`<div class="r"><span><b>${school.school}</b>, ${school.study}</span><span>${school.dates}</span></div>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:21pt}h2{font-size:12pt;margin:12pt 0 2pt;border-bottom:1.5px solid #999}.k{margin-top:7pt}.r{display:flex;justify-content:space-between;padding-left:8pt}`,
        markup`<h1>${resume.name}</h1><p>${contacts(resume, random).join(' / ')}</p>${section(headings.work, jobs)}${mixed(random, [section(headings.education, schools), section(headings.skills, paragraphs(skillLines(resume, random)))])}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-no-bullets',
    people: [UNITED_KINGDOM, UNITED_STATES],
    wishes: { precision: 'year' },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map((job) => markup`<p class="j"><b>${job.title}, ${job.company}</b> (${job.dates})</p><p>${job.points.join('. ')}.</p>`);
      const schools = resume.education.map((school) => markup`<p class="j">${school.study}, ${school.school} (${school.dates})</p>`);
      return sheet(
        resume,
        random,
        `h1{font-size:17pt}h2{font-size:12pt;margin:14pt 0 2pt;text-decoration:underline}.j{margin-top:6pt}`,
        markup`<h1>${resume.words.labels.resume}</h1>${section(headings.personal, paragraphs([`${resume.words.labels.name}: ${resume.name}`, `${resume.words.labels.address}: ${resume.address}`, `${resume.words.labels.phone}: ${resume.phone}`, `${resume.words.labels.email}: ${resume.email}`]))}${section(headings.profile, paragraphs([resume.summary]))}${section(headings.work, jobs)}${section(headings.education, schools)}${section(headings.skills, paragraphs(skillLines(resume, random, 'line')))}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-dates-first',
    people: [UNITED_KINGDOM, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map((job) => markup`<p class="d">${job.dates}</p><p><b>${job.title}</b> at ${job.company}</p>${bullets(job.points)}`);
      const schools = resume.education.map(
        (school) => markup`<p class="d">${school.dates}</p><p><b>${school.study}</b></p><p>${school.school}, ${school.city}</p>`,
      );
      return sheet(
        resume,
        random,
        `body{border-left:6px solid ${colour(random)};padding-left:12pt}h1{font-size:26pt}.d{color:#777;font-size:9pt;margin-top:6pt}h2{font-size:14pt;margin:12pt 0 0;font-weight:500}`,
        markup`<h1>${resume.name}</h1><p><b>${resume.headline}</b></p><p>${contacts(resume, random).join(' — ')}</p>${section(headings.profile, paragraphs([resume.summary]))}${mixed(random, [section(headings.work, jobs), section(headings.skills, paragraphs(skillLines(resume, random))), section(headings.education, schools)])}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
  {
    id: 'web-degree-alone',
    people: [UNITED_STATES, UNITED_STATES],
    wishes: { studies: ['{degree}'], schoolDates: 'end', noHighSchool: true },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => markup`<p class="j"><b>${job.company}</b> — ${job.title}</p><p class="g">${job.dates}, ${job.city}</p>${bullets(job.points)}`,
      );
      const schools = resume.education.map((school) => markup`<p class="j">${school.school}</p><p>${school.degree}</p><p class="g">${school.dates}</p>`);
      return sheet(
        resume,
        random,
        `h1{font-size:19pt;text-align:right}.c{text-align:right;font-size:9pt}h2{font-size:12pt;margin:12pt 0 0;color:${colour(random)}}.j{margin-top:5pt}.g{color:#666}`,
        markup`<h1>${resume.name}</h1><p class="c">${resume.email}<br>${resume.phone}<br>${resume.city}</p>${section(headings.work, jobs)}${section(headings.education, schools)}${section(headings.skills, paragraphs(skillLines(resume, random)))}${extras(resume, random).map(({ heading, lines }) => section(heading, paragraphs(lines)))}`,
      );
    },
  },
];
