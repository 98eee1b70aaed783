let offset = 0;
let isServerTimeShown = false;

/** Told by every session: how far the server's clock is ahead of this device's, in ms. */
export function keepClockOffset(clockOffset: number): void {
  offset = clockOffset;
}

/** The instant so many seconds from now, ISO-8601 on the server's clock. */
export function serverInstantIn(seconds: number): string {
  return new Date(Date.now() + offset + seconds * 1_000).toISOString();
}

/** An instant of the server (ISO-8601) as this device's clock would show it. */
export function onThisDevice(instant: string): string {
  return new Date(Date.parse(instant) - offset).toISOString();
}

/** Has `toShow` leave instants as they are: a demo's clock, which somebody moved, is the one its pages go by. */
export function showServerTime(): void {
  isServerTimeShown = true;
}

/** An instant of the server (ISO-8601) as it is to be read beside this device's clock, which may be wrong. */
export const toShow = (instant: string): string => (isServerTimeShown ? instant : onThisDevice(instant));
