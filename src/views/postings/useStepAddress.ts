import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isStep, type Step } from '../../machines/postingEditor/steps.ts';
import type { EditorProps } from './editorProps.ts';

/** The current place on the trail: a step, or its end. */
export type Place = Step | 'review';

/** The step in a URL; the end is only reached by a check, so a new page starts with the step before it. */
export function stepIn(query: URLSearchParams): Step {
  const requested = query.get('step');
  return isStep(requested) ? requested : requested === 'review' ? 'promise' : 'job';
}

export const placeOf = (state: EditorProps['state']): Place => (state.context.editing !== null && !state.hasTag('editor') ? 'review' : state.context.step);

const placeIn = (query: URLSearchParams): Place => (query.get('step') === 'review' ? 'review' : stepIn(query));

/** How many entries of the history belong to this editor before the current one; `key` of the draft that was created on the way. */
interface Passed {
  steps?: number;
  key?: string;
}

/** The key of the draft that was created at this URL, if it was. */
export const keyIn = (state: unknown): string | undefined => (state as Passed | null)?.key;

/**
 * Gives each step a URL, so that the back button leads to the previous one, and a reload to the same. The chart decides the current step. Once the job
 * is published there are no steps to go back to, so the URL is that of the first one again: from there, the back button leaves the editor.
 */
export function useStepAddress({ state, send }: EditorProps): void {
  const navigate = useNavigate();
  const { pathname, state: passed } = useLocation();
  const [query] = useSearchParams();
  const place = placeOf(state);
  const { editing, key, published } = state.context;
  const id = editing?.posting.id;
  const isPublished = published !== null;
  const requested = placeIn(query);
  const steps = (passed as Passed | null)?.steps ?? 0;
  /** Moves the chart to the step in the URL, unless it is already there. */
  const follow = useEffectEvent((to: Place, isOver: boolean) => {
    if (isOver) {
      if (steps > 0) void navigate(-steps);
    } else if (to !== place) send(to === 'review' ? { type: 'preview.requested' } : { type: 'step.chosen', step: to });
  });
  const rename = useEffectEvent((to: Place, posting: number | undefined, from: string) => {
    if (posting === undefined) return;
    // A new draft gets its own URL: a reload continues with it.
    const isNew = from.endsWith('/new');
    if (!isNew && requested === to) return;
    const url = { pathname: isNew ? `/employer/jobs/${posting}` : from, search: to === 'job' ? '' : `?step=${to}` };
    void navigate(url, isNew ? { replace: true, state: { key } satisfies Passed } : { state: { steps: steps + 1 } satisfies Passed });
  });

  useEffect(() => {
    // The router tells where it went back to; `steps` may still be that of the entry before.
    if (isPublished) return;
    // If the user goes back before the router has rendered a step's URL, the router sees no change and reports nothing.
    const onPopState = () => follow(placeIn(new URLSearchParams(window.location.search)), false);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [isPublished]);
  useEffect(() => follow(requested, isPublished), [requested, isPublished]);
  useEffect(() => rename(place, id, pathname), [place, id, pathname]);
}
