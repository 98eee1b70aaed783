import { SPOKEN } from '../../contract/profile-lists.ts';
import type { FoundContent } from '../../contract/resume-sync.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { isSpoken } from './skills.ts';
import { languageIn, proficiencyIn } from './words/spoken-languages.ts';

type FoundLanguage = FoundContent['languages'][number];

const PIECES = /[,;|、，،؛•·]|\s{3,}|\s\/\s|\band\b/u;

/** The languages listed among skills. */
export const readSpoken = (lines: readonly Line[]): FoundLanguage[] =>
  lines.flatMap((line) => {
    const pieces = withoutBullet(line.text)
      .replace(/^[^:：]{2,40}[:：]\s*/u, '')
      .split(PIECES);
    return readLanguages(pieces.filter((piece) => isSpoken(piece)).map((text) => ({ ...line, text: text.trim() }))).map((one) => ({
      ...one,
      lines: [{ page: line.page, text: line.text }],
    }));
  });

/** The languages of a section, each once, with their level if it is next to them, in their line, or in the next one. */
export function readLanguages(lines: readonly Line[]): FoundLanguage[] {
  const found = new Map<string, FoundLanguage>();
  let last: FoundLanguage | null = null;
  for (const line of lines) {
    let isAny = false;
    for (const piece of withoutBullet(line.text).split(PIECES)) {
      const language = languageIn(piece);
      const level = proficiencyIn(piece);
      if (!language) {
        if (last && last.value.proficiency === null) last.value.proficiency = level;
        continue;
      }
      isAny = true;
      if (found.has(language.code)) continue;
      const value = { name: language.name, language: SPOKEN.includes(language.code) ? language.code : null, proficiency: level };
      last = { value, confidence: level ? 0.95 : 0.85, lines: [{ page: line.page, text: line.text }] };
      found.set(language.code, last);
    }
    if (!isAny && last && last.value.proficiency !== null && proficiencyIn(line.text)) last.lines.push({ page: line.page, text: line.text });
  }
  return [...found.values()];
}
