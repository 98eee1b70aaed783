import { z } from 'zod';
import { uuid } from './fields.ts';

/** What a browser may show that other people can change in the meantime. */
export const changedThing = z.enum(['application', 'interview', 'chats', 'notifications', 'job', 'company']);

/**
 * What the server sends to a person's browsers through the socket, besides chat messages: that something changed, not its new state. The browser
 * fetches that with the usual call, so a browser that missed the event shows the same after its next fetch.
 */
export const changed = z.object({ what: changedThing, id: z.union([uuid, z.number().int()]).nullable() });
export type Changed = z.output<typeof changed>;
