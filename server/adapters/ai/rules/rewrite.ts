import type { Facts } from '../ai.ts';
import { achievements, licences, skills, type Way, work } from './sentences.ts';
import { begun, names, sentence, sentencesOf, wordsIn } from './words.ts';

/** Words that say nothing, and whatever blank they stood with. */
const FILLERS = /(?:(?<!\s)\s+)?\b(?:really|very|quite|basically|actually|totally|super|literally|honestly|simply|just)\b(?!-)/gi;
/** As one says it, and as one writes it. */
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
/** Of the words there were. */
const SHORT = 0.6;

const straight = (text: string) => text.replaceAll(/[‘’]/g, "'");
const tidy = (text: string) =>
  text
    .replace(/(?<!\s)\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
const whole = (text: string) => sentencesOf(text).map((one) => (/[.!?…:)]$/.test(one) ? begun(one) : sentence(one)));

/** What carries most first: the first sentence, then what can be counted, then the rest in its order; told in the order it had. */
function shorter(text: string): string {
  const all = whole(text).map((one) => begun(tidy(one.replace(FILLERS, '').replace(/(?:(?<!\s)\s+)?\([^()]*\)/g, ''))));
  const most = Math.floor(wordsIn(text) * SHORT);
  const ranked = all
    .map((one, index) => ({ one, index, rank: index === 0 ? 0 : /\d/.test(one) ? 1 : 2 }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  const kept = new Set<number>();
  let count = 0;
  for (const { one, index } of ranked) {
    if (kept.size > 0 && count + wordsIn(one) > most) continue;
    kept.add(index);
    count += wordsIn(one);
  }
  return all.filter((_, index) => kept.has(index)).join(' ');
}

function professional(text: string): string {
  const written = SPOKEN.reduce((said, [spoken, words]) => said.replace(spoken, words), straight(text).replace(PICTURES, ' ').replace(FILLERS, ''));
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

/** Leads with where one works and for how long, and adds what was done and can be counted, as far as the text does not say so already. */
function specific(text: string, facts: Facts, variant: number): string {
  const way = (text.match(/\bI\b/) ? 1 : variant % 2 === 0 ? 0 : 2) as Way;
  const [latest] = facts.works;
  const lead = latest && !names(text, latest.company) ? work(facts, way) : '';
  const unsaid = { ...facts, skills: facts.skills.filter((one) => !names(text, one)), licences: facts.licences.filter((one) => !names(text, one)) };
  const done = achievements(facts).filter((one) => !names(text, one.replace(/^At .*?: /, '')));
  return [lead, ...whole(text), ...done.slice(0, 2), skills(unsaid, way), licences(unsaid, way)].filter((one) => one !== '').join(' ');
}

/** A text written anew by rules: nothing in it that was neither there nor in the profile. */
export function rewriteByRules(type: 'shorter' | 'professional' | 'specific', text: string, facts: Facts, variant: number): string {
  const written = type === 'specific' ? specific(text, facts, variant) : type === 'shorter' ? shorter(text) : professional(text);
  // What would leave nothing, or make it longer where it was to be shorter, is left as it was.
  return written === '' || (type === 'shorter' && wordsIn(written) >= wordsIn(text)) ? text : written;
}
