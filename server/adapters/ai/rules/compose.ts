import type { Facts } from '../ai.ts';
import { achievements, earlier, isChanging, languages, licences, skills, study, type Way, wish, work } from './sentences.ts';

/** What a summary starts with: a student or recent graduate first mentions their studies, and someone who changes careers that change. */
function orderOf(facts: Facts, way: Way): string[] {
  const [done = ''] = achievements(facts);
  const isLearner = facts.type === 'student' || facts.type === 'graduate' || facts.works.length === 0;
  if (isLearner)
    return [study(facts, way), work(facts, way), done, earlier(facts, way), skills(facts, way), licences(facts, way), languages(facts, way), wish(facts, way)];
  if (isChanging(facts))
    return [work(facts, way), wish(facts, way), skills(facts, way), done, earlier(facts, way), study(facts, way), licences(facts, way), languages(facts, way)];
  if (way === 2)
    return [work(facts, way), earlier(facts, way), done, skills(facts, way), licences(facts, way), study(facts, way), languages(facts, way), wish(facts, way)];
  return [work(facts, way), done, skills(facts, way), earlier(facts, way), study(facts, way), licences(facts, way), languages(facts, way), wish(facts, way)];
}

/** A summary of the facts alone. Another variant varies the wording and order. They repeat after three. */
export function compose(facts: Facts, variant: number): string {
  return orderOf(facts, (variant % 3) as Way)
    .filter((sentence) => sentence !== '')
    .join(' ');
}
