import { integer, uuid } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { job } from './market.ts';

/** Somebody, whose going takes the row along. */
export const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Whose the row is. */
export const owner = () => person('user_id');

export const aboutJob = () => integer('job_id').references(() => job.id);
