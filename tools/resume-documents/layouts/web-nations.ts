import { markup, type Part } from '../markup.ts';
import { CHINA, TAIWAN } from '../people/chinese.ts';
import { MALAYSIA, PHILIPPINES, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { JAPAN } from '../people/japanese.ts';
import { BRAZIL, MEXICO, SPAIN } from '../people/latin-america.ts';
import { INDONESIA, MALAY } from '../people/malay-archipelago.ts';
import { EMIRATES, TURKEY } from '../people/middle-east.ts';
import type { Job, Resume } from '../resume.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family } from './family.ts';
import { bullets, colour, mixed, paragraphs, sheet } from './web.ts';

const section = (heading: string | null, body: Part) => markup`${heading !== null && markup`<h2>${heading}</h2>`}<div>${body}</div>`;
const rest = (resume: Resume, random: Parameters<Family['write']>[1], most = 3) =>
  extras(resume, random, most).map(({ heading, lines }) => section(heading, paragraphs(lines)));
const factsOf = (resume: Resume): [string, string][] => resume.facts.map(({ label, value }) => [label, value]);

/** "6 years 2 months", as profiles print it behind a time; nothing where the months are not known. */
function lengthOf({ start, end }: Job): string {
  if (!start?.includes('-')) return '';
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const count = months(end ?? '2025-10') - months(start) + 1;
  const [years, rest] = [Math.floor(count / 12), count % 12];
  return ` (${[years > 0 && `${years} year${years > 1 ? 's' : ''}`, rest > 0 && `${rest} month${rest > 1 ? 's' : ''}`].filter(Boolean).join(' ')})`;
}

/** Resumes as they are written in one part of the world: forms with labels, personal data, records of labelled lines. Printed by Chrome. */
export const WEB_NATIONS: readonly Family[] = [
  {
    id: 'web-form-of-cells',
    people: [CHINA, JAPAN, TAIWAN],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const pairs: [string, string][] = [
        [labels.name, resume.name],
        ...factsOf(resume),
        [labels.phone, resume.phone],
        [labels.email, resume.email],
        [labels.address, resume.address],
      ];
      const rows = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, index) => pairs.slice(index * 2, index * 2 + 2));
      const band = (text: string) => markup`<tr><th colspan="4">${text}</th></tr>`;
      return sheet(
        resume,
        random,
        'h1{text-align:center;font-size:18pt;letter-spacing:6px;margin-bottom:8pt}table{border-collapse:collapse;width:100%}td,th{border:1px solid #444;padding:4pt 6pt;vertical-align:top}th{background:#eef;text-align:start}td.l{background:#f6f6f6;width:16%}',
        markup`<h1>${labels.resume}</h1><table>${band(headings.personal)}${rows.map((row) => markup`<tr>${row.map(([label, value]) => markup`<td class="l">${label}</td><td${row.length === 1 && markup` colspan="3"`}>${value}</td>`)}</tr>`)}${band(headings.education)}${resume.education.map((school) => markup`<tr><td class="l">${school.dates}</td><td colspan="2">${school.school}</td><td>${school.study}</td></tr>`)}${band(headings.work)}${resume.work.map((job) => markup`<tr><td class="l">${job.dates}</td><td colspan="2">${job.company}</td><td>${job.title}</td></tr><tr><td class="l">${labels.duties}</td><td colspan="3">${paragraphs(job.points)}</td></tr>`)}${band(headings.skills)}<tr><td colspan="4">${paragraphs(skillLines(resume, random, 'groups'))}</td></tr>${band(headings.profile)}<tr><td colspan="4">${resume.summary}</td></tr></table>`,
      );
    },
  },
  {
    id: 'web-three-on-a-line',
    people: [CHINA, TAIWAN],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const line = (a: string, b: string, c: string) => markup`<div class="r"><span>${a}</span><b>${b}</b><span>${c}</span></div>`;
      const jobs = resume.work.map((job) => markup`${line(job.dates, job.company, job.title)}${bullets(job.points)}`);
      const schools = resume.education.map((school) => line(school.dates, school.school, school.study));
      return sheet(
        resume,
        random,
        `h1{font-size:20pt}.r{display:grid;grid-template-columns:1fr 1.6fr 1.2fr;margin-top:6pt}.r span:last-child{text-align:right}h2{font-size:13pt;margin:12pt 0 4pt;border-bottom:1px solid ${colour(random)};color:${colour(random)}}`,
        markup`<h1>${resume.name}</h1><p>${labels.phone}：${resume.phone} | ${labels.email}：${resume.email} | ${resume.city}</p><p>${resume.facts
          .slice(0, 3)
          .map(({ label, value }) => `${label}：${value}`)
          .join(
            ' | ',
          )}</p>${mixed(random, [section(headings.education, schools), section(headings.work, jobs), section(headings.skills, bullets(skillLines(resume, random)))])}${rest(resume, random)}${section(headings.profile, paragraphs([resume.summary]))}`,
      );
    },
  },
  {
    id: 'web-two-lines-each',
    people: [CHINA, TAIWAN, JAPAN],
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job) => markup`<div class="r"><b>${job.company}</b><span>${job.dates}</span></div><p class="g">${job.title}　${job.city}</p>${bullets(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => markup`<div class="r"><b>${school.school}</b><span>${school.dates}</span></div><p class="g">${school.study}</p>`,
      );
      return sheet(
        resume,
        random,
        `h1{text-align:center;font-size:22pt}.c{text-align:center;margin-bottom:6pt}.r{display:flex;justify-content:space-between;margin-top:6pt}.g{color:#555}h2{background:${colour(random)};color:#fff;font-size:12pt;padding:2pt 8pt;margin:12pt 0 2pt}`,
        markup`<h1>${resume.name}</h1><p class="c">${contacts(resume, random).join(' ｜ ')}</p>${section(headings.profile, paragraphs([resume.summary]))}${section(headings.work, jobs)}${section(headings.education, schools)}${section(headings.skills, paragraphs(skillLines(resume, random)))}${rest(resume, random, 2)}`,
      );
    },
  },
  {
    id: 'web-labelled-records',
    people: [TAIWAN, JAPAN, INDONESIA],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const pair = (label: string, value: Part) => markup`<tr><td class="l">${label}</td><td>${value}</td></tr>`;
      const jobs = resume.work.map(
        (job) =>
          markup`<table>${pair(labels.company, job.company)}${pair(labels.position, job.title)}${pair(labels.period, job.dates)}${pair(labels.place, job.city)}${pair(labels.duties, paragraphs(job.points))}</table>`,
      );
      const schools = resume.education.map(
        (school) =>
          markup`<table>${pair(labels.school, school.school)}${school.study && pair(labels.degree, school.study)}${pair(labels.period, school.dates)}</table>`,
      );
      return sheet(
        resume,
        random,
        `h1{font-size:17pt}table{margin-bottom:8pt}td{vertical-align:top;padding:1pt 4pt}td.l{width:34mm;color:#666}h2{font-size:13pt;border-left:5px solid ${colour(random)};padding-left:6pt;margin:12pt 0 5pt}`,
        markup`<h1>${labels.resume}</h1>${section(headings.personal, markup`<table>${[[labels.name, resume.name], [labels.phone, resume.phone], [labels.email, resume.email], [labels.address, resume.address], ...factsOf(resume)].map(([label = '', value]) => pair(label, value))}</table>`)}${section(headings.education, schools)}${section(headings.work, jobs)}${section(headings.skills, paragraphs(skillLines(resume, random, 'groups')))}${rest(resume, random, 2)}${section(headings.profile, paragraphs([resume.summary]))}`,
      );
    },
  },
  {
    id: 'web-rirekisho',
    people: [JAPAN, JAPAN, JAPAN],
    wishes: {
      noTitles: true,
      studies: ['{field}'],
      schoolDates: 'range',
      precision: 'month',
      dateForms: ['yyyy年M月', 'eee年M月', 'yyyy年M月'],
      noHighSchool: true,
      schools: [1, 1],
    },
    write: (resume, random) => {
      const { labels } = resume.words;
      const row = (date: string, text: Part) => {
        const [year, rest = ''] = date.split('年');
        return markup`<tr><td class="y">${year}</td><td class="m">${rest.replace('月', '')}</td><td>${text}</td></tr>`;
      };
      const schools = resume.education
        .toReversed()
        .map((school) => markup`${row(school.from, `${school.school} ${school.field} 入学`)}${row(school.until, `${school.school} ${school.field} 卒業`)}`);
      const jobs = resume.work
        .toReversed()
        .map((job) => markup`${row(job.from, `${job.company} 入社`)}${job.end !== null && row(job.until, `${job.company} 退社（一身上の都合）`)}`);
      return sheet(
        resume,
        random,
        'h1{font-size:18pt;letter-spacing:12px}table{border-collapse:collapse;width:100%;margin-top:8pt}td,th{border:1px solid #222;padding:4pt 6pt}.y{width:22mm;text-align:center}.m{width:12mm;text-align:center}.c{text-align:center}.e{text-align:right}',
        markup`<div style="display:flex;justify-content:space-between"><h1>履歴書</h1><p>2025年10月1日現在</p></div><table><tr><td style="width:24mm">${labels.name}</td><td style="font-size:15pt">${resume.name}</td><td rowspan="2" style="width:30mm;text-align:center">写真</td></tr><tr><td>${resume.facts[0]?.label}</td><td>${resume.facts[0]?.value}</td></tr><tr><td>${labels.address}</td><td colspan="2">〒100-0000 ${resume.address}</td></tr><tr><td>${labels.phone}</td><td colspan="2">${resume.phone}</td></tr><tr><td>${labels.email}</td><td colspan="2">${resume.email}</td></tr></table><table><tr><th class="y">年</th><th class="m">月</th><th>学歴・職歴</th></tr><tr><td></td><td></td><td class="c">学歴</td></tr>${schools}<tr><td></td><td></td><td class="c">職歴</td></tr>${jobs}${resume.work[0]?.end === null && markup`<tr><td></td><td></td><td>現在に至る</td></tr>`}<tr><td></td><td></td><td class="e">以上</td></tr></table><table><tr><th class="y">年</th><th class="m">月</th><th>免許・資格</th></tr>${resume.certificates.map(({ text, date }) => row(`${date}年${random.whole(1, 12)}月`, `${text} 取得`))}</table><table><tr><th style="text-align:left">スキル</th></tr><tr><td>${skillLines(resume, random, 'line')}</td></tr></table>`,
      );
    },
  },
  {
    id: 'web-shokumu-keirekisho',
    people: [JAPAN, JAPAN],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const sign = random.pick(['■', '【', '●', '◆']);
      const heading = (text: string) => (sign === '【' ? `【${text}】` : `${sign}${text}`);
      const jobs = resume.work.map(
        (job) =>
          markup`<p class="k">${job.dates}　${job.company}</p><p>事業内容：${random.pick(['情報サービス', '卸売業', '食品製造', '物流'])}　資本金：${random.whole(1, 9)},000万円　従業員数：${random.whole(40, 900)}名</p><p>${labels.position}：${job.title}</p><p>［${labels.duties}］</p>${paragraphs(job.points.map((point) => `・${point}`))}`,
      );
      const schools = resume.education.map((school) => markup`<p>${school.dates}　${school.school}　${school.study}</p>`);
      return sheet(
        resume,
        random,
        'h1{text-align:center;font-size:18pt;font-weight:500}.e{text-align:right}h2{font-size:11.5pt;margin:12pt 0 3pt}.k{background:#eee;padding:2pt 4pt;margin-top:7pt;font-weight:bold}',
        markup`<h1>職務経歴書</h1><p class="e">2025年10月1日現在</p><p class="e">${labels.name}：${resume.name}</p><p class="e">${labels.phone}：${resume.phone}　${labels.email}：${resume.email}</p>${section(heading('職務要約'), paragraphs([resume.summary]))}${section(heading(headings.work), jobs)}${section(heading(headings.skills), paragraphs(skillLines(resume, random, 'groups').map((line) => `・${line}`)))}${section(heading(headings.education), schools)}${section(heading(headings.certificates), paragraphs(resume.certificates.map(({ text, date }) => `${text}（${date}年取得）`)))}${section(heading('自己PR'), paragraphs([resume.summary]))}<p class="e">以上</p>`,
      );
    },
  },
  {
    id: 'web-biodata',
    people: [INDONESIA, MALAY, PHILIPPINES],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const pair = (label: string, value: Part) => markup`<tr><td class="l">${label}</td><td>:</td><td>${value}</td></tr>`;
      const jobs = resume.work.map(
        (job, index) =>
          markup`<p class="k">${index + 1}. <b>${job.company}</b></p><table>${pair(labels.position, job.title)}${pair(labels.period, job.dates)}${pair(labels.duties, paragraphs(job.points))}</table>`,
      );
      const schools = markup`<table>${resume.education.map((school) => markup`<tr><td class="l">${school.dates}</td><td>:</td><td>${school.school}${school.study && `, ${school.study}`}</td></tr>`)}</table>`;
      return sheet(
        resume,
        random,
        'h1{text-align:center;font-size:15pt;text-decoration:underline}td{vertical-align:top;padding:1pt 3pt}td.l{width:48mm}h2{font-size:12pt;margin:12pt 0 4pt;text-transform:uppercase}.k{margin-top:6pt}',
        markup`<h1>${labels.resume}</h1>${section(headings.personal, markup`<table>${[[labels.name, resume.name], ...factsOf(resume), [labels.address, resume.address], [labels.phone, resume.phone], [labels.email, resume.email]].map(([label = '', value]) => pair(label, value))}</table>`)}${section(headings.education, schools)}${section(headings.work, jobs)}${section(headings.skills, bullets(skillLines(resume, random, random.pick(['each', 'groups']))))}${rest(resume, random, 2)}`,
      );
    },
  },
  {
    id: 'web-board-profile',
    people: [MALAYSIA, INDONESIA, PHILIPPINES],
    wishes: { precision: 'month', dateForms: ['MMM yyyy', 'MMMM yyyy'], separators: [' - ', ' – '] },
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const record = (dates: Part, body: Part) => markup`<div class="row"><div class="d">${dates}</div><div>${body}</div></div>`;
      const jobs = resume.work.map((job) =>
        record(
          markup`${job.dates}${resume.language === 'en' && markup`<br>${lengthOf(job)}`}`,
          markup`<p><b>${job.title}</b></p><p>${job.company} | ${job.city}</p>${bullets(job.points)}`,
        ),
      );
      const schools = resume.education.map((school) => record(school.dates, markup`<p><b>${school.school}</b></p><p>${school.study} | ${school.city}</p>`));
      return sheet(
        resume,
        random,
        `h1{font-size:20pt}.row{display:grid;grid-template-columns:46mm 1fr;margin-top:6pt}.d{color:#666;font-size:9pt}h2{font-size:13pt;color:${colour(random)};margin:14pt 0 4pt}`,
        markup`<h1>${resume.name}</h1><p>${resume.phone} | ${resume.email} | ${resume.city}</p>${section(headings.work, jobs)}${section(headings.education, schools)}${section(headings.skills, paragraphs(skillLines(resume, random, random.pick(['line', 'levels']))))}${section(headings.languages, paragraphs(resume.languages.map(({ label, value }) => `${label}: ${value}`)))}${section(headings.personal, paragraphs([...resume.facts.map(({ label, value }) => `${label}: ${value}`), `${labels.address}: ${resume.address}`]))}`,
      );
    },
  },
  {
    id: 'web-network-profile',
    people: [UNITED_STATES, BRAZIL, SPAIN],
    wishes: { promotions: true, jobs: [3, 4], precision: 'month', dateForms: ['MMMM yyyy'], separators: [' - '], schoolDates: 'range' },
    write: (resume, random) => {
      const { headings } = resume.words;
      const jobs = resume.work.map(
        (job, index) =>
          markup`${resume.work[index - 1]?.company !== job.company && markup`<p class="k">${job.company}</p>`}<p>${job.title}</p><p class="g">${job.dates}${resume.language === 'en' && lengthOf(job)}</p><p class="g">${job.city}</p>${paragraphs(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => markup`<p class="k">${school.school}</p><p class="g">${school.study}${markup` · (${school.dates})`}</p>`,
      );
      const skills = resume.skills.flatMap(({ skills }) => skills);
      return sheet(
        resume,
        random,
        `@page{margin:0}body{display:grid;grid-template-columns:60mm 1fr;min-height:270mm}aside{background:#293e49;color:#fff;padding:12mm 6mm;font-size:9pt}main{padding:12mm 10mm}h1{font-size:24pt;font-weight:400}h2{font-size:13pt;font-weight:400;margin:14pt 0 6pt}.k{font-weight:bold;margin-top:9pt}.g{color:#888}`,
        markup`<aside>${section(headings.personal, paragraphs([resume.phone, resume.email, ...resume.links]))}${section(headings.skills, paragraphs(skills))}${section(headings.languages, paragraphs(resume.languages.map(({ label, value }) => `${label} (${value})`)))}</aside><main><h1>${resume.name}</h1><p>${resume.headline} | ${resume.work[0]?.company}</p><p class="g">${resume.city}</p>${section(headings.profile, paragraphs([resume.summary]))}${section(headings.work, jobs)}${section(headings.education, schools)}</main>`,
      );
    },
  },
  {
    id: 'web-europass',
    people: [SPAIN, TURKEY, UNITED_KINGDOM],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const row = (left: Part, right: Part) => markup`<div class="row"><div class="l">${left}</div><div>${right}</div></div>`;
      const jobs = resume.work.map((job) => row(job.dates, markup`<p class="t">${job.title}</p><p>${job.company}, ${job.city}</p>${bullets(job.points)}`));
      const schools = resume.education.map((school) => row(school.dates, markup`<p class="t">${school.study}</p><p>${school.school}, ${school.city}</p>`));
      return sheet(
        resume,
        random,
        '.row{display:grid;grid-template-columns:48mm 1fr;gap:5mm;margin-top:4pt}.l{text-align:right;color:#0e4194}.t{color:#0e4194;font-size:11pt}h2{font-size:10pt;text-transform:uppercase;color:#0e4194;border-bottom:1px solid #0e4194;margin:12pt 0 4pt}h1{font-size:14pt;margin:0}',
        markup`${row(labels.resume, '')}<h2>${headings.personal}</h2>${row('', markup`<h1>${resume.name}</h1>`)}${row(labels.address, resume.address)}${row(labels.phone, resume.phone)}${row(labels.email, resume.email)}${resume.facts.slice(0, 3).map(({ label, value }) => row(label, value))}<h2>${headings.work}</h2>${jobs}<h2>${headings.education}</h2>${schools}<h2>${headings.skills}</h2>${resume.skills.map(({ name, skills }) => row(name, skills.join(', ')))}<h2>${headings.languages}</h2>${resume.languages.map(({ label, value }) => row(label, value))}`,
      );
    },
  },
  {
    id: 'web-labelled-lines',
    people: [BRAZIL, MEXICO, BRAZIL, TURKEY],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const jobs = resume.work.map(
        (job) =>
          markup`<p class="k"><b>${labels.company}:</b> ${job.company}</p><p><b>${labels.position}:</b> ${job.title}</p><p><b>${labels.period}:</b> ${job.dates}</p><p><b>${labels.duties}:</b> ${job.points.join('; ')}.</p>`,
      );
      const schools = resume.education.map((school) => markup`<p class="k">${school.study} – ${school.school}</p><p>${school.dates}</p>`);
      return sheet(
        resume,
        random,
        `h1{font-size:20pt;text-align:center}.c{text-align:center}.k{margin-top:7pt}h2{font-size:12pt;text-transform:uppercase;margin:12pt 0 2pt;border-bottom:2px solid ${colour(random)}}`,
        markup`<h1>${resume.name}</h1><p class="c">${resume.facts
          .slice(0, 3)
          .map(({ value }) => value)
          .join(
            ', ',
          )}</p><p class="c">${resume.address}</p><p class="c">${labels.phone}: ${resume.phone} / ${labels.email}: ${resume.email}</p>${section(headings.profile, paragraphs([resume.summary]))}${mixed(random, [section(headings.work, jobs), section(headings.education, schools), section(headings.skills, bullets(skillLines(resume, random)))])}${rest(resume, random)}`,
      );
    },
  },
  {
    id: 'web-personal-data-first',
    people: [MEXICO, TURKEY, EMIRATES, MALAY],
    write: (resume, random) => {
      const { headings, labels } = resume.words;
      const jobs = resume.work.map(
        (job) => markup`<p class="k"><b>${job.company}</b> – ${job.city}</p><p>${job.title} | ${job.dates}</p>${bullets(job.points)}`,
      );
      const schools = resume.education.map((school) => markup`<p class="k"><b>${school.school}</b></p><p>${school.study} | ${school.dates}</p>`);
      return sheet(
        resume,
        random,
        `h1{font-size:19pt}.two{display:grid;grid-template-columns:1fr 1fr}h2{font-size:12.5pt;margin:12pt 0 3pt;color:${colour(random)}}.k{margin-top:5pt}`,
        markup`<h1>${resume.name}</h1>${section(headings.personal, markup`<div class="two">${[[labels.phone, resume.phone], [labels.email, resume.email], ...factsOf(resume)].map(([label, value]) => markup`<div>${label}: ${value}</div>`)}</div>`)}${section(headings.profile, paragraphs([resume.summary]))}${section(headings.work, jobs)}${section(headings.education, schools)}${section(headings.skills, paragraphs(skillLines(resume, random)))}${rest(resume, random)}`,
      );
    },
  },
];
