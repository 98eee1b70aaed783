import { desc, eq } from 'drizzle-orm';
import type { ApplicationState } from '../../../contract/records.ts';
import { apply, continuesIn, restore } from '../../../src/machines/application/lifecycle.ts';
import type { ActiveState, ApplicationEvent, Role } from '../../../src/machines/application/application.types.ts';
import { isActive } from '../../../src/machines/application/statuses.ts';
import type { Queryable } from '../../db/client.ts';
import { applicationAnalysis } from '../../db/schema/analysis.ts';
import { application, applicationEvent } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { countStep } from '../flows/steps.ts';
import type { ApplicationRow } from './row.ts';

/**
 * Moves an application through its chart and stores the outcome. This transaction must have locked the row (`for update`).
 * @returns the updated row
 * @throws ApiError notAllowedNow if the chart refuses the event in the current state; noPermission if the role may never send it
 */
export async function moveApplication(db: Queryable, row: ApplicationRow, event: ApplicationEvent, role: Role, now: Date): Promise<ApplicationRow> {
  const heldFrom = row.status === 'onHold' ? await stateBeforeHold(db, row.id) : undefined;
  const before = restore(row.status, row.promise, row.dueAt?.toISOString() ?? null, row.reason, heldFrom);
  const outcome = apply(before, event, role);
  if (!outcome.ok) throw new ApiError(outcome.reason === 'notYours' ? 'noPermission' : 'notAllowedNow');
  countStep(before, event, now);
  const { status, promise, reason } = outcome;
  const isAnswered = promise === 'answered' && row.promise !== 'answered';
  const reached: ApplicationState[] = status === row.status ? [] : [status];
  // Its history holds the state that the application continues from.
  const next = row.status === 'onHold' ? continuesIn(outcome.snapshot) : null;
  if (next !== null && next !== heldFrom) reached.push(next, 'onHold');
  const writing = () => {
    if (reached.length === 0) return db;
    const events = reached.map((state) => ({ applicationId: row.id, status: state, by: role, at: now }));
    const written = db.insert(applicationEvent).values(events).returning({ id: applicationEvent.id });
    return db.with(db.$with('happened').as(written));
  };
  const [moved] = await writing()
    .update(application)
    .set({ status, promise, reason, updatedAt: now, ...(isAnswered ? { answeredAt: now } : {}) })
    .where(eq(application.id, row.id))
    .returning();
  // Nobody may analyze a resume any longer that was withdrawn.
  if (status === 'withdrawn') await db.delete(applicationAnalysis).where(eq(applicationAnalysis.applicationId, row.id));
  return moved as ApplicationRow;
}

async function stateBeforeHold(db: Queryable, applicationId: string): Promise<ActiveState | undefined> {
  const events = await db
    .select({ status: applicationEvent.status })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, applicationId))
    .orderBy(desc(applicationEvent.id));
  return events.map(({ status }) => status).find(isActive);
}
