import { toFailure } from '../lib/failure.ts';
import { api } from './api.ts';
import { deviceUuid } from './device.ts';
import { reportOutcome } from './searchOutcomes.ts';

const KEY = 'keptSaves';
/** The maximum on one device; the oldest are dropped first. */
const LIMIT = 50;

/** The jobs a guest saved on this device, oldest first. */
export function storedSaves(): number[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

function store(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids.slice(-LIMIT)));
  } catch {
    // Without storage, the user has to save the job again after signing in.
  }
}

/** Stores on this device that a job is saved, until somebody signs in. */
export const rememberSave = (jobId: number): void => store([...storedSaves().filter((id) => id !== jobId), jobId]);

export const forgetSave = (jobId: number): void => store(storedSaves().filter((id) => id !== jobId));

export async function saveJob(jobId: number, signal: AbortSignal): Promise<void> {
  await api('createSavedJob', { body: { job_id: jobId, device_uuid: deviceUuid(), timestamp: Math.floor(Date.now() / 1_000) } }, { signal });
  reportOutcome(jobId, 'saved');
}

/**
 * Moves what was saved on this device to the account of the user who signed in. What fails stays stored for the next page; a job that no longer
 * exists doesn't.
 * @returns how many were moved
 */
export async function handOverSaves(signal: AbortSignal): Promise<number> {
  let given = 0;
  for (const jobId of storedSaves()) {
    try {
      await saveJob(jobId, signal);
      given += 1;
    } catch (error) {
      const { status } = toFailure(error);
      if (status !== 404 && status !== 410) return given;
    }
    forgetSave(jobId);
  }
  return given;
}

/** Ids of the job seeker's saved jobs. */
export async function savedJobIds(signal: AbortSignal): Promise<number[]> {
  return (await api('listSavedJobIds', {}, { signal })).data;
}
