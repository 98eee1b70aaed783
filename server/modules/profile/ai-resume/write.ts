import type { SummaryEvent } from '../../../../contract/career-summary.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { AiError, type SummaryTask } from '../../../adapters/ai/ai.ts';
import { plainText } from '../../../adapters/ai/plain-text.ts';
import { ApiError } from '../../../http/errors.ts';
import type { ProfileContext } from '../context.ts';
import { creditsOf, type Generation, markBegun, type Outcome, settle, type Written } from './generation.ts';
import { missingIn } from './facts.ts';

/** Ends what this node is currently writing, by ID. */
const running = new Map<string, AbortController>();

/** Ends a text on this node. Another node notices within `LOOK` that its text was ended. */
export const stopWriting = (id: string): void => running.get(id)?.abort();

/** Milliseconds between checks whether another node ended it. */
const LOOK = 1_000;

const refused = (error: unknown): Error =>
  error instanceof AiError ? new ApiError(error.reason === 'unavailable' ? 'aiUnavailable' : 'aiFailed') : (error as Error);

/**
 * Writes a text that was started, event by event, and settles it in any case: complete, failed, stopped, or with its reader gone.
 * @param left aborts when its reader has left
 * @throws ApiError aiUnavailable, aiFailed
 */
export async function* writing(context: ProfileContext, generation: Generation, task: SummaryTask, left: AbortSignal): AsyncGenerator<SummaryEvent> {
  const { ai, db } = context;
  const ended = new AbortController();
  const stop = AbortSignal.any([left, ended.signal]);
  const head = { writer: ai.kind, language: ai.languageOf(task.language) };
  let text = '';
  let isSettled = false;
  const settleAs = (outcome: Outcome) => ((isSettled = true), settle(db, generation, outcome));
  const credits = () => creditsOf(db, generation.userId, context.now());
  running.set(generation.id, ended);
  try {
    yield { type: 'begun', ...head };
    let looked = 0;
    for await (const piece of plainText(ai.write(task, stop), LIMITS.summaryLength)) {
      if (text === '' || performance.now() - looked > LOOK) {
        if (!(await markBegun(db, generation))) ended.abort();
        looked = performance.now();
      }
      if (stop.aborted) break;
      text += piece;
      yield { type: 'wrote', piece };
    }
    if (stop.aborted) {
      await settleAs({ end: 'left' });
      yield { type: 'ended', credits: await credits() };
      return;
    }
    if (text === '') throw new AiError('failed', 'the AI had nothing to say');
    const written: Written = { ...head, text, missing: missingIn(task.facts), is_unchanged: text === task.rewrite?.text };
    await settleAs({ end: 'done', written });
    yield { type: 'done', ...written, credits: await credits() };
  } catch (error) {
    await settleAs({ end: 'failed' });
    if (error instanceof AiError) context.log.warn({ reason: error.reason, detail: error.message }, 'the AI wrote nothing');
    throw refused(error);
  } finally {
    running.delete(generation.id);
    if (!isSettled) await settle(db, generation, { end: 'left' });
  }
}

/** Sends a text again that was written under the same key before. */
export async function* again(context: ProfileContext, userId: string, written: Written): AsyncGenerator<SummaryEvent> {
  yield { type: 'begun', writer: written.writer, language: written.language };
  yield { type: 'wrote', piece: written.text };
  yield { type: 'done', ...written, credits: await creditsOf(context.db, userId, context.now()) };
}
