import { tex, Markup, type Part } from '../markup.ts';
import { SINGAPORE, UNITED_KINGDOM, UNITED_STATES } from '../people/english.ts';
import { BRAZIL, SPAIN } from '../people/latin-america.ts';
import { TURKEY } from '../people/middle-east.ts';
import type { Random } from '../random.ts';
import type { Resume } from '../resume.ts';
import { contacts, extras, skillLines } from './content.ts';
import type { Family, Source } from './family.ts';
import { paperOf } from './web.ts';

const raw = (text: string): Markup => new Markup(text);
const items = (points: readonly Part[]): Markup => tex`\begin{itemize}${points.map(
  (point) => tex`\item ${point}
`,
)}\end{itemize}
`;
const breaks = (lines: readonly Part[]): Markup =>
  tex`${lines.map(
    (line) => tex`${line}\\
`,
  )}`;
const textWords = (resume: Resume, random: Random, most = 2): { heading: string; lines: readonly string[] }[] =>
  extras(resume, random, most).flatMap(({ heading, lines }) => (heading === null ? [] : [{ heading, lines }]));

function article(resume: Resume, preamble: string, body: Markup, fonts = '\\usepackage[T1]{fontenc}\\usepackage{mathptmx}'): Source {
  const paper = paperOf(resume) === 'A4' ? 'a4paper' : 'letterpaper';
  return {
    producer: 'latex',
    text: tex`${raw(`\\documentclass[10pt,${paper}]{article}\\usepackage[utf8]{inputenc}${fonts}\\usepackage[margin=18mm]{geometry}\\usepackage{enumitem,titlesec,tabularx}\\setlist{nosep,leftmargin=*}\\setlength\\parindent{0pt}\\pagestyle{empty}${preamble}\\begin{document}`)}
${body}
${raw('\\end{document}')}
`,
  };
}

/** moderncv's commands; `style` is one of its own. Its icons are letters: the font of the others is half a gigabyte of TeX Live away. */
function modern(resume: Resume, random: Random, style: string): Source {
  const [first = '', ...rest] = resume.name.split(' ');
  const { headings } = resume.words;
  const entry = (
    dates: string,
    what: string,
    where: string,
    place: string,
    points: readonly string[],
  ) => tex`\cventry{${dates}}{${what}}{${where}}{${place}}{}{${points.length > 0 && items(points)}}
`;
  return {
    producer: 'latex',
    text: tex`${raw(`\\makeatletter\\@namedef{ver@fontawesome5.sty}{}\\makeatother\\newcommand\\faCircle[1][]{\\textbullet}\\documentclass[10pt,${paperOf(resume) === 'A4' ? 'a4paper' : 'letterpaper'},sans]{moderncv}\\moderncvstyle{${style}}\\moderncvicons{letters}\\moderncvcolor{${random.pick(['blue', 'green', 'grey', 'burgundy'])}}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{helvet}\\usepackage[scale=0.8]{geometry}`)}
\name{${first}}{${rest.join(' ')}}\title{${resume.headline}}\phone[mobile]{${resume.phone}}\email{${resume.email}}\address{${resume.address}}{}{}
\begin{document}\makecvtitle
\section{${headings.work}}${resume.work.map((job) => entry(job.dates, job.title, job.company, job.city, job.points))}
\section{${headings.education}}${resume.education.map((school) => entry(school.dates, school.study, school.school, school.city, []))}
\section{${headings.skills}}${resume.skills.map(
      ({ name, skills }) => tex`\cvitem{${name}}{${skills.join(', ')}}
`,
    )}
\section{${headings.languages}}${resume.languages.map(
      ({ label, value }) => tex`\cvitem{${label}}{${value}}
`,
    )}
\end{document}
`,
  };
}

/** Set by pdfLaTeX. */
export const LATEX: readonly Family[] = [
  {
    id: 'latex-tabular-lines',
    people: [UNITED_STATES, BRAZIL],
    write: (resume, random) => {
      const { headings } = resume.words;
      const head = (
        a: Part,
        b: Part,
        c: Part,
        d: Part,
      ) => tex`\begin{tabular*}{\textwidth}[t]{l@{\extracolsep{\fill}}r}\textbf{${a}} & ${b} \\ \textit{\small ${c}} & \textit{\small ${d}} \\ \end{tabular*}
`;
      const jobs = resume.work.map((job) => tex`${head(job.title, job.dates, job.company, job.city)}${items(job.points)}`);
      const schools = resume.education.map((school) => tex`${head(school.school, school.city, school.study, school.dates)}`);
      return article(
        resume,
        '\\titleformat{\\section}{\\scshape\\large}{}{0em}{}[\\titlerule]\\titlespacing*{\\section}{0pt}{8pt}{4pt}',
        tex`\begin{center}{\Huge\scshape ${resume.name}}\\ \small ${contacts(resume, random).join(' | ')}\end{center}
\section{${headings.education}}${schools}\section{${headings.work}}${jobs}\section{${headings.skills}}${breaks(skillLines(resume, random, random.pick(['groups', 'line'])))}${textWords(resume, random).map(({ heading, lines }) => tex`\section{${heading}}${breaks(lines)}`)}`,
      );
    },
  },
  {
    id: 'latex-moderncv-classic',
    people: [UNITED_KINGDOM, SPAIN],
    wishes: { noHighSchool: true },
    write: (resume, random) => modern(resume, random, 'classic'),
  },
  {
    id: 'latex-moderncv-banking',
    people: [UNITED_STATES, SINGAPORE],
    wishes: { noHighSchool: true },
    write: (resume, random) => modern(resume, random, 'banking'),
  },
  {
    id: 'latex-ligatures-lost',
    people: [UNITED_STATES, UNITED_KINGDOM],
    wishes: { without: /f[fil]/i },
    write: (resume, random) => {
      const jobs = resume.work.map(
        (job) => tex`\textbf{${job.title}}, ${job.company}\hfill ${job.dates}
${items(job.points)}
`,
      );
      const schools = resume.education.map(
        (school) => tex`\textbf{${school.school}}\hfill ${school.dates}\\ ${school.study}

`,
      );
      // The ligatures are drawn, and the table of what they mean says nothing for them.
      const lost =
        '\\input{glyphtounicode}\\pdfgentounicode=1 \\pdfglyphtounicode{fi}{0000}\\pdfglyphtounicode{fl}{0000}\\pdfglyphtounicode{ff}{0000}\\pdfglyphtounicode{ffi}{0000}\\pdfglyphtounicode{ffl}{0000}';
      return article(
        resume,
        `${lost}\\titleformat{\\section}{\\bfseries\\large}{}{0em}{}\\titlespacing*{\\section}{0pt}{9pt}{3pt}`,
        tex`{\LARGE\bfseries ${resume.name}}\\ ${resume.phone} \textbar{} ${resume.email} \textbar{} ${resume.city}

\section{Professional Profile}Efficient and flexible; the first to offer help with difficult files.
\section{Professional Experience}${jobs}\section{${resume.words.headings.education}}${schools}\section{Certifications}${breaks(resume.certificates.map(({ text, date }) => `${text}, ${date}`))}\section{Skills and Qualifications}${breaks(skillLines(resume, random, 'groups'))}`,
        '\\usepackage[T1]{fontenc}\\usepackage{charter}',
      );
    },
  },
  {
    id: 'latex-headings-in-margin',
    people: [UNITED_STATES, TURKEY],
    write: (resume, random) => {
      const { headings } = resume.words;
      const row = (heading: string, body: Part) => tex`\noindent\begin{tabularx}{\textwidth}{@{}p{34mm}X@{}}\textsc{${heading}} & ${body}\end{tabularx}\\[6pt]
`;
      const jobs = resume.work.map(
        (job) => tex`\textbf{${job.company}}, ${job.city}\hfill ${job.dates}\par \textit{${job.title}}\par ${job.points.map((point) => tex`-- ${point}\par `)}`,
      );
      const schools = resume.education.map((school) => tex`\textbf{${school.school}}\hfill ${school.dates}\par ${school.study}\par `);
      return article(
        resume,
        '',
        tex`{\Large\bfseries ${resume.name}}\\[4pt]${resume.email}\hfill ${resume.phone}\\[8pt]
${row(headings.education, schools)}${row(headings.work, jobs)}${row(
          headings.skills,
          skillLines(resume, random, 'groups').map((line) => tex`${line}\par `),
        )}${textWords(resume, random).map(({ heading, lines }) =>
          row(
            heading,
            lines.map((line) => tex`${line}\par `),
          ),
        )}`,
      );
    },
  },
  {
    id: 'latex-two-columns',
    people: [UNITED_STATES, SINGAPORE],
    write: (resume, random) => {
      const { headings } = resume.words;
      const head = (heading: string) => tex`\vspace{6pt}{\large\bfseries ${heading}}\par\vspace{2pt}
`;
      const jobs = resume.work.map(
        (job) => tex`\textbf{${job.title}} \textbar{} ${job.company}\par{\small\itshape ${job.dates} \textbar{} ${job.city}}\par ${items(job.points)}`,
      );
      const schools = resume.education.map(
        (school) => tex`\textbf{${school.school}}\par ${school.study}\par {\small ${school.dates}}\par\vspace{3pt}
`,
      );
      return article(
        resume,
        '',
        tex`\begin{center}{\fontsize{28}{30}\selectfont ${resume.name}}\\[3pt]${contacts(resume, random).join(' | ')}\end{center}
\begin{minipage}[t]{0.31\textwidth}\raggedright ${head(headings.education)}${schools}${head(headings.skills)}${resume.skills.map(
          ({ name, skills }) => tex`\textsc{${name}}\par ${skills.join(' • ')}\par
`,
        )}\end{minipage}\hfill\begin{minipage}[t]{0.65\textwidth}\raggedright ${head(headings.work)}${jobs}\end{minipage}`,
        '\\usepackage[T1]{fontenc}\\usepackage{helvet}\\renewcommand\\familydefault{\\sfdefault}',
      );
    },
  },
  {
    id: 'latex-years-in-margin',
    people: [UNITED_KINGDOM, UNITED_STATES],
    wishes: { precision: 'year', noHighSchool: true },
    write: (resume, random) => {
      const { headings } = resume.words;
      const entry = (dates: string, body: Part) => tex`\item[${dates}] ${body}
`;
      const listed = (entries: readonly Part[]) => tex`\begin{description}[style=multiline,leftmargin=3.2cm,font=\normalfont]${entries}\end{description}
`;
      return article(
        resume,
        '\\titleformat{\\section}{\\large}{}{0em}{}\\titlespacing*{\\section}{0pt}{10pt}{3pt}',
        tex`{\LARGE ${resume.name}}

${resume.address}\\ ${resume.email}\\ ${resume.phone}
\section{${headings.education}}${listed(resume.education.map((school) => entry(school.dates, tex`${school.study}, \textit{${school.school}}`)))}\section{${headings.work}}${listed(resume.work.map((job) => entry(job.dates, tex`${job.title}, \textit{${job.company}}. ${job.points.join('. ')}.`)))}\section{Publications}Cited in \textit{Journal of Sample Studies} 12 (2016), 44–61; \textit{Example Letters} 3 (2019), 101–118.
\section{${headings.skills}}${breaks(skillLines(resume, random, 'line'))}`,
        '\\usepackage[T1]{fontenc}\\usepackage{palatino}',
      );
    },
  },
];
