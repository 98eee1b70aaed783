import { OUTCOMES, type Outcome } from '../../contract/search-outcomes.ts';
import { api } from './api.ts';

/** Under which a tab stores the recorded searches it shows jobs of (docs/privacy.md). */
const KEY = 'recorded-searches';
/** The newest first; whoever goes on from an older one isn't counted. */
const MOST = 3;

interface RecordedSearch {
  id: string;
  jobs: number[];
  /** By the job's id, the most that was reported. */
  reported: Record<number, Outcome>;
}

/** Stores in this tab which jobs a recorded search listed, so that what comes of them can be reported. */
export function rememberSearch(id: string, jobs: readonly number[]): void {
  store([{ id, jobs: [...jobs], reported: {} }, ...stored()].slice(0, MOST));
}

export function forgetSearches(): void {
  store([]);
}

/** Reports what came of a job, if a recorded search of this tab listed it and no more was reported yet. Nobody notices if it can't be reported. */
export function reportOutcome(jobId: number, outcome: Outcome): void {
  const searches = stored();
  const search = searches.find(({ jobs }) => jobs.includes(jobId));
  if (search === undefined) return;
  const before = search.reported[jobId];
  if (before !== undefined && OUTCOMES.indexOf(before) >= OUTCOMES.indexOf(outcome)) return;
  search.reported[jobId] = outcome;
  store(searches);
  api('reportSearchOutcome', { body: { query_id: search.id, job_id: jobId, outcome } }).catch(() => {});
}

function stored(): RecordedSearch[] {
  try {
    const searches: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(searches) ? (searches as RecordedSearch[]) : [];
  } catch {
    return [];
  }
}

function store(searches: readonly RecordedSearch[]): void {
  try {
    if (searches.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage nothing is reported.
  }
}
