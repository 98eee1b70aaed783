import type { ApplicationAnalysis, Requirement } from '../../../../contract/applicant-analysis.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { AiError } from '../../../adapters/ai/ai.ts';
import type { Applied } from '../../../adapters/ai/analysis.ts';
import { analyseByRules } from '../../../adapters/ai/rules/analysis/analyse.ts';
import { inOneLine, verified } from '../../../adapters/ai/verified.ts';
import type { AppContext } from '../../../http/app-context.ts';
import type { HiringContext } from '../context.ts';
import { appliedFor, type Basis } from './applicant.ts';
import { failRun, keepRun, type Run } from './store.ts';

type Failure = NonNullable<ApplicationAnalysis['failure']>;

/** Product rules decided whether the person may apply when they did, so this needs no analyzer and no quotes. */
function eligibilityOf({ eligibility }: Basis): Requirement[] {
  if (eligibility === null) return [];
  const gap = eligibility.isMet ? null : ({ code: 'notShown', part: null, have: null, need: null } as const);
  return [{ kind: 'eligibility', text: eligibility.text, verdict: eligibility.isMet ? 'met' : 'notFound', evidence: [], gap }];
}

/** Always includes the requirements in the ad's fields: the rules check those that an AI skipped. */
async function requirementsOf({ ai }: Pick<AppContext, 'ai'>, basis: Basis, applied: Applied): Promise<Requirement[]> {
  const { ad, month } = basis;
  const proposed = verified(await ai.analyse({ ad, applied, month }, AbortSignal.timeout(LIMITS.aiLongest)), ad, applied);
  const named = new Set(proposed.map(({ text }) => text));
  const fields = ad.fields.filter(({ text }) => !named.has(inOneLine(text)));
  const left = verified(analyseByRules({ ad: { ...ad, fields, lines: [] }, applied, month }), ad, applied);
  return [...left, ...proposed, ...eligibilityOf(basis)];
}

const failureOf = (error: unknown): Failure => (error instanceof AiError ? (error.reason === 'unavailable' ? 'aiUnavailable' : 'aiFailed') : 'interrupted');

/** Runs an analysis and stores its result or failure, then notifies both sides. Only throws if the database is unavailable. */
export async function runAnalysis(context: HiringContext, run: Run, basis: Basis, broadcast: () => void): Promise<void> {
  const { db } = context;
  try {
    const { applied, resume } = await appliedFor(context, basis);
    if (applied.lines.length === 0) await failRun(db, run, 'nothingToRead');
    else {
      const requirements = await requirementsOf(context, basis, applied);
      await keepRun(db, run, { requirements, writer: context.ai.kind, resume, digest: basis.digest });
    }
  } catch (error) {
    context.log.warn(error instanceof AiError ? { reason: error.reason, detail: error.message } : { err: error }, 'analyzing an application failed');
    await failRun(db, run, failureOf(error));
  }
  broadcast();
}
