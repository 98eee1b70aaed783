/**
 * Milliseconds until an instant of the server (ISO-8601), never negative; 0 without one.
 * @param clockOffset server's time minus the device's, in ms: a device's clock may be wrong
 */
export function untilInstant(instant: string | null, clockOffset: number): number {
  return instant === null ? 0 : Math.max(0, Date.parse(instant) - (Date.now() + clockOffset));
}
