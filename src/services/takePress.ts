import { notifyLaterCode } from './untilThere.ts';

const root = () => document.documentElement.dataset;

/** Whether a click with this key waits for its code. */
export const isPressKept = (key?: string): boolean => (key === undefined ? root()['keptPress'] !== undefined : root()['keptPress'] === key);

/** Discards a waiting click: its page was left. */
export function dropPress(): void {
  if (!isPressKept()) return;
  delete root()['keptPress'];
  notifyLaterCode({ type: 'press.done' });
}

/** Takes the click that `keepPresses` stored for this key. @returns whether there was one */
export function takePress(key: string): boolean {
  if (!isPressKept(key)) return false;
  dropPress();
  return true;
}
