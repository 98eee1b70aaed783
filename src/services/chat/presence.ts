import type { Presence } from '../../../contract/chat-records.ts';
import { hear } from '../realtime.ts';

/** Presence labels age (“active just now”, “active today”), and a killed server notified nobody of who left with it. Milliseconds. */
const LOOK_AGAIN = 300_000;

/**
 * Reports who comes online and leaves among the user's chat partners.
 * @param lookAgain reloads everything: regularly, while the page is visible
 * @returns stops watching
 */
export function watchPresence(report: (presence: Presence) => void, lookAgain: () => void): () => void {
  const endHearing = hear('presence', report);
  const timer = setInterval(() => document.visibilityState === 'visible' && lookAgain(), LOOK_AGAIN);
  return () => {
    endHearing();
    clearInterval(timer);
  };
}
