import { segment } from '../../../../../src/lib/words/segment.ts';
import { stem } from '../../../../../src/lib/words/stem.ts';
import { isStopWord } from '../../../../../src/lib/words/stop-words.ts';
import { terms, type Term } from '../../../../../src/lib/words/terms.ts';
import { EVIDENCE_LONGEST } from '../../../../../contract/applicant-analysis.ts';
import type { AppliedLine } from '../../analysis.ts';

/** Words that introduce a requirement, in the languages of ads. They don't describe it. */
const ASKING = new Set(
  [
    'ability able about above across also all any background basic candidate candidates command demonstrated desire desired essential etc excellent experience experienced',
    'expert expertise familiar familiarity fluent fluency good great hand handling handled hands hold holder ideally including knowledge least level like love minimum more must need needed nice',
    'other or passion passionate plus possess preferably preferred prior proficiency proficient proven qualification qualifications related relevant required requirement requirements role',
    'several similar skill skills solid some strong such sure thorough through track record understanding use using very well who working years year yrs you your field equivalent what when can at both either',
    'degree degrees graduate diploma valid holding speak spoken written read write language languages position',
    'experiencia experiência conocimientos conhecimentos conhecimento manejo dominio domínio años anos mínimo minimo capacidad capacidade deseable desejável',
    'pengalaman kemampuan mampu menguasai memiliki mempunyai berpengalaman tahun minimal diutamakan baik bidang pengetahuan kemahiran sekurang',
    'deneyim deneyimli deneyimi bilgi bilgisi sahibi tercihen iyi derecede yıl en az tercih olan',
    'خبره خبرات لا تقل سنوات سنه اجاده معرفه قدره',
    '経験 以上 必須 歓迎 知識 能力 方 できる 者 经验 经验者 以上学历 熟悉 熟练 具备 良好 优先 經驗 具備 熟悉',
  ]
    .flatMap((line) => line.split(' '))
    .flatMap((word) => [word, stem(word)]),
);

/** The words of a requirement that describe it. */
export const tellingTerms = (text: string): Term[] =>
  terms(text).filter(({ word }) => !isStopWord(word) && !ASKING.has(word) && !ASKING.has(stem(word)) && !/^\d+$/.test(word));

const isIn = ({ any }: Term, lexemes: ReadonlySet<string>): boolean => any.some((all) => all.every((lexeme) => lexemes.has(lexeme)));

/** A line with its search terms, computed once per application. */
export interface IndexedLine {
  line: AppliedLine;
  lexemes: ReadonlySet<string>;
}
export const indexed = (lines: readonly AppliedLine[]): IndexedLine[] => lines.map((line) => ({ line, lexemes: segment(line.text) }));

/** The terms that a line contains. */
export const termsIn = (wanted: readonly Term[], { lexemes }: Pick<IndexedLine, 'lexemes'>): Term[] => wanted.filter((term) => isIn(term, lexemes));
export const names = (text: string, wanted: readonly Term[]): boolean => {
  const lexemes = segment(text);
  return wanted.some((term) => isIn(term, lexemes));
};

/** The lines with the most of these terms, in order, one from each source. */
export function bestLines(wanted: readonly Term[], lines: readonly IndexedLine[]): { found: Term[]; lines: AppliedLine[] } {
  const judged = lines.map((one) => ({ line: one.line, found: termsIn(wanted, one) }));
  const most = Math.max(0, ...judged.map(({ found }) => found.length));
  if (most === 0) return { found: [], lines: [] };
  const best = judged.filter(({ found }) => found.length === most);
  const bySource = new Map(best.toReversed().map((one) => [one.line.source, one]));
  return { found: best[0]?.found ?? [], lines: best.filter((one) => bySource.get(one.line.source) === one).map(({ line }) => line) };
}

/** The longest run of words in a requirement that describes what is missing, as written; null if it's all of it. */
export function partWithout(text: string, found: readonly Term[]): string | null {
  const known = new Set(found.map(({ word }) => word));
  const runs: { at: number; end: number; count: number }[] = [];
  let isRunning = false;
  for (const { 0: word, index: at } of text.matchAll(/\S+/g)) {
    const terms = tellingTerms(word);
    // Filler words don't interrupt a run: "general ledger and tax returns".
    if (terms.length === 0) continue;
    const isMissing = terms.every((term) => !known.has(term.word));
    const last = runs.at(-1);
    if (isMissing && isRunning && last) Object.assign(last, { end: at + word.length, count: last.count + 1 });
    else if (isMissing) runs.push({ at, end: at + word.length, count: 1 });
    isRunning = isMissing;
  }
  const [best] = runs.toSorted((one, other) => other.count - one.count);
  const part = best ? text.slice(best.at, best.end).replace(/^[\s(,;:.]+|(?<![\s),;:.])[\s),;:.]+$/gu, '') : '';
  return part === '' || part === text ? null : part;
}

const EITHER = /(\S{1,40}?)[,;]? ?(?:\/| (?:or|atau|veya|ou|o|u|أو) | ?(?:または|或者|或) ?)(\S+)/giu;

/** Of alternatives in an ad ("SAP or Oracle"), those that aren't needed if another is found. */
export function spared(text: string, found: readonly Term[]): Set<string> {
  const known = new Set(found.map(({ word }) => word));
  const isKnown = (terms: readonly Term[]) => terms.some(({ word }) => known.has(word));
  return new Set(
    [...text.matchAll(EITHER)].flatMap(([, one = '', other = '']) => {
      const [left, right] = [tellingTerms(one), tellingTerms(other)];
      return [...(isKnown(left) ? right : []), ...(isKnown(right) ? left : [])].map(({ word }) => word);
    }),
  );
}

/** A line as a quote: all of it, or as much around the terms as fits, cut between words. */
export function quoteOf({ text }: Pick<AppliedLine, 'text'>, wanted: readonly Term[] = []): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= EVIDENCE_LONGEST) return words;
  const first = [...words.matchAll(/\S+/g)].find(([word]) => names(word, wanted))?.index ?? 0;
  const from = first < EVIDENCE_LONGEST / 2 ? 0 : words.lastIndexOf(' ', first - EVIDENCE_LONGEST / 4) + 1;
  const cut = words.slice(from, from + EVIDENCE_LONGEST);
  return (from + EVIDENCE_LONGEST < words.length && cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut).trim();
}
