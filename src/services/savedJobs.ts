import { api } from './api.ts';

const PENDING = 'pendingSave';

/** Keeps the job that somebody wanted to save and has to sign in for. */
export function rememberSave(jobId: number): void {
  try {
    sessionStorage.setItem(PENDING, String(jobId));
  } catch {
    // Without storage the heart is pressed once more after signing in.
  }
}

/** The job a guest wanted to save before signing in; asked for once. */
export function takePendingSave(): number | null {
  try {
    const pending = sessionStorage.getItem(PENDING);
    sessionStorage.removeItem(PENDING);
    return pending === null ? null : Number(pending);
  } catch {
    return null;
  }
}

/** Ids of the jobs the seeker saved. */
export async function savedJobIds(signal: AbortSignal): Promise<number[]> {
  return (await api('listSavedJobIds', {}, { signal })).data;
}
