import { integer, uuid } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { job } from './market.ts';

/** A reference to a person. Deleting the person deletes the row. */
export const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The person who owns the row. */
export const owner = () => person('user_id');

export const aboutJob = () => integer('job_id').references(() => job.id);
