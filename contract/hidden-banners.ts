/** The cookie with the feature banners a reader has hidden, so that the server can leave them out of the page. */
export const HIDDEN_BANNERS = 'hiddenBanners';

/** The IDs in the cookie, at most as many as can be hidden. */
export const hiddenIn = (cookie: string | undefined): number[] =>
  (cookie ?? '')
    .split('.')
    .slice(0, 50)
    .filter((id) => /^[1-9]\d{0,5}$/.test(id))
    .map(Number);
