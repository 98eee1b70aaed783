import { escapeHtml } from './entities.ts';
import { headingOf, htmlFromLines, judged, PROSE, unrepeated, type Line } from './lines.ts';

/** Words that start a sentence, an item or a heading. Directly after a lowercase letter, they mean that a line break was lost. */
const OPENERS =
  "About|Ability|Able|Accountab|Achiev|Adapt|Address|Administ|Advantage|Analy[sz]|Answer|Appl(?:y|ication)|Assess|Assist|Assur|At least|Attend|Audit|Bachelor|Background|Basic|Be |Benefits|Build|Candidate|Can |Carry|Check|Collaborat|Collect|Communicat|Company|Compet|Compil|Complet|Comply|Computer|Conduct|Contribut|Coordinat|Creat|Customer|Daily|Deliver|Demonstrat|Design|Detail|Develop|Diploma|Direct|Document|Draft|Drive|Dut(?:y|ies)|Education|Effective|Employment|Ensur|Establish|Evaluat|Excellent|Execut|Experience|Facilitat|Familiar|Fast|Female|Flexib|Fluen|Follow|Fresh|General|Generat|Good|Graduat|Great|Handl|Has |Have |Health|High|Identif|If |Implement|Improv|In this|Includ|Interact|Interpersonal|Interview|Investigat|Job|Join|Keep|Key|Knowledge|Lead|Leverag|Liais|Location|Maintain|Male|Manag|Market|Master|Mentor|Minimum|Monitor|Must|Need|Negotiat|Nice to|No experience|Offer|Open to|Operat|Optimi[sz]|Organi[sz]|Our |Overs|Own |Participat|Perform|Perks|Plan|Position|Possess|Preferabl|Preferred|Prepar|Present|Previous|Primary|Prior|Problem|Process|Produc|Proficien|Promot|Proven|Provid|Qualifi|Reconcil|Recommend|Record|Report|Requir|Research|Resolv|Respon|Review|Role|Salary|Schedul|Secur|Serv|Setup|Set up|Skill|Solid|Strateg|Strong|Submit|Supervis|Support|Tak|Team|Test|The |This |Track|Train|Translat|Troubleshoot|Understand|Updat|Us(?:e|ing) |Utili[sz]|Valid|Verif|We |We’re|We're|Welcome|What|Who |Why |Will|With |Work|Writ|You|You’|You'";
/** A lowercase letter directly before a capital. */
const GLUED_WORD = new RegExp(`(?<![\\p{L}])(\\p{Ll}{3,}|\\p{Lu}\\p{Ll}+)(?=(\\p{Lu}\\p{Ll}+|[A-Z]\\s))(${OPENERS})?`, 'gu');
const ENDS_HEADING =
  /^(?:Responsibilities|Requirements?|Description|Summary|Skills?|Qualifications?|Overview|Objectives?|Role|Duties|Benefits|Purpose|Development|Knowledge|Profile|Background|Us|You|Team|Working|Location|Remote|Setup)$/;
/** A closing bracket directly before a capital, or a word directly before a number of years or an abbreviation. */
const GLUED_BRACKET = /\)(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{3})\p{Ll}(?=\d+\+?(?:[-–]\d+)?\+?\s*(?:years?|yrs|days)\b|(?!SQL)[A-Z]{3,}\s)/gu;
/** Names with a capital inside, where no line break was lost. */
const ONE_WORD =
  /^(?:(?:Java|Type|Coffee|Action|Post)Script|(?:Power|Share|Check)Point|(?:Quick|Fresh|Face|Mac)Books?|(?:Word|Fin)Press|Work(?:day|ato)|Team(?:s|Viewer)|Service(?:Now|Titan)|Success(?:Factors)|Sales(?:Force|Loft)|(?:Health|Master|Smart|Kaiser|Blue)(?:Care|Card|Recruiters)|(?:Cloud|Open)\p{Lu}\p{Ll}+|Tensor(?:Flow)|Data(?:Bricks|Dog|Robot|Stage)|Solid(?:Works)|Corel(?:Draw)|Photo(?:Shop)|Docu(?:Sign)|Mail(?:Chimp|Gun)|Active(?:Campaign)|Spring(?:Boot)|Ring(?:Central)|Crowd(?:Strike)|Zoom(?:Info)|Job(?:Street|s)|Share|Support|Research)/u;
/** A period, colon or similar directly before a capital or a number of years. */
const GLUED_MARK =
  /((?:[\p{Ll})\]%”"’\p{Emoji_Presentation}\ufe0f]|\p{Ll}\d)[.!?;:]|[A-Z]{3}[.:])(?=\p{Lu}(?:\p{Ll}{2}|\p{Ll}?[\s’'])(?!\S{0,60}\.(?:com|net|org|io)\b)|\d+(?:[-–]\d+)?\+?\s+(?:years?|yrs)\b|\d{1,2}[.)]\s?\p{Lu}\p{Ll})/gu;

const LONGEST_ITEM = 400;
/** If the first line is longer, or reads like prose, it's an introduction. Characters. */
const LONG_ITEM = 140;

/** Formats plain text: restores lost line breaks, converts bullets and numbers to lists, recognizes headings, and puts the rest in paragraphs. */
export function htmlFromPlainText(text: string): string {
  const once = text
    // A non-breaking space before a heading marks a line break that the feed lost.
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
  const unique = unrepeated(found);
  return htmlFromLines(isGlued || isListOfSentences(unique) ? listed(unique) : unique);
}

/** Restores line breaks that a feed lost: before tabs and bullets, after punctuation, and between a lowercase letter and a capital that starts a phrase. */
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

/**
 * A lowercase word never contains a capital, and a new phrase right after a capitalized word means a lost break. If the same spelling occurs again, it's a
 * name.
 */
function isBroken(left: string, right: string, opener: string | undefined, text: string): boolean {
  if (/^\p{Ll}/u.test(left)) return true;
  if (ONE_WORD.test(left + right) || text.split(left + right).length > 2) return false;
  return opener !== undefined || ENDS_HEADING.test(left) || (left.length >= 4 && right.length >= 4);
}

const INTRODUCED = /summary|about|overview|purpose|who we|description|objective/i;
/** Converts runs of lines that are short enough to items: two or more under a heading, four or more elsewhere, unless they read like prose. */
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
    // Under "Job summary" or "About us", a paragraph comes before the list.
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

/** Text with line breaks but without bullets, whose short lines used to be items. */
function isListOfSentences(lines: readonly Line[]): boolean {
  return (
    lines.length >= 6 &&
    !lines.some(({ kind }) => kind === 'item') &&
    lines.filter(({ kind, html }) => kind === 'text' && html.length <= LONGEST_ITEM).length >= lines.length * 0.6
  );
}
