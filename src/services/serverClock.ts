let offset = 0;
let isServerTimeShown = false;

/** Set by every session: how far the server's clock is ahead of this device's, in ms. */
export function storeClockOffset(clockOffset: number): void {
  offset = clockOffset;
}

/** The instant so many seconds from now, ISO-8601 on the server's clock. */
export function serverInstantIn(seconds: number): string {
  return new Date(Date.now() + offset + seconds * 1_000).toISOString();
}

/** An instant of the server (ISO-8601) converted to this device's clock. */
export function onThisDevice(instant: string): string {
  return new Date(Date.parse(instant) - offset).toISOString();
}

/** Makes `toShow` leave instants as they are: the pages of a demo follow its clock, which somebody moved. */
export function showServerTime(): void {
  isServerTimeShown = true;
}

/** An instant of the server (ISO-8601) for display next to this device's clock, which may be wrong. */
export const toShow = (instant: string): string => (isServerTimeShown ? instant : onThisDevice(instant));
