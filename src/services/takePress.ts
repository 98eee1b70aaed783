import { notifyLaterCode } from './untilThere.ts';

const root = () => document.documentElement.dataset;

/** Whether a click with this key waits for its code. */
export const isPressWaiting = (key?: string): boolean => (key === undefined ? root()['storedPress'] !== undefined : root()['storedPress'] === key);

/** Discards a waiting click: its page was left. */
export function dropPress(): void {
  if (!isPressWaiting()) return;
  delete root()['storedPress'];
  notifyLaterCode({ type: 'press.done' });
}

/** Takes the click that `storePresses` stored for this key. @returns whether there was one */
export function takePress(key: string): boolean {
  if (!isPressWaiting(key)) return false;
  dropPress();
  return true;
}
