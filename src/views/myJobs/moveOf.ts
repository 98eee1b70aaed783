import type { Application } from '../../../contract/records.ts';
import { nextOf } from '../shared/application/applicationTrail.ts';

/** Whose move an application waits for. */
export type Move = 'you' | 'them' | 'nobody';
export const MOVES: readonly Move[] = ['you', 'them', 'nobody'];

/** Whose move it is: of an interview that is ahead its own chart says it, and one that is agreed is the reader's to go to. */
export function moveOf(application: Application): Move {
  const { interview } = application;
  if (interview) return interview.acts_next === 'employer' ? 'them' : 'you';
  const { actsNext } = nextOf(application);
  return actsNext === null ? 'nobody' : actsNext === 'seeker' ? 'you' : 'them';
}
