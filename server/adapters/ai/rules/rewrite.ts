import type { Facts } from '../ai.ts';
import { achievements, licences, skills, type Way, work } from './sentences.ts';
import { begun, names, sentence, sentencesOf, wordsIn } from './words.ts';

/** Filler words, with the space around them. */
const FILLERS = /(?:(?<!\s)\s+)?\b(?:really|very|quite|basically|actually|totally|super|literally|honestly|simply|just)\b(?!-)/gi;
/** Spoken and written forms. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:hey|hi|hello|yo)\b(?: there)?[\s,.!]*/i, ''],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\b(I)'m\b/gi, 'I am'],
  [/\b(I|you|we|they)'ve\b/gi, '$1 have'],
  [/\b(I|you|he|she|it|we|they)'ll\b/gi, '$1 will'],
  [/\b(you|we|they)'re\b/gi, '$1 are'],
  [/\b(that|it)'s\b/gi, '$1 is'],
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n't\b/gi, '$1 not'],
  [/\byrs?\b\.?/gi, 'years'],
  [/\bw\//gi, 'with '],
  [/\bpls\b/gi, 'please'],
  [/\s&\s/g, ' and '],
  [/\b(?:lol|haha+|hehe+)\b[.!]*/gi, ''],
  [/\bi\b/g, 'I'],
];
const PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu;
/** Relative to the original number of words. */
const SHORT = 0.6;

const straight = (text: string) => text.replaceAll(/[‘’]/g, "'");
const tidy = (text: string) =>
  text
    .replace(/(?<!\s)\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
const whole = (text: string) => sentencesOf(text).map((one) => (/[.!?…:)]$/.test(one) ? begun(one) : sentence(one)));

/** Keeps the most important parts: the first sentence, then sentences with numbers, then the rest. The result keeps the original order. */
function shorter(text: string): string {
  const all = whole(text).map((one) => begun(tidy(one.replace(FILLERS, '').replace(/(?:(?<!\s)\s+)?\([^()]*\)/g, ''))));
  const most = Math.floor(wordsIn(text) * SHORT);
  const ranked = all
    .map((one, index) => ({ one, index, rank: index === 0 ? 0 : /\d/.test(one) ? 1 : 2 }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  const selected = new Set<number>();
  let count = 0;
  for (const { one, index } of ranked) {
    if (selected.size > 0 && count + wordsIn(one) > most) continue;
    selected.add(index);
    count += wordsIn(one);
  }
  return all.filter((_, index) => selected.has(index)).join(' ');
}

function professional(text: string): string {
  const written = SPOKEN.reduce((text, [spoken, words]) => text.replace(spoken, words), straight(text).replace(PICTURES, ' ').replace(FILLERS, ''));
  return whole(
    written
      .replace(/!+/g, '.')
      .replace(/\?{2,}/g, '?')
      .replace(/\.{2,}/g, '.'),
  )
    .map((one) => begun(tidy(one)))
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .join(' ');
}

/** Starts with where the person works and for how long, and adds achievements with numbers, unless the text has them already. */
function specific(text: string, facts: Facts, variant: number): string {
  const way = (text.match(/\bI\b/) ? 1 : variant % 2 === 0 ? 0 : 2) as Way;
  const [latest] = facts.works;
  const lead = latest && !names(text, latest.company) ? work(facts, way) : '';
  const unsaid = { ...facts, skills: facts.skills.filter((one) => !names(text, one)), licences: facts.licences.filter((one) => !names(text, one)) };
  const done = achievements(facts).filter((one) => !names(text, one.replace(/^At .*?: /, '')));
  return [lead, ...whole(text), ...done.slice(0, 2), skills(unsaid, way), licences(unsaid, way)].filter((one) => one !== '').join(' ');
}

/** Rewrites a text by rules. The result contains nothing that was in neither the text nor the profile. */
export function rewriteByRules(type: 'shorter' | 'professional' | 'specific', text: string, facts: Facts, variant: number): string {
  const written = type === 'specific' ? specific(text, facts, variant) : type === 'shorter' ? shorter(text) : professional(text);
  // If the result would be empty, or longer when it should be shorter, the text stays unchanged.
  return written === '' || (type === 'shorter' && wordsIn(written) >= wordsIn(text)) ? text : written;
}
