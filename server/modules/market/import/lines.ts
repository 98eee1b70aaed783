/** A line of a description: its text as inline HTML, and its kind. `starts` means it starts a paragraph. */
export interface Line {
  kind: 'text' | 'item' | 'heading';
  html: string;
  isOrdered: boolean;
  starts: boolean;
  /** A numbered item that restarts the numbering, and so starts another list. */
  isFirst?: boolean;
}

/** Text that sites leave for empty or collapsed fields. */
const LEFT_OVER = /^(?:未填寫|無資料|show (?:more|less))$/i;

/** Removes repeated lines: some feeds contain a text twice, the second time truncated. A repeated heading is removed with its lines. */
export function unrepeated(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  const content = lines.filter(({ html, kind }) => {
    if (LEFT_OVER.test(html)) return false;
    const isNew = !seen.has(html) || (kind !== 'heading' && html.length < 30);
    seen.add(html);
    return isNew;
  });
  const last = content.at(-1)?.html.replace(/(?<![.…\s])[.…\s]+$/, '') ?? '';
  const isCut =
    content.length < lines.filter(({ html }) => !LEFT_OVER.test(html)).length &&
    content.length > 1 &&
    last !== '' &&
    content.slice(0, -1).some(({ html }) => html.startsWith(last));
  return isCut ? content.slice(0, -1) : content;
}

/** HTML of p, h3, ul, ol, li, br and inline tags from lines. Consecutive items make a list, and br separates the lines of a paragraph. */
export function htmlFromLines(all: readonly Line[]): string {
  const lines = withFirstItems(all);
  const blocks: string[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index] as Line;
    let end = index + 1;
    if (line.kind === 'item') {
      while (lines[end]?.kind === 'item' && lines[end]?.isOrdered === line.isOrdered && !(lines[end]?.isFirst && end > index + 1)) end += 1;
      const tag = line.isOrdered ? 'ol' : 'ul';
      blocks.push(
        `<${tag}>${lines
          .slice(index, end)
          .map((item) => `<li>${item.html}</li>`)
          .join('')}</${tag}>`,
      );
    } else if (line.kind === 'heading') {
      blocks.push(`<h3>${line.html}</h3>`);
    } else {
      while (lines[end]?.kind === 'text' && !lines[end]?.starts) end += 1;
      blocks.push(
        `<p>${lines
          .slice(index, end)
          .map(({ html }) => html)
          .join('<br>')}</p>`,
      );
    }
    index = end;
  }
  return blocks.join('\n');
}

/** Words that start prose. */
export const PROSE =
  /^(?:We|Our|The|It|With|As|This|You|Your|If|In|To|At|Are|Join|Be|By|For|From|Here|I|Is|Apply|Please|Welcome|Ready|When|While|Since|Through|Together|A|An)\b/;

/** A line between a heading and items that look like it is the first item: feeds lose its bullet. */
function withFirstItems(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, index) => {
    const [before, next, afterNext] = [lines[index - 1], lines[index + 1], lines[index + 2]];
    if (line.kind !== 'text' || before?.kind !== 'heading' || next?.kind !== 'item' || afterNext?.kind !== 'item') return line;
    const endsAlike = /[.。]$/.test(line.html) === /[.。]$/.test(next.html);
    const isLike =
      line.html.length <= 1.5 * Math.max(next.html.length, afterNext.html.length) && endsAlike && !/[:：]$/.test(line.html) && !PROSE.test(line.html);
    return isLike ? { ...line, kind: 'item', isOrdered: next.isOrdered } : line;
  });
}

const BULLET = /^\s*(?:\p{Emoji_Presentation}\ufe0f?|[•·▪▫‣●○◦■□◆◇►▶➢➤❖✓✔☑※★☆．]|[*+–—-](?=\s|\p{Lu})|o\s(?=\p{Lu}))\s*(?=\S)/u;
const NUMBER = /^\s*(?:\(?\d{1,2}[.)、．](?!\d)|（\d{1,2}）|\(\d{1,2}\)|[①②③④⑤⑥⑦⑧⑨⑩]|[a-h]\)|\d️?⃣)\s*(?=\S)/u;

/** The first number of a list. */
const FIRST = /^\s*(?:\(?1[.)、．](?!\d)|（1）|\(1\)|①|a\))/;

/** Classifies a line of plain text as a bullet, a numbered item, a heading or text. */
export function judged(text: string, starts: boolean, escape: (text: string) => string): Line {
  const plain = text.trim();
  const bullet = BULLET.exec(plain) ?? NUMBER.exec(plain);
  if (bullet && plain.length > bullet[0].length) {
    const body = plain.slice(bullet[0].length).trim();
    if (isKnownHeading(body)) return { kind: 'heading', html: escape(headingOf(body) ?? body), isOrdered: false, starts: true };
    return { kind: 'item', html: escape(body), isOrdered: NUMBER.test(plain), starts: false, ...(FIRST.test(plain) ? { isFirst: true } : {}) };
  }
  const heading = headingOf(plain);
  return heading ? { kind: 'heading', html: escape(heading), isOrdered: false, starts: true } : { kind: 'text', html: escape(plain), isOrdered: false, starts };
}

const KNOWN = new RegExp(
  `^(?:${[
    'job (?:description|summary|purpose|responsibilities|requirements?|duties|overview|scope|highlights|details|qualifications?)',
    '(?:key |main |core |primary |your |the )?(?:responsibilities|duties|accountabilities|tasks)',
    'roles? (?:and|&) responsibilities',
    'responsibilities and duties',
    'duties (?:and|&) responsibilities',
    '(?:minimum |basic |preferred |key |job |your )?(?:qualifications?|requirements?|skills|competenc(?:y|ies)|experience)',
    '(?:skills|qualifications|requirements|education) (?:and|&) (?:skills|qualifications|experience|requirements)',
    '(?:required|preferred) (?:skills|qualifications|experience)',
    '(?:about|who) (?:us|you|we are|you are|the (?:role|job|team|company|position))',
    "what (?:you(?:’|'|)ll (?:do|need|bring|get)|you will (?:do|need|bring)|we (?:offer|are looking for|look for|need)|to expect)",
    'why (?:join|work with) us',
    '(?:benefits|perks|what we offer|company overview|position overview|role overview|overview|nice to have|good to have|how to apply|work(?:ing)? hours?|work schedule|additional information)(?: (?:and|&) perks)?',
    'tanggung jawab|kualifikasi|persyaratan|deskripsi pekerjaan|tugas dan tanggung jawab|keuntungan|requisitos|responsabilidades|funciones|beneficios|benefícios|atividades|aranan nitelikler|iş tanımı',
    '工作內容|工作内容|職務內容|職位描述|主要工作內容|主要職責|職責|條件要求|職務條件|職務要求|任職要求|任职要求|岗位职责|应征条件|應徵條件|應徵方式|加分條件|我們提供|公司簡介|工作地點|福利|仕事内容|応募資格|必須条件|歓迎条件|待遇|勤務地|福利厚生|المسؤوليات|المتطلبات|المؤهلات|المهام',
  ].join('|')})$`,
  'iu',
);
/** The last word of a heading in title case, as in "Ninja Perks and Benefits". */
const HEADS =
  /\b(?:responsibilities|accountabilities|requirements?|qualifications?|competencies|duties|benefits|perks|overview|summary|background|we offer|to have)$/i;
const BRACKETED =
  /^(?:【(.+)】|\[(.+)\]|［(.+)］|<([^<>]+)>|《(.+)》|〈(.+)〉|\*{1,3}([^*]+)\*{1,3}|[=#~-]{2,}(?![=#~-])(.*[^=#~-])[=#~-]{2,}|■(.+)|#{1,4}\s(.+))[:：]?$/u;

/** Whether an item is really a heading: known, and with several words or a colon. "Experience" alone may be an item. */
export function isKnownHeading(text: string): boolean {
  const bare = text.replace(/(?<!\s)\s*[:：]\s*$/, '').trim();
  return KNOWN.test(bare) && (bare !== text.trim() || /[\s\p{Script=Han}]/u.test(bare));
}

/**
 * The words of a heading without brackets and colon, or null if the line is none. A heading is bracketed, in capitals, known, or short and ends with a colon.
 */
export function headingOf(line: string): string | null {
  const text = line.trim().replace(/^[▍▌▎▋|‖◤◢♦◆◇●•▲△▼▽➤►▶★☆※]+\s*/u, '');
  if (text.length > 90 || text.length < 2) return null;
  const inside = BRACKETED.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.trim();
  if (inside && inside.length >= 2 && inside.length <= 70 && !/[。.]$/.test(inside)) return capped(inside.replace(/[:：]$/, ''));
  const bare = text.replace(/(?<!\s)\s*[:：]\s*$/, '').trim();
  if (KNOWN.test(bare)) return capped(bare);
  if (bare !== text && bare.length <= 60 && !/[.!?。；;]/.test(bare) && bare.split(/\s+/).length <= 8) return capped(bare);
  if (HEADS.test(bare) && bare.split(/\s+/).length <= 6 && bare.split(/\s+/).every((word) => /^[\p{Lu}\d&/(]/u.test(word) || SMALL.test(word)))
    return capped(bare);
  const letters = bare.replace(/[^\p{L}]/gu, '');
  const isCapitals = letters.length >= 6 && bare.length <= 60 && letters === letters.toUpperCase() && letters !== letters.toLowerCase() && !/[.!?]$/.test(bare);
  return isCapitals ? capped(bare) : null;
}

const SMALL = /^(?:a|an|and|are|as|at|by|for|from|in|is|of|on|or|our|the|to|we|who|why|what|with|you|your|us|how|job|key|role|dan|de|e|la|y)$/i;

/** Text in capitals converted to sentence case: "JOB REQUIREMENTS" becomes "Job requirements". Short words that aren't common ones stay (HR, SAP). */
function capped(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 6 || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return text;
  const words = text.split(/(\s+)/).map((word) => (word.length <= 3 && !SMALL.test(word) ? word : word.toLowerCase()));
  const lowered = words.join('');
  return lowered.charAt(0).toUpperCase() + lowered.slice(1);
}
