import { fromCallback, fromPromise } from 'xstate';
import type { Credits, SummaryEvent, SummaryWriter } from '../../../contract/career-summary.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { failure, type Failure, toFailure } from '../../lib/failure.ts';
import type { SummaryRequest, Refusal, WritingEvent } from '../../machines/careerSummary/careerSummary.actors.ts';
import { careerSummaryMachine } from '../../machines/careerSummary/careerSummary.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { onThisDevice, serverInstantIn } from '../serverClock.ts';
import { apiStream } from '../stream.ts';

const REFUSALS: Readonly<Record<number, Refusal>> = {
  [ERRORS.aiCreditsUsed.code]: 'quotaUsed',
  [ERRORS.aiUnavailable.code]: 'unavailable',
  [ERRORS.aiBusy.code]: 'busyElsewhere',
  [ERRORS.profileTooSparse.code]: 'lacking',
  [ERRORS.aiFailed.code]: 'failed',
};

const here = (credits: Credits): Credits => ({ ...credits, renews_at: onThisDevice(credits.renews_at) });

function writingEventOf(event: SummaryEvent): WritingEvent {
  switch (event.type) {
    case 'begun':
      return { type: 'stream.begun', writer: event.writer, language: event.language };
    case 'wrote':
      return { type: 'stream.wrote', piece: event.piece };
    case 'done':
      return { type: 'stream.done', text: event.text, credits: here(event.credits), missing: event.missing, isUnchanged: event.is_unchanged };
    case 'ended':
      return { type: 'stream.ended', credits: here(event.credits) };
  }
}

function refusedBy(cause: Failure): WritingEvent {
  const refusal = REFUSALS[cause.code];
  if (!refusal) return { type: 'stream.failed', failure: cause };
  return { type: 'stream.refused', refusal, renewsAt: cause.retryAfter === null ? null : onThisDevice(serverInstantIn(cause.retryAfter)) };
}

/** The newest preference is the job the user wants. */
function asStream({ rewrite, text, key }: SummaryRequest, signal: AbortSignal): AsyncGenerator<SummaryEvent> {
  const options = { signal, idempotencyKey: key };
  return rewrite === null
    ? apiStream('writeCareerSummary', { body: { stream: true } }, options)
    : apiStream('rewriteCareerSummary', { body: { stream: true, rewrite_type: rewrite, text } }, options);
}

/** The career summary chart with its actors. */
export const careerSummary = careerSummaryMachine.provide({
  actors: {
    waitForConnection,
    readCredits: fromPromise<{ writer: SummaryWriter; credits: Credits }>(async ({ signal }) => {
      const { data } = await api('getSummaryCredits', {}, { signal });
      return { writer: data.writer, credits: here(data.credits) };
    }),
    writeSummary: fromCallback<WritingEvent, SummaryRequest>(({ input, sendBack }) => {
      const leave = new AbortController();
      const follow = async () => {
        let isOver = false;
        for await (const event of asStream(input, leave.signal)) {
          isOver ||= event.type === 'done' || event.type === 'ended';
          sendBack(writingEventOf(event));
        }
        // A stream that closes before the text ends was interrupted.
        if (!isOver) throw failure('unreachable');
      };
      follow().catch((error: unknown) => leave.signal.aborted || sendBack(refusedBy(toFailure(error))));
      return () => leave.abort();
    }),
    endSummary: fromPromise<Credits>(async ({ signal }) => here((await api('endCareerSummary', { body: {} }, { signal })).data.credits)),
  },
});
