/** This device's time zone, as an IANA name: both sides see both zones. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
