/** A transfer that may take long, as long as data keeps arriving. */
export interface Listening {
  /** Aborted after too long a silence, or by the caller. */
  signal: AbortSignal;
  /** Data arrived: restarts the wait. */
  heard: () => void;
  /** Whether silence aborted it. */
  isSilent: () => boolean;
  /** Ends the transfer; stops waiting. */
  end: () => void;
}

/**
 * @param silence time without data after which it is aborted, in ms
 * @param caller the caller's signal
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
