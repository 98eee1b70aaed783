import type { Entry } from './entries.ts';
import type { Line } from './layout/line.ts';
import { byComma, tokensOf, type Token } from './tokens.ts';
import { organizationScore, titleScore } from './words/jobs.ts';

/** The title of a job, and its company. */
export interface TitleAndCompany {
  title: Token | null;
  company: Token | null;
}

/** The parts of a record's head that may be its title or its company, and their lines. */
export interface Candidates {
  tokens: Token[];
  used: Line[];
}

/** Positive if titles come before companies here, negative if they come after, judged by the records whose words are unambiguous. */
export function titleOrder(entries: readonly Entry[]): number {
  let votes = 0;
  for (const entry of entries) {
    const [a, b] = candidatesOf(entry, false).tokens;
    if (a && b) votes += Math.sign(leaning(a.text) - leaning(b.text));
  }
  return Math.sign(votes);
}

/** Positive for a title, negative for a company. */
const leaning = (text: string): number => titleScore(text) - organizationScore(text) * 1.2;

/** @param withBelow whether the lines below the date count too */
export function candidatesOf(entry: Entry, withBelow: boolean): Candidates {
  const used = withBelow ? [...entry.head, ...entry.below] : entry.head;
  const tokens = tokensOf(used);
  const [only] = tokens;
  const pieces = tokens.length === 1 && only ? byComma(only.text).map((text) => ({ text, line: only.line })) : tokens;
  return { tokens: pieces, used };
}

/** The best pair of title and company among the parts. `order` (1: title first) decides if the words don't. */
export function assign(tokens: readonly Token[], order: number): TitleAndCompany & { margin: number } {
  const [only, second] = tokens;
  if (!only) return { title: null, company: null, margin: 0 };
  if (!second) return leaning(only.text) > 0 ? { title: only, company: null, margin: 1 } : { title: null, company: only, margin: 0.5 };
  let best: { i: number; j: number; score: number } | null = null;
  let runnerUp = -Infinity;
  for (const i of tokens.keys()) {
    for (const j of tokens.keys()) {
      if (i === j || i > 3 || j > 3) continue;
      const byOrder = Math.sign(j - i) * order * 0.6;
      const score = leaning(tokens[i]?.text ?? '') - leaning(tokens[j]?.text ?? '') + byOrder - (i + j) * 0.35;
      if (!best || score > best.score) {
        runnerUp = best?.score ?? runnerUp;
        best = { i, j, score };
      } else runnerUp = Math.max(runnerUp, score);
    }
  }
  const { i, j, score } = best as { i: number; j: number; score: number };
  return { title: tokens[i] as Token, company: tokens[j] as Token, margin: score - runnerUp };
}
