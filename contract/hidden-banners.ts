/** The cookie in which a browser keeps the feature banners its reader has hidden, so that the server's page leaves them out from its first byte. */
export const HIDDEN_BANNERS = 'hiddenBanners';

/** Ids in the cookie, at most as many as anybody could have hidden. */
export const hiddenIn = (cookie: string | undefined): number[] =>
  (cookie ?? '')
    .split('.')
    .slice(0, 50)
    .filter((id) => /^[1-9]\d{0,5}$/.test(id))
    .map(Number);
