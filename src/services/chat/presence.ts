import type { Presence } from '../../../contract/chat-records.ts';
import { hear } from '../realtime.ts';

/** A label ages (“active just now”, “active today”), and a server that was killed told nobody who left with it. Milliseconds. */
const LOOK_AGAIN = 300_000;

/**
 * Tells who came and left of those one has a chat with, while it is listened to.
 * @param lookAgain has all of it asked for again: now and then, where the page is seen
 * @returns what ends it
 */
export function watchPresence(tell: (presence: Presence) => void, lookAgain: () => void): () => void {
  const endHearing = hear('presence', tell);
  const timer = setInterval(() => document.visibilityState === 'visible' && lookAgain(), LOOK_AGAIN);
  return () => {
    endHearing();
    clearInterval(timer);
  };
}
