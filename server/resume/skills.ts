import { LIMITS } from '../../contract/limits.ts';
import type { Found } from '../../contract/resume-sync.ts';
import { withWholeLists } from './wrapped-skills.ts';
import { fold, withoutBullet, type Line } from './layout/line.ts';
import { languageIn } from './words/spoken-languages.ts';

const SEPARATOR = /(?:(?<!\s)\s+)?[,;|•·●▪◆、，；،؛¦]\s*|\s{3,}|(?<!\s)\s+[–—]\s+|(?<!\s)\s+[-/]\s+/u;
const LEVEL =
  /^(basic|beginner|novice|elementary|intermediate|advanced|expert|proficient|fluent|native|competent|familiar|experienced|skilled|master|good|excellent|strong|working knowledge|\d{1,3}\s?%|\d\s?\/\s?\d{1,2}|[★☆●○■□]+|temel|orta|ileri|uzman|b[aá]sico|intermedi[oa]|intermediário|avan[cç]ado|avanzado|experto|dasar|menengah|mahir|熟练|熟悉|精通|掌握|了解|良好|初级|中级|高级|初級|中級|上級|مبتدئ|متوسط|متقدم|خبير)$/iu;
const BEFORE =
  /^(and|or|(?-i:basic|intermediate|advanced)|(basic|intermediate|advanced|good|strong|working) (knowledge|understanding|command) (of|in)|proficient (in|with)|proficiency (in|with)|knowledge of|experience (with|in)|familiar with|skilled in|expert in|y|e|dan|ve)\s+(?=\S)|^(精通|熟悉|熟练使用|熟练掌握|掌握|了解)\s*(?=\S)/iu;

const NO_SKILLS = /^\s*references?\b.{0,30}\b(?:request|available)/iu;

/** What starts a sentence that names skills. */
const INTRODUCES =
  /^(?:(?:highly |very )?(?:proficient|skilled|experienced|fluent|competent|versed|well[- ]versed|adept) (?:in|with|at|using)|(?:hands[- ]on |extensive |strong |solid |good |excellent |deep |broad |working |basic |advanced |in[- ]depth |practical )*(?:experience|knowledge|understanding|command|expertise|proficiency|familiarity|background|skills) (?:in|with|of|using|working with)|familiar with|worked with|expert (?:in|at|with))\s+(?:the use of\s+)?(?=\S)/iu;

const JOINED = /(?<!\s)\s+(?:and|or|including|such as|like)\s+/iu;

interface Item {
  text: string;
  line: Line;
  /** How certain the line's form makes us: lists are more certain than single words. */
  confidence: number;
}

/** The skills of a section. Of "Databases: PostgreSQL, Redis", those after the colon count. A name alone above a list is also such a group. */
export function readSkills(lines: readonly Line[]): Found<string>[] {
  const all = withWholeLists(lines);
  const names = groupsIn(all);
  const items = all.flatMap((line, index) => (names.has(line) ? [] : itemsOf(line, all[index + 1])));
  const found = new Map<string, Found<string>>();
  for (const { text, line, confidence } of items) {
    const key = fold(text);
    if (key === '' || found.has(key)) continue;
    found.set(key, { value: text, confidence, lines: [{ page: line.page, text: line.text }] });
  }
  return [...found.values()];
}

/** Words next to a language for how well it is spoken. */
const SPOKEN =
  /^(?:language|fluent|fluency|native|spoken|written|basic|conversational|business|level|bilingual|intermediate|advanced|professional|working|limited|elementary|proficiency|proficient|speaker|mother|tongue|reading|writing|speaking|good|excellent|in|and|both|full|[abc][12]|n[1-5])$/;

/** A spoken language, with its level and nothing else. */
export function isSpoken(text: string): boolean {
  const language = languageIn(text);
  if (!language) return false;
  const rest = fold(text).split(' ');
  const own = fold(language.name).split(' ');
  const at = rest.findIndex((_, index) => own.every((word, more) => rest[index + more] === word));
  return at >= 0 && rest.toSpliced(at, own.length).every((word) => SPOKEN.test(word) || languageIn(word) !== null);
}

const MOST_WORDS = 4;

/** Names on their own lines, each above a list on one line: how a document without styles groups its skills. */
function groupsIn(lines: readonly Line[]): Set<Line> {
  const isName = (line: Line) => !line.isBullet && line.cells.length < 2 && !hasList(line.text) && fold(line.text).split(' ').length <= MOST_WORDS;
  const names = lines.filter(isName);
  const isOver = (line: Line) => hasList(lines[lines.indexOf(line) + 1]?.text ?? '');
  return new Set(names.length > 1 && names.every(isOver) ? names : []);
}

function itemsOf(line: Line, next: Line | undefined): Item[] {
  const texts = (line.cells.length > 0 ? line.cells.map((cell) => cell.text) : line.text.split(/\s{3,}/)).map(withoutBullet).filter((text) => text !== '');
  if (isGroup(texts, line, next) || NO_SKILLS.test(line.text)) return [];
  const [first, ...rest] = texts;
  // "Mother tongue", with the language next to it.
  if (first && rest.length === 1 && isSpoken(rest[0] ?? '')) return [];
  // A table row: the group in the first cell, its list in the second.
  const listed = first && rest.length === 1 && !hasList(first) && hasList(rest[0] ?? '') && !/[:：]/.test(rest[0] ?? '') ? rest : texts;
  return listed.flatMap(byGroups).flatMap((text) => {
    const whole = withoutGroup(text);
    // A sentence about skills ends its list with "and". One that names a single skill stays as it was written.
    const named =
      whole === whole.replace(INTRODUCES, '') ? [] : outside(whole.replace(INTRODUCES, '').replace(/[.;]$/, '')).flatMap((piece) => piece.split(JOINED));
    const pieces = named.length > 1 ? named : outside(whole);
    const isList = pieces.length > 1 || whole !== text;
    return pieces
      .filter((piece) => !isSpoken(piece))
      .map((piece) => tidy(piece, isList))
      .filter(isSkill)
      .map((piece) => ({ text: piece, line, confidence: isList ? 0.92 : line.text.length < 60 ? 0.8 : 0.6 }));
  });
}

/** "Cloud: AWS, GCP · Languages: Go": each group separately. */
function byGroups(text: string): string[] {
  const [, label, rest] = /^([^:：,]{2,45}[:：])(.*)$/u.exec(text) ?? [];
  if (!label || rest === undefined) return [text];
  const [first, ...more] = rest.split(/(?:(?<!\s)\s+)?[·•|;]\s*(?=[^:：,·•|;]{2,30}[:：]\s)|(?<!\s)\s+(?=\p{Lu}[\p{L}]+(?:\s(?:&|and)\s\p{L}+)?[:：]\s)/u);
  return [`${label}${first}`, ...more];
}

/** "Databases: PostgreSQL", "Databases – PostgreSQL, Redis" without the name of the group. */
function withoutGroup(text: string): string {
  const list = text.replace(/^[^:：(]{2,45}[:：]\s*/u, '');
  const [, name, rest] = /^([^,;:|•–—-]{2,40}?)\s+[–—-]\s+(\S.*)$/u.exec(list) ?? [];
  return name && rest && hasList(rest) && fold(name).split(' ').length <= 4 ? rest : list;
}

const hasList = (text: string): boolean => outside(text).length > 1;

/** A name with only a list below it, or with a colon at its end. */
function isGroup(texts: readonly string[], line: Line, next: Line | undefined): boolean {
  const [only] = texts;
  if (!only) return false;
  const isListedUnder = (below: Line) => below.cells.every(({ text }) => hasList(text) || LEVEL.test(text));
  if (texts.length > 1)
    return line.isStrong && next !== undefined && !next.isStrong && next.cells.length === texts.length && !texts.some(hasList) && isListedUnder(next);
  if (/[:：]$/.test(only)) return true;
  // A plain name above the items of a list.
  if (!line.isBullet && next?.isBullet && !hasList(only) && fold(only).split(' ').length <= 4) return true;
  return line.isStrong && next !== undefined && !next.isStrong && !next.isBullet && !hasList(only) && (hasList(next.text) || LEVEL.test(next.text));
}

/** Separators, and the private-use characters that replace them inside parentheses while a list is split. */
const SEPARATORS = [...',;|/·•、，،'];
const PRIVATE = 0xe000;

/** Splits at separators outside parentheses. */
function outside(text: string): string[] {
  const hidden = text.replace(/[(（][^()（）]*[)）]/gu, (inside) =>
    inside.replace(/[,;|/·•、，،]/gu, (sign) => String.fromCodePoint(PRIVATE + SEPARATORS.indexOf(sign))),
  );
  return hidden
    .split(SEPARATOR)
    .map(withoutRemark)
    .filter((piece) => piece !== '');
}

/** "Excel (VLOOKUP, Power Query)" is Excel. A remark between two words stays: without it, they would look like a skill nobody wrote. */
const withoutRemark = (piece: string): string =>
  piece
    .replace(/^\s*[(（][^()（）]*[)）]|[(（][^()（）]*[)）]\s*$/gu, '')
    .replace(/[\ue000-\ue008]/gu, (sign) => SEPARATORS[(sign.codePointAt(0) ?? 0) - PRIVATE] ?? sign)
    .trim();

const tidy = (text: string, isList: boolean): string =>
  (isList ? text.replace(BEFORE, '').replace(BEFORE, '') : text)
    .replace(/(?:(?<!\s)\s+)?[:–—-]\s*(basic|intermediate|advanced|expert|proficient|beginner)$/iu, '')
    .replace(/^[\s"'“”.:–—-]+|(?<![\s"'“”.:–—-])[\s"'“”.:–—-]+$/gu, '')
    .replace(/\s+/g, ' ');

const isSkill = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  text.length <= LIMITS.skillLength &&
  fold(text).split(' ').length <= 7 &&
  !LEVEL.test(text) &&
  (text.length > 1 || /^[CR]$/.test(text)) &&
  !/^(etc|others?)\.?$/i.test(text);
