import { toFailure } from '../lib/failure.ts';
import type { UploadNews } from '../machines/upload.ts';

interface Reporting<Stored extends object, Reason extends string> {
  send: (options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Stored>;
  /** Reasons for refusals, by error code; anything else is a failure. */
  reasons: Readonly<Record<number, Reason>>;
  report: (news: UploadNews<Stored, Reason>) => void;
}

/** Uploads a file and reports progress. @returns stops it, including reports */
export function upload<Stored extends object, Reason extends string>({ send, reasons, report }: Reporting<Stored, Reason>): () => void {
  const stop = new AbortController();
  send({ signal: stop.signal, onProgress: (share) => report({ type: 'upload.progressed', share }) }).then(
    (stored) => stop.signal.aborted || report({ type: 'upload.stored', ...stored }),
    (error: unknown) => {
      if (stop.signal.aborted) return;
      const failure = toFailure(error);
      const reason = reasons[failure.code];
      report(reason ? { type: 'upload.rejected', reason } : { type: 'upload.failed', failure });
    },
  );
  return () => stop.abort();
}
