import { sql, type SQL } from 'drizzle-orm';
import type { Side } from '../../../contract/notification-pages.ts';
import { isBlockedBy } from '../blocks/blocked.ts';

/** An ID in a notification's data; null for a value that isn't a UUID. */
const uuidIn = (name: string): SQL =>
  sql.raw(`case when notification.data ->> '${name}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (notification.data ->> '${name}')::uuid end`);
const numberIn = (name: string): SQL => sql.raw(`case when notification.data ->> '${name}' ~ '^[0-9]{1,9}$' then (notification.data ->> '${name}')::int end`);

const ofChat = sql`select c.seeker_id, c.company_id from chat c where c.id = ${uuidIn('chat_id')}`;
const ofInterview = sql`select i.seeker_id, i.company_id from interview i where i.id = ${uuidIn('interview_id')}`;
const ofApplication = sql`select a.user_id, j.company_id from application a join job j on j.id = a.job_id where a.id = ${uuidIn('application_id')}`;
const ofJob = sql`select notification.user_id, j.company_id from job j where j.id = ${numberIn('job_id')}`;
const ofCompany = sql`select notification.user_id, k.id from company k where k.id = ${numberIn('company_id')}`;

/** The two parties of a notification, for each side. A seeker's may have only a company or a job. */
const BETWEEN: Record<Side, SQL> = {
  seeker: sql.join([ofChat, ofJob, ofCompany], sql` union all `),
  employer: sql.join([ofChat, ofInterview, ofApplication], sql` union all `),
};

/** Whether a notification isn't between a seeker and a company they block. Neither is notified of the other until the company is unblocked. */
export const isShownTo = (side: Side): SQL => sql`not exists (
  select 1 from (${BETWEEN[side]}) between_two (seeker_id, company_id)
  where ${isBlockedBy(sql.raw('between_two.seeker_id'), sql.raw('between_two.company_id'))})`;
