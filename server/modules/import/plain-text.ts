import { escapeHtml } from './entities.ts';
import { headingOf, htmlFromLines, judged, PROSE, unrepeated, type Line } from './lines.ts';

/** Words that open a sentence, an item or a heading: where one follows a small letter without a blank, a line break was lost. */
const OPENERS =
  "About|Ability|Able|Accountab|Achiev|Adapt|Address|Administ|Advantage|Analy[sz]|Answer|Appl(?:y|ication)|Assess|Assist|Assur|At least|Attend|Audit|Bachelor|Background|Basic|Be |Benefits|Build|Candidate|Can |Carry|Check|Collaborat|Collect|Communicat|Company|Compet|Compil|Complet|Comply|Computer|Conduct|Contribut|Coordinat|Creat|Customer|Daily|Deliver|Demonstrat|Design|Detail|Develop|Diploma|Direct|Document|Draft|Drive|Dut(?:y|ies)|Education|Effective|Employment|Ensur|Establish|Evaluat|Excellent|Execut|Experience|Facilitat|Familiar|Fast|Female|Flexib|Fluen|Follow|Fresh|General|Generat|Good|Graduat|Great|Handl|Has |Have |Health|High|Identif|If |Implement|Improv|In this|Includ|Interact|Interpersonal|Interview|Investigat|Job|Join|Keep|Key|Knowledge|Lead|Leverag|Liais|Location|Maintain|Male|Manag|Market|Master|Mentor|Minimum|Monitor|Must|Need|Negotiat|Nice to|No experience|Offer|Open to|Operat|Optimi[sz]|Organi[sz]|Our |Overs|Own |Participat|Perform|Perks|Plan|Position|Possess|Preferabl|Preferred|Prepar|Present|Previous|Primary|Prior|Problem|Process|Produc|Proficien|Promot|Proven|Provid|Qualifi|Reconcil|Recommend|Record|Report|Requir|Research|Resolv|Respon|Review|Role|Salary|Schedul|Secur|Serv|Setup|Set up|Skill|Solid|Strateg|Strong|Submit|Supervis|Support|Tak|Team|Test|The |This |Track|Train|Translat|Troubleshoot|Understand|Updat|Us(?:e|ing) |Utili[sz]|Valid|Verif|We |We’re|We're|Welcome|What|Who |Why |Will|With |Work|Writ|You|You’|You'";
/** A small letter with a capital behind it. */
const GLUED_WORD = new RegExp(`(?<![\\p{L}])(\\p{Ll}{3,}|\\p{Lu}\\p{Ll}+)(?=(\\p{Lu}\\p{Ll}+|[A-Z]\\s))(${OPENERS})?`, 'gu');
const ENDS_HEADING =
  /^(?:Responsibilities|Requirements?|Description|Summary|Skills?|Qualifications?|Overview|Objectives?|Role|Duties|Benefits|Purpose|Development|Knowledge|Profile|Background|Us|You|Team|Working|Location|Remote|Setup)$/;
/** A closing bracket with a capital behind it, a word with a count of years or an abbreviation behind it. */
const GLUED_BRACKET = /\)(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{3})\p{Ll}(?=\d+\+?(?:[-–]\d+)?\+?\s*(?:years?|yrs|days)\b|(?!SQL)[A-Z]{3,}\s)/gu;
/** Names written with a capital inside, that no break was lost in. */
const ONE_WORD =
  /^(?:(?:Java|Type|Coffee|Action|Post)Script|(?:Power|Share|Check)Point|(?:Quick|Fresh|Face|Mac)Books?|(?:Word|Fin)Press|Work(?:day|ato)|Team(?:s|Viewer)|Service(?:Now|Titan)|Success(?:Factors)|Sales(?:Force|Loft)|(?:Health|Master|Smart|Kaiser|Blue)(?:Care|Card|Recruiters)|(?:Cloud|Open)\p{Lu}\p{Ll}+|Tensor(?:Flow)|Data(?:Bricks|Dog|Robot|Stage)|Solid(?:Works)|Corel(?:Draw)|Photo(?:Shop)|Docu(?:Sign)|Mail(?:Chimp|Gun)|Active(?:Campaign)|Spring(?:Boot)|Ring(?:Central)|Crowd(?:Strike)|Zoom(?:Info)|Job(?:Street|s)|Share|Support|Research)/u;
/** A full stop, colon or the like with a capital right behind it, or a count of years. */
const GLUED_MARK =
  /((?:[\p{Ll})\]%”"’\p{Emoji_Presentation}\ufe0f]|\p{Ll}\d)[.!?;:]|[A-Z]{3}[.:])(?=\p{Lu}(?:\p{Ll}{2}|\p{Ll}?[\s’'])(?!\S{0,60}\.(?:com|net|org|io)\b)|\d+(?:[-–]\d+)?\+?\s+(?:years?|yrs)\b|\d{1,2}[.)]\s?\p{Lu}\p{Ll})/gu;

const LONGEST_ITEM = 400;
/** The first line of an introduction is longer, or reads as prose. */
const LONG_ITEM = 140;

/** Plain text typeset: lost line breaks restored, bullets and numbers as lists, headings recognised, the rest in paragraphs. */
export function htmlFromPlainText(text: string): string {
  const once = text
    // A blank that does not break, before a heading, stands for the line end that a feed lost.
    .replace(/(?<!\u00a0)\u00a0+[^\S\u00a0]*(\p{Lu}[^\n\u00a0:：]{1,50}[:：])/gu, (whole, heading: string) => (headingOf(heading) ? `\n${heading}` : whole))
    .replace(/\u00a0/g, ' ')
    .replace(/(?:(?<!\s)\s+)?(Show more)\s+(?=Show less\s*$)/i, '\n')
    .trim();
  const isGlued = !once.includes('\n') || once.length / once.split('\n').length > 600;
  const lines = (isGlued ? unglued(once) : once).split('\n');
  const found: Line[] = [];
  let isBlank = true;
  for (const raw of lines) {
    const line = raw.replace(/[ \t]+/g, ' ').trim();
    if (line !== '' && !/^[-=_*~.\s]+$/.test(line)) found.push(judged(line, isBlank || isGlued, escapeHtml));
    isBlank = line === '';
  }
  const kept = unrepeated(found);
  return htmlFromLines(isGlued || isListOfSentences(kept) ? listed(kept) : kept);
}

/** Breaks put back where a feed lost them: before tabs and bullets, after a mark, between a small and a capital letter that opens a phrase. */
function unglued(text: string): string {
  return text
    .replace(/(?:(?<!\s)\s+)?([•▪●◦➢✓✔❖■])\s*(?=\S)/g, '\n$1 ')
    .replace(/(?:(?<! ) +)?\t */g, '\n')
    .replace(GLUED_MARK, '$1\n')
    .replace(GLUED_BRACKET, '$&\n')
    .replace(/(?<!\p{L})(\p{Lu}\p{Ll}{3,})(?=\1)/gu, '$1\n')
    .replace(GLUED_WORD, (word: string, left: string, right: string, opener?: string) =>
      isBroken(left, right, opener, text) ? `${left}\n${opener ?? ''}` : word,
    )
    .replace(/(?<=\S)\s*(?=\p{Emoji_Presentation}\ufe0f?\s+\p{Lu})/gu, '\n')
    .replace(/(?<! ) {2,}(?=\p{Lu})/gu, '\n');
}

/** A word begun small never holds a capital, and a phrase opened behind a capitalised word is a lost break; a name met again as it stands is a name. */
function isBroken(left: string, right: string, opener: string | undefined, text: string): boolean {
  if (/^\p{Ll}/u.test(left)) return true;
  if (ONE_WORD.test(left + right) || text.split(left + right).length > 2) return false;
  return opener !== undefined || ENDS_HEADING.test(left) || (left.length >= 4 && right.length >= 4);
}

const INTRODUCED = /summary|about|overview|purpose|who we|description|objective/i;
/** Runs of lines short enough to be items: two under a heading, four elsewhere, unless they read as prose. */
function listed(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let index = 0; index < lines.length;) {
    let end = index;
    while (lines[end]?.kind === 'text' && (lines[end]?.html.length ?? 0) <= LONGEST_ITEM) end += 1;
    if (end === index) {
      result.push({ ...(lines[index] as Line), starts: true });
      index += 1;
      continue;
    }
    const before = result.at(-1);
    // What stands first under "Job summary" or "About us" is a paragraph, the list comes after it.
    const line = lines[index]?.html ?? '';
    if (before?.kind === 'heading' && INTRODUCED.test(before.html) && (line.length > LONG_ITEM || PROSE.test(line))) {
      result.push({ ...(lines[index] as Line), starts: true });
      index += 1;
      continue;
    }
    const run = lines.slice(index, end);
    const isList = run.length >= (before?.kind === 'heading' ? 2 : 4) && run.filter(({ html }) => PROSE.test(html)).length <= run.length * 0.4;
    result.push(...run.map((line): Line => (isList ? { ...line, kind: 'item' } : { ...line, starts: true })));
    index = end;
  }
  return result;
}

/** Text with line ends but no bullets, whose short lines were items once. */
function isListOfSentences(lines: readonly Line[]): boolean {
  return (
    lines.length >= 6 &&
    !lines.some(({ kind }) => kind === 'item') &&
    lines.filter(({ kind, html }) => kind === 'text' && html.length <= LONGEST_ITEM).length >= lines.length * 0.6
  );
}
