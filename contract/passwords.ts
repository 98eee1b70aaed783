/**
 * Words that people try first in passwords, in lower case: common ones, first names, seasons and months, and words of this site (the documented
 * context words of docs/security.md). We wrote the list ourselves.
 */
const WORDS = new Set(
  `password passwort passord contrasena motdepasse senha parola passcode letmein welcome bienvenue hello hallo iloveyou loveyou lovely love monkey dragon
  tiger lion panda kitten puppy football baseball basketball soccer hockey cricket liverpool chelsea arsenal barcelona juventus madrid manchester sunshine
  princess prince queen king master shadow superman batman spiderman ironman pokemon naruto starwars matrix trustno ninja warrior killer hunter ranger
  soldier admin administrator root login logmein signin access guest user username default changeme change secret private computer internet laptop
  samsung iphone android google facebook twitter instagram linkedin youtube microsoft windows apple mustang ferrari porsche mercedes corvette harley
  cheese chocolate cookie banana orange pepper coffee flower butterfly angel heaven jesus christ family mother father mommy daddy baby babygirl babyboy
  friend friends forever freedom whatever nothing something anything test tester testing temp temporary sample example summer winter spring autumn
  january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday michael
  michelle jennifer jessica ashley amanda daniel david robert andrew joshua jordan matthew anthony thomas charlie george william richard maria angela
  nicole patricia christine jasmine maricel mary john james mark paul peter philippines manila singapore jakarta indonesia malaysia bangkok hongkong
  waymark job jobs jobseeker seeker career careers work worker working recruiter recruit hiring hire employer employee company resume salary`.split(/\s+/),
);

/** Rows of keys that are easy to type in order. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const RUNS = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);
const MEANT: Record<string, string> = { '@': 'a', '4': 'a', '8': 'b', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't' };

/**
 * Whether a password is one of those attackers try first (OWASP ASVS 5.0, 6.2.4 and 6.2.11): one or two characters repeated, a short piece repeated,
 * a run along the keyboard, or one or two of the common words, spelled with symbols or surrounded by symbols and digits.
 */
export function isTriedFirst(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size <= 2 || /^(.{1,4})\1+$/.test(text) || isRun(text)) return true;
  const core = text.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '');
  return [core, text].map(spelt).some((word) => isWord(word));
}

/** The owner of the password. */
export interface PasswordOwner {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
}

/** Three letters of the owner's name; two in scripts that write a word with fewer. */
const LEAST_OWN = 3;

/**
 * Whether all letters of a password come from its owner's name or email address, in any order, spelled with symbols, surrounded by symbols and
 * digits, or next to common words (OWASP ASVS 5.0, 6.2.11). The owner's name within a phrase is allowed.
 */
export function isOwnName(password: string, { first_name, last_name, email }: PasswordOwner): boolean {
  const own = new Set([first_name, last_name, email].flatMap((text) => folded(text ?? '').match(/\p{L}+/gu) ?? []));
  const text = folded(password);
  const core = text.replace(/^[^\p{L}]+|(?<!\P{L})[^\p{L}]+$/gu, '');
  return [core, meant(core), meant(text)].some((spelling) => isMadeOf(spelling.replace(/[^\p{L}]/gu, ''), own));
}

function isMadeOf(letters: string, own: ReadonlySet<string>): boolean {
  /** For each prefix made of such words, the most letters that come from the owner; absent if it isn't made of them. */
  const ownEmails: (number | undefined)[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = ownEmails[start];
      const word = letters.slice(start, end);
      const isOwn = own.has(word);
      if (before === undefined || !(isOwn || WORDS.has(word))) continue;
      ownEmails[end] = Math.max(ownEmails[end] ?? 0, before + (isOwn ? word.length : 0));
    }
  }
  return (ownEmails[letters.length] ?? 0) >= (/^[a-z]*$/.test(letters) ? LEAST_OWN : LEAST_OWN - 1);
}

/** Without case and accents. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Made of at most three pieces of such rows. */
function isRun(text: string): boolean {
  let rest = text;
  for (let pieces = 0; pieces < 3 && rest !== ''; pieces += 1) {
    let length = rest.length;
    while (length > 2 && !RUNS.some((run) => run.includes(rest.slice(0, length)))) length -= 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return rest === '';
}

const meant = (text: string) => [...text].map((sign) => MEANT[sign] ?? sign).join('');

const spelt = (text: string) => meant(text).replace(/[^a-z]/g, '');

function isWord(text: string): boolean {
  if (WORDS.has(text)) return true;
  return [...text].some((_, at) => WORDS.has(text.slice(0, at)) && WORDS.has(text.slice(at)));
}
