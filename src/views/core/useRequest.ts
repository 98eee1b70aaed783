import { useSelector } from '@xstate/react';
import { createContext, createElement, type PropsWithChildren, useCallback, useContext, useEffect, useMemo } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { type Request, RequestCache, type Reuse } from '../../services/requestCache.ts';
import { SessionFlow } from './SessionFlow.tsx';

const Context = createContext<RequestCache | null>(null);

/** One cache per user: nobody sees responses for another. */
export function RequestCacheProvider({ children }: PropsWithChildren) {
  const userId = SessionFlow.useSelector((state) => state.context.session?.user?.id ?? null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new user needs a new cache
  const cache = useMemo(() => new RequestCache(), [userId]);
  return createElement(Context.Provider, { value: cache }, children);
}

type Shown<Payload, Response> = [
  state: SnapshotFrom<Request<Payload, Response>>,
  send: (event: EventFrom<Request<Payload, Response>>) => void,
  /** Changes the response for every view that shows it, after a write. Does nothing before there is one. */
  change: (changed: (before: Response) => Response) => void,
];

/**
 * A read from the shared cache, as long as the view is mounted. Its chart is shared with every other view with the same request.
 * @param payload its input; another payload is another request
 */
export function useRequest<Payload, Response>(
  request: Request<Payload, Response>,
  payload: Payload,
  { reuse = 'meanwhile' }: { reuse?: Reuse } = {},
): Shown<Payload, Response> {
  const cache = useContext(Context);
  if (!cache) throw new Error('useRequest needs a RequestCacheProvider');
  const key = JSON.stringify(payload);
  const cached = useMemo(() => cache.requestOf(request, JSON.parse(key) as Payload, reuse), [cache, request, key, reuse]);
  useEffect(() => cache.hold(request, JSON.parse(key) as Payload, cached), [cache, request, key, cached]);
  const { actor } = cached;
  const state = useSelector(actor, (snapshot) => snapshot);
  const change = useCallback(
    (changed: (before: Response) => Response) => {
      const before = actor.getSnapshot().context.response as Response | undefined;
      if (before !== undefined) actor.send({ type: 'response.changed', response: changed(before) });
    },
    [actor],
  );
  return [state as SnapshotFrom<Request<Payload, Response>>, actor.send, change];
}
