import type { EmailedReach } from '../../../contract/reach.ts';
import type { Queryable } from '../../db/client.ts';
import { ApiError } from '../../http/errors.ts';
import { readTicket } from '../../http/tickets.ts';
import type { StopData } from './finish.ts';
import { readerOf, type Receiver, saveReachOf } from './reader.ts';

/**
 * The reader and topics that a link in an email is for.
 * @throws ApiError notFound, linkExpired
 */
async function spokenFor(db: Queryable, token: string, now: Date): Promise<{ reader: Receiver; topics: StopData['topics'] }> {
  const ticket = await readTicket<StopData>(db, token, 'emailStop', now);
  if (ticket.userId === null) throw new ApiError('notFound');
  const reader = await readerOf(db, ticket.userId);
  return { reader, topics: ticket.data.topics };
}

/**
 * What an email's link can stop. Changes nothing, because link scanners open it too.
 * @param db a transaction
 * @throws ApiError notFound, linkExpired
 */
export async function openByLink(db: Queryable, token: string, now: Date): Promise<EmailedReach> {
  const { reader, topics } = await spokenFor(db, token, now);
  return { topics: [...topics], on: topics.some((topic) => !reader.isOff(topic, 'email')), side: reader.side };
}

/**
 * Stops the emails of a link, or turns them on again.
 * @param db a transaction
 * @throws ApiError notFound, linkExpired
 */
export async function saveByLink(db: Queryable, token: string, on: boolean, now: Date): Promise<EmailedReach> {
  const { reader, topics } = await spokenFor(db, token, now);
  await saveReachOf(db, reader, { switches: topics.map((topic) => ({ topic, channel: 'email', on })) }, now);
  return { topics: [...topics], on, side: reader.side };
}
