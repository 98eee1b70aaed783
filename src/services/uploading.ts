import { toFailure } from '../lib/failure.ts';
import type { UploadNews } from '../machines/upload.ts';

interface Telling<Stored extends object, Reason extends string> {
  send: (options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Stored>;
  /** Reasons for refusals, by error code; anything else is a failure. */
  reasons: Readonly<Record<number, Reason>>;
  tell: (news: UploadNews<Stored, Reason>) => void;
}

/** Uploads a file and reports progress. @returns stops it, including reports */
export function upload<Stored extends object, Reason extends string>({ send, reasons, tell }: Telling<Stored, Reason>): () => void {
  const stop = new AbortController();
  send({ signal: stop.signal, onProgress: (share) => tell({ type: 'upload.progressed', share }) }).then(
    (stored) => stop.signal.aborted || tell({ type: 'upload.stored', ...stored }),
    (error: unknown) => {
      if (stop.signal.aborted) return;
      const failure = toFailure(error);
      const reason = reasons[failure.code];
      tell(reason ? { type: 'upload.rejected', reason } : { type: 'upload.failed', failure });
    },
  );
  return () => stop.abort();
}
