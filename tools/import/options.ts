import { parseArgs } from 'node:util';

export interface Options {
  files: string[];
  isDryRun: boolean;
  source: string | undefined;
  /** The moment the files are read as of. */
  asOf: Date | undefined;
  isHelp: boolean;
}

export const HELP = `npm run import -- FILE… [--dry-run] [--source NAME] [--as-of DATE]

Imports jobs from schema.org JobPosting JSON-LD (one job, an array, @graph, or JSON lines), plain JSON lines, an Indeed-style
XML feed (also Jobrapido, LinkedIn, and Adzuna feeds), or CSV with a header. Files can be gzipped. The format is detected.

  --dry-run      Reads and checks everything but saves nothing. Shows what would be recognized in each country, and what would be skipped.
  --source NAME  Name of the feed for rows that don't name one. Default: the feed's publisher, or else the file name.
  --as-of DATE   Reads an archived feed as of that day and moves all dates forward, so jobs open then are open now.
                 For demos only: the dates shown are no longer the employers' own.

You can run an import again at any time. Unchanged rows are skipped, so if an import stops, start it again.
The same job under another reference or in another city counts as one job, unless its pay or job type differs. So do jobs
of one company with the same title, the same place, and nearly the same text.

Open or closed: jobs whose end date has passed are imported as closed. If a feed gives no end date, a listed job stays open
for 30 days from each import, unless it was posted more than 13 months ago. Ads without a date show none. Ads without an
application link are marked as not saying how to apply and don't accept applications.

Rows that can't be used are reported with their line and the reason, and the rest is imported. Files that end unexpectedly
are imported up to that point. Exit code 1 if a file couldn't be read to the end, else 0.
The last line is: N new, N updated, N unchanged, N merged, N rejected`;

/** @throws Error that says what is wrong with the arguments */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, source: { type: 'string' }, 'as-of': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const written = values['as-of'];
  const asOf = written === undefined ? undefined : new Date(/^\d{4}-\d{2}-\d{2}$/.test(written) ? `${written}T23:59:59Z` : written);
  if (asOf && (Number.isNaN(asOf.getTime()) || asOf.getTime() > Date.now())) throw new Error(`--as-of needs a past date such as 2025-11-01, not "${written}"`);
  if (positionals.length === 0 && !values.help) throw new Error('Enter at least one file name. See --help.');
  return { files: positionals, isDryRun: values['dry-run'] === true, source: values.source?.slice(0, 100), asOf, isHelp: values.help === true };
}
