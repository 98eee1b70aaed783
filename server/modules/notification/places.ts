/** Stands for this installation's address in what is written before it is known who sends it: a name that is nobody's (RFC 2606). */
export const SITE = 'https://site.invalid';
/** Stands for the link that stops emails of a kind, which is issued when one is sent: its month begins then, and none waits in a queue to be read there. */
export const STOP_LINK = `${SITE}/emails/stop`;
/** Stands for the page where its reader chooses what reaches them. */
export const SETTINGS_LINK = `${SITE}/settings`;
