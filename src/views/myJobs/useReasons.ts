import { useEffect, useState } from 'react';
import { listOf } from '../../services/config.ts';

interface Reason {
  id: number;
  value: string;
  description?: string;
}

/** Why a job may not suit, in the reader's language; asked for when the dialog opens. */
export function useReasons(): { reasons: Reason[]; hasFailed: boolean } {
  const [reasons, setReasons] = useState<Reason[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    listOf('not_suitable_reasons', stop.signal).then(
      (items) => setReasons(items.map(({ id, value, description }) => ({ id, value, ...(typeof description === 'string' ? { description } : {}) }))),
      () => setHasFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, []);
  return { reasons, hasFailed };
}
