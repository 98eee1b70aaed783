import { SPOKEN } from '../../contract/profile-lists.ts';
import type { FoundContent } from '../../contract/resume-sync.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { languageIn, proficiencyIn } from './words/speech.ts';

type FoundLanguage = FoundContent['languages'][number];

/** The languages of a section, each once, with how well where it is said: beside it, in its line or in the next one. */
export function readLanguages(lines: readonly Line[]): FoundLanguage[] {
  const found = new Map<string, FoundLanguage>();
  let last: FoundLanguage | null = null;
  for (const line of lines) {
    let isAny = false;
    for (const piece of withoutBullet(line.text).split(/[,;|、，،؛•·]|\s{3,}|\s\/\s|\band\b/u)) {
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
