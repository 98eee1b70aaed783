import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { terms } from './terms.ts';

/** Synonyms in ads in all our languages. A search for one finds the others. */
const SAME = [
  'intern;internship;magang;pelatihan industri;latihan industri;praktikant;praktikum;pasantía;pasante;prácticas;becario;estágio;estagiário;stajyer;staj;実習生;インターン;實習生;實習;实习生;实习;متدرب;تدريب',
  'waiter;waitress;pelayan;pramusaji;mesero;camarero;garçom;garson;kellner;服務生;服务员;نادل',
  'salesman;saleswoman;salesperson',
  'chairman;chairwoman;chairperson',
  'steward;stewardess',
  'actor;actress',
  'host;hostess',
  '會計;会计;accountant',
].map((line) => line.split(';'));

/** Ambiguous abbreviations find each of their meanings. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  rn: ['registered nurse'],
  lpn: ['licensed practical nurse'],
  cna: ['nursing assistant'],
  qa: ['quality assurance', 'tester'],
  qc: ['quality control'],
  hr: ['human resources', 'personalia', '人資'],
  pm: ['project manager', 'product manager'],
  va: ['virtual assistant'],
  csr: ['customer service representative'],
  swe: ['software engineer'],
  sre: ['site reliability engineer'],
  ui: ['user interface'],
  ux: ['user experience'],
  ae: ['account executive'],
  ceo: ['chief executive officer'],
  cfo: ['chief financial officer'],
  cto: ['chief technology officer'],
  ot: ['occupational therapist'],
  pt: ['physical therapist', 'physiotherapist'],
};

/**
 * Feminine and masculine endings of job titles, in Spanish, Portuguese, French and German. Folded. A form that no job uses only costs an index
 * lookup, so no list of words is needed.
 */
const GENDERS: readonly (readonly [RegExp, string])[] = [
  [/(er|ic|ad|in|og|ari|eir|iv)o$/, '$1a'],
  [/(er|ic|ad|in|og|ari|eir|iv)a$/, '$1o'],
  [/(d|t|s)or$/, '$1ora'],
  [/(d|t|s)ora$/, '$1or'],
  [/ier$/, 'iere'],
  [/iere$/, 'ier'],
  [/ien$/, 'ienne'],
  [/ienne$/, 'ien'],
  [/teur$/, 'trice'],
  [/trice$/, 'teur'],
  [/eur$/, 'euse'],
  [/euse$/, 'eur'],
  [/erin$/, 'er'],
  [/er$/, 'erin'],
];
/** Shorter words are too often a different word. */
const SHORTEST = 6;

const sameAs = new Map<string, string[]>();
for (const group of SAME)
  for (const word of group)
    sameAs.set(
      fold(word),
      group.filter((other) => other !== word),
    );
for (const [word, others] of Object.entries(SHORT)) sameAs.set(word, [...others]);

/** A word of a query as it is compared: with abbreviations written out. @param word folded */
export const writtenOut = (word: string): string => SHORT[word]?.[0] ?? word;

/** All lexemes of a text, as one alternative of a term. */
const lexemesOf = (text: string): string[] => terms(text).flatMap(({ any }) => any[0] ?? []);

/** Alternatives for a word of a query, each as the lexemes that must be found together. @param word folded */
export function equivalentsOf(word: string): string[][] {
  const others = sameAs.get(word) ?? sameAs.get(stem(word)) ?? [];
  const singular = word.replace(/(?<=[oa])s$/, '');
  const gendered =
    singular.length < SHORTEST ? [] : GENDERS.filter(([ending]) => ending.test(singular)).map(([ending, other]) => [stem(singular.replace(ending, other))]);
  return [...others.map(lexemesOf).filter((all) => all.length > 0), ...gendered];
}
