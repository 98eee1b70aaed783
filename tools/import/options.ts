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

Imports jobs from schema.org JobPosting JSON-LD (one, an array, @graph or JSON lines), plain JSON lines, an Indeed-style XML
feed (the Jobrapido, LinkedIn and Adzuna shapes too) or CSV with a header; gzipped or not. The format is told by the content.

  --dry-run      Reads and judges everything, writes nothing: what would be recognized, by country, and what be left out.
  --source NAME  The feed's name, where its rows name none. Default: the feed's publisher, else the file's name.
  --as-of DATE   Reads an archived feed as on that day, and moves all its dates forward by as much: jobs open then are open now.
                 For demonstrations; the dates shown are then not the employers'.

Running it again is safe: a row that has not changed is left alone, so an import that was stopped is simply started again.
The same vacancy under another reference or in another city is one job, unless its pay or its type differs. So is the same
title of a company at the same place with nearly the same text.

Open or closed: a job whose stated end has passed is imported as closed. Where a feed states no end, its listing the job is
taken as word that it is open, for 30 days from each import, unless it was posted more than 13 months ago. An ad without a
date is shown without one. An ad without an address is shown as one that does not say how to apply, and takes no applications.

A row that cannot be used is reported with its line and the reason, and the rest is imported. A file that breaks off is
imported up to the damage. Exit code 1 when a file could not be read to its end, else 0.
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
  if (asOf && (Number.isNaN(asOf.getTime()) || asOf.getTime() > Date.now())) throw new Error(`--as-of takes a past date such as 2025-11-01, not "${written}"`);
  if (positionals.length === 0 && !values.help) throw new Error('Name at least one file. See --help.');
  return { files: positionals, isDryRun: values['dry-run'] === true, source: values.source?.slice(0, 100), asOf, isHelp: values.help === true };
}
