/** A transfer that may take long, as long as something is heard of it. */
export interface Listening {
  /** Aborted once nothing was heard for too long, or by the caller. */
  signal: AbortSignal;
  /** Something was heard: the wait begins anew. */
  heard: () => void;
  /** Whether silence is what ended it. */
  isSilent: () => boolean;
  /** It is over; nothing is waited for any more. */
  end: () => void;
}

/**
 * @param silence ms without a sign of life after which it is given up
 * @param caller what the caller may end it by
 */
export function listenFor(silence: number, caller?: AbortSignal): Listening {
  const stop = new AbortController();
  let isSilent = false;
  const giveUp = () => {
    isSilent = true;
    stop.abort();
  };
  const follow = () => stop.abort();
  let timer = setTimeout(giveUp, silence);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow);
  return {
    signal: stop.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence);
    },
    isSilent: () => isSilent,
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
