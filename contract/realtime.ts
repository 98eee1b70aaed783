import { z } from 'zod';
import { uuid } from './fields.ts';

/** What a browser shows that another's doing may have changed while it looks. */
export const changedThing = z.enum(['application', 'interview', 'chats', 'notifications', 'job', 'company']);

/**
 * What the server tells a person's browsers over the socket, beside a conversation's messages: that something changed, not what it is now. It
 * is asked for as ever, so whoever missed the telling shows the same after the next look.
 */
export const changed = z.object({ what: changedThing, id: z.union([uuid, z.number().int()]).nullable() });
export type Changed = z.output<typeof changed>;
