/** Where this device is, as an IANA name: both sides are shown both. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
