/** Whether the browser asks not to be tracked, by Global Privacy Control or Do Not Track. Then nothing is measured (docs/privacy.md). */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
