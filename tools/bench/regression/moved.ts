/** A listed job with its title and how well it matches the query: 2 for the searched title, 1 for its function, 0 for neither. */
export interface Judged {
  /** ID of the job in the fixed market. */
  id: number;
  title: string;
  grade: 0 | 1 | 2;
}

export interface Listed {
  country: string;
  query: string;
  jobs: readonly Judged[];
}

const keyOf = ({ country, query }: Listed) => `${country} ${query}`;

/** Discounted gain of the first ten, relative to ten jobs with the searched title. */
export function gainOf(jobs: readonly Judged[]): number {
  const gain = (gradeAt: (index: number) => number) =>
    Array.from({ length: 10 }, (_, index) => (2 ** gradeAt(index) - 1) / Math.log2(index + 2)).reduce((sum, each) => sum + each, 0);
  return gain((index) => jobs[index]?.grade ?? 0) / gain(() => 2);
}

/** What a change of the ranking moved, query by query, largest losses first: jobs that were added, removed, or changed position. */
export function movedLines(before: readonly Listed[], after: readonly Listed[]): string[] {
  const known = new Map(before.map((each) => [keyOf(each), each]));
  return after
    .map((now) => ({ now, was: known.get(keyOf(now))?.jobs ?? [] }))
    .filter(({ now, was }) => now.jobs.map(({ id }) => id).join() !== was.map(({ id }) => id).join())
    .map(({ now, was }) => ({ now, was, change: gainOf(now.jobs) - gainOf(was) }))
    .sort((a, b) => a.change - b.change)
    .flatMap(({ now, was, change }) => {
      const placeIn = (jobs: readonly Judged[], { id }: Judged) => jobs.findIndex((job) => job.id === id) + 1;
      const textOf = (job: Judged) => `${job.title} [${job.grade}]`;
      const came = now.jobs.filter((job) => placeIn(was, job) === 0).map((job) => `  + ${placeIn(now.jobs, job)}. ${textOf(job)}`);
      const went = was.filter((job) => placeIn(now.jobs, job) === 0).map((job) => `  - ${placeIn(was, job)}. ${textOf(job)}`);
      const shifted = now.jobs
        .filter((job) => ![0, placeIn(now.jobs, job)].includes(placeIn(was, job)))
        .map((job) => `  ~ ${placeIn(was, job)} → ${placeIn(now.jobs, job)}. ${textOf(job)}`);
      return [`${keyOf(now)}: ${change >= 0 ? '+' : ''}${change.toFixed(3)}`, ...went, ...came, ...shifted];
    });
}
