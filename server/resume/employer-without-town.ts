import { byComma } from './tokens.ts';
import { organizationScore, titleScore } from './words/jobs.ts';

const PART_OF_IT = /\b(department|dept|division|office|faculty|school|team|unit|section|branch|group)\b/i;

/** "Klinik Harmoni, Klang": an unknown town after a name of several words or of an organization. */
export function employerWithoutTown(text: string): string {
  const [name = '', town = '', ...more] = byComma(text);
  const isTown = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(town) && organizationScore(town) === 0 && titleScore(town) === 0;
  return more.length === 0 && isTown && !PART_OF_IT.test(name) && (name.includes(' ') || organizationScore(name) > 0) ? name : text;
}
