import type { Language } from '../../../../contract/languages.ts';
import type { LearnedWeights } from './learning/weights.ts';

export interface Asker {
  countryId: number;
  language: Language;
  now: Date;
  /** Only jobs posted from then on. */
  since?: Date;
  /** Companies whose jobs are hidden (modules/blocks/blocked.ts). */
  hidden?: readonly number[];
  /** What the signed-in job seeker's profile says they look for (seeker-titles.ts). */
  titles?: readonly string[];
  /** Learned weights (learning/weights.ts). By default, those set by hand are used. */
  learned?: readonly LearnedWeights[];
}
