/** A placeholder for this installation's address in emails that are written before the address is known. The name is reserved (RFC 2606). */
export const SITE = 'https://site.invalid';
/**
 * A placeholder for the link that stops emails of a kind. The link is created on sending, so that its month starts then and the outbox never holds
 * it.
 */
export const STOP_LINK = `${SITE}/emails/stop`;
/** A placeholder for the page with the reader's notification settings. */
export const SETTINGS_LINK = `${SITE}/settings`;
