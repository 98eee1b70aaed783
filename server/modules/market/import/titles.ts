import { fold } from '../../../../src/lib/words/fold.ts';
import { stem } from '../../../../src/lib/words/stem.ts';
import { FUNCTION_HINTS } from './function-hints.ts';

/** The parts of a taxonomy title that matching needs, with its function and main function. */
export interface KnownTitle {
  id: number;
  jobFunctionId: number;
  mainFunctionId: number;
  names: readonly string[];
}

export interface KnownFunction {
  id: number;
  mainFunctionId: number;
  /** Its English name. */
  value: string;
}

/** The position of a title in the taxonomy. Uncertain levels are null. */
export interface Classification {
  functionTitleId: number | null;
  jobFunctionId: number | null;
  mainFunctionId: number | null;
}

/** Words for a rank, which precede a title without changing the work. */
const RANK = new Set(
  'senior junior trainee intern internship ojt graduate entry level mid i ii iii iv l1 l2 l3 full part time temporary permanent remote hybrid onsite wfh urgent hiring immediate fresh new experienced mt'.split(
    ' ',
  ),
);
/** Words for a rank in feeds' titles that are also part of our titles ("Account Executive"). */
const SOFT_RANK = new Set('lead principal staff chief head associate assistant deputy vice president vp avp svp executive officer contract'.split(' '));
/** Single words that name several kinds of work, or none. */
const VAGUE = new Set(
  'architect editor producer host buyer planner manager engineer analyst consultant executive officer associate supervisor coordinator trainer driver mechanic technician operator designer agent specialist director'.split(
    ' ',
  ),
);
/** Synonyms for the same work. */
const SAME: Record<string, string> = {
  developer: 'engineer',
  programmer: 'engineer',
  dev: 'engineer',
  swe: 'engineer',
  representative: 'rep',
  administrator: 'admin',
  administrative: 'admin',
  centre: 'center',
  bookkeeping: 'bookkeeper',
};
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/human resources?|human capital/g, 'hr'],
  [/back[- ]end/g, 'backend'],
  [/front[- ]end/g, 'frontend'],
  [/full[- ]stack/g, 'fullstack'],
  [/quality assurance/g, 'qa'],
  [/information technology/g, 'it'],
  [/customer support/g, 'customer service'],
  [/software development engineer/g, 'software engineer'],
  [/web application/g, 'web'],
  [/personal assistant/g, 'executive assistant'],
  [/talent acquisition/g, 'recruitment'],
  [/ui ?\/ ?ux|ux ?\/ ?ui/g, 'ui ux'],
  [/devops|dev ops/g, 'devops'],
  [/e-?commerce/g, 'ecommerce'],
  [/dot ?net|asp\.net|\.net/g, 'dotnet'],
];
const MOST_MET = 20_000;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function wordsOf(title: string): string[] {
  const phrase = PHRASES.reduce((text, [pattern, same]) => text.replace(pattern, same), fold(title));
  return phrase
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => SAME[word] ?? SAME[stem(word)] ?? stem(word));
}

/** Finds taxonomy titles in the titles of feeds. Prefers precision over recall. */
export class Titles {
  private readonly exact = new Map<string, KnownTitle>();
  private readonly core = new Map<string, KnownTitle[]>();
  private readonly functions: Map<string, KnownFunction>;
  private readonly unspaced: { name: string; title: KnownTitle }[] = [];

  constructor(titles: readonly KnownTitle[], functions: readonly KnownFunction[]) {
    this.functions = new Map(functions.map((known) => [known.value, known]));
    for (const title of titles) {
      for (const name of title.names) {
        if (UNSPACED.test(name)) {
          this.unspaced.push({ name: fold(name).replaceAll(' ', ''), title });
          continue;
        }
        const words = wordsOf(name);
        const key = words.join(' ');
        if (!this.exact.has(key)) this.exact.set(key, title);
        const core = words.filter((word) => !RANK.has(word)).join(' ');
        if (core.includes(' ') || words.length === 1) this.core.set(core, [...(this.core.get(core) ?? []), title]);
      }
    }
    this.unspaced.sort((one, other) => other.name.length - one.name.length);
  }

  private readonly met = new Map<string, Classification>();

  /** The classification of a title, cached because titles repeat often. */
  classify(title: string): Classification {
    const known = this.met.get(title) ?? this.find(title);
    if (this.met.size >= MOST_MET) this.met.clear();
    this.met.set(title, known);
    return known;
  }

  /** Tries the exact words first, then a known title within the words, closest to their end, then words that decide only the function. */
  private find(title: string): Classification {
    for (const segment of segmentsOf(title)) {
      const found = UNSPACED.test(segment) ? this.inUnspaced(segment) : this.inWords(segment);
      if (found) return found;
    }
    const folded = fold(title);
    const hint = FUNCTION_HINTS.find(([pattern]) => pattern.test(folded));
    const known = hint && this.functions.get(hint[1]);
    return known
      ? { functionTitleId: null, jobFunctionId: known.id, mainFunctionId: known.mainFunctionId }
      : { functionTitleId: null, jobFunctionId: null, mainFunctionId: null };
  }

  private inUnspaced(segment: string): Classification | undefined {
    const folded = fold(segment).replace(/\s+/g, '');
    const found = this.unspaced.find(({ name }) => name.length >= 3 && folded.includes(name))?.title;
    return found && placed(found);
  }

  private inWords(segment: string): Classification | null {
    const words = wordsOf(segment);
    const exact = this.exact.get(words.join(' '));
    if (exact) return placed(exact);
    const plain = words.filter((word) => !RANK.has(word));
    return this.inside(plain) ?? this.inside(plain.filter((word) => !SOFT_RANK.has(word)));
  }

  private inside(words: readonly string[]): Classification | null {
    for (let length = Math.min(words.length, 5); length >= 1; length -= 1) {
      for (let start = words.length - length; start >= 0; start -= 1) {
        const titles = this.core.get(words.slice(start, start + length).join(' '));
        if (!titles) continue;
        // A single word is enough only at the end. Otherwise it may belong to the words after it ("Sales Manager Assistant").
        const isHead = start + length === words.length;
        if (length === 1 && (words.length > 1 || VAGUE.has(words[0] ?? ''))) continue;
        return agreed(titles, isHead);
      }
    }
    return null;
  }
}

/** The parts of a title that may name the work, the likeliest first: before a dash or bracket, then what is between them. */
function segmentsOf(title: string): string[] {
  const bare = title
    .replace(/[([{【（][^([{【（)\]}】）]*[)\]}】）]/g, ' | ')
    .replace(/[#*!]+|\b(?:urgent(?:ly)?|hiring|immediate(?:ly)?|wanted)\b|\b(?:up to|salary|php|rm|sgd|usd)\b[^|/–-]*/gi, ' ');
  const parts = bare
    .split(/\s[-–—|@/]\s|(?:(?<!\s)\s+)?[|／/]\s*|\s[-–]|[-–]\s+|\s(?:for|at|in|with|to)\s|[:;]/i)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  // "Executive, Marketing" is a marketing executive.
  return parts.slice(0, 3).flatMap((part) => {
    const [first = '', second] = part.split(',').map((piece) => piece.trim());
    return second ? [first, `${second} ${first}`] : [part];
  });
}

function placed(title: KnownTitle): Classification {
  return { functionTitleId: title.id, jobFunctionId: title.jobFunctionId, mainFunctionId: title.mainFunctionId };
}

/** For several titles with the same words, the part of the path they share. */
function agreed(titles: readonly KnownTitle[], isSure: boolean): Classification | null {
  const [first] = titles;
  if (!first) return null;
  const isOneFunction = titles.every((title) => title.jobFunctionId === first.jobFunctionId);
  const isOneMain = titles.every((title) => title.mainFunctionId === first.mainFunctionId);
  if (!isOneMain) return null;
  return {
    functionTitleId: isOneFunction && isSure ? first.id : null,
    jobFunctionId: isOneFunction ? first.jobFunctionId : null,
    mainFunctionId: first.mainFunctionId,
  };
}
