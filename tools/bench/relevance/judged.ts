import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Titles to search in, and queries with the titles judged as relevant to each. */
export interface Judged {
  name: string;
  titles: readonly string[];
  queries: readonly { query: string; relevant: ReadonlySet<string> }[];
  /** The targets. */
  goal: { map: number; ndcg: number };
}

const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');
const tableOf = (file: string) =>
  linesOf(file)
    .slice(1)
    .map((line) => line.split('\t'));

/**
 * The judged sets in a folder: TalentCLEF's German titles (`queries`, `corpus_elements`, `qrels.tsv`) and JobBERT's (`titles.csv`, `titles.queries.jsonl`).
 * @throws Error if the folder has neither
 */
export function readJudged(folder: string): Judged[] {
  const german = path.join(folder, 'talentclef-2025-a/validation/german');
  const jobbert = path.join(folder, 'jobbert');
  const sets = [...(existsSync(german) ? [talentClef(german)] : []), ...(existsSync(jobbert) ? [jobBert(jobbert)] : [])];
  if (sets.length === 0) throw new Error(`${folder} holds no judged titles: neither talentclef-2025-a nor jobbert.`);
  return sets;
}

function talentClef(folder: string): Judged {
  const titles = new Map(tableOf(path.join(folder, 'corpus_elements')).map(([id = '', title = '']) => [id, title]));
  const judgements = Map.groupBy(
    linesOf(path.join(folder, 'qrels.tsv')).map((line) => line.split(/\s+/)),
    ([query = '']) => query,
  );
  const queries = tableOf(path.join(folder, 'queries')).map(([id = '', query = '']) => ({
    query,
    relevant: new Set((judgements.get(id) ?? []).map(([, , title = '']) => titles.get(title) ?? '')),
  }));
  return { name: 'German', titles: [...new Set(titles.values())], queries: queries.filter(({ relevant }) => relevant.size > 0), goal: { map: 0.38, ndcg: 0.54 } };
}

function jobBert(folder: string): Judged {
  const titles = linesOf(path.join(folder, 'titles.csv'))
    .slice(1)
    .map((line) => /^\d+,(?:"((?:[^"]|"")*)"|([^,]*)),http/.exec(line))
    .map((match) => (match?.[1]?.replaceAll('""', '"') ?? match?.[2] ?? '').trim())
    .filter((title) => title !== '');
  const queries = linesOf(path.join(folder, 'titles.queries.jsonl')).map((line) => {
    const { query, relevantTitles } = JSON.parse(line) as { query: string; relevantTitles: string[] };
    return { query, relevant: new Set(relevantTitles.map((title) => title.trim())) };
  });
  return { name: 'JobBERT', titles: [...new Set(titles)], queries, goal: { map: 0.31, ndcg: 0.46 } };
}
