import type { Application } from '../../../contract/records.ts';
import { nextOf } from '../shared/application/applicationTrail.ts';

/** Whose turn it is. */
export type Move = 'you' | 'them' | 'nobody';
export const MOVES: readonly Move[] = ['you', 'them', 'nobody'];

/** Whose turn it is: for an upcoming interview its own chart decides, and an agreed one is the reader's to attend. */
export function moveOf(application: Application): Move {
  const { interview } = application;
  if (interview) return interview.acts_next === 'employer' ? 'them' : 'you';
  const { actsNext } = nextOf(application);
  return actsNext === null ? 'nobody' : actsNext === 'seeker' ? 'you' : 'them';
}
