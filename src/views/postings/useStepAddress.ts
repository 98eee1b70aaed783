import { useEffect, useRef } from 'react';
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

/** Gives each step a URL, so that the back button leads to the previous one, and a reload to the same. The chart decides the current step. */
export function useStepAddress({ state, send }: EditorProps): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const place = placeOf(state);
  const id = state.context.editing?.posting.id;
  const requested = placeIn(query);
  const now = useRef({ place, asked: requested, send });
  useEffect(() => {
    now.current = { place, asked: requested, send };
  });

  useEffect(() => {
    goTo(requested, now.current);
  }, [requested]);
  useEffect(() => {
    // If the user goes back before the router has rendered a step's URL, the router sees no change and reports nothing.
    const follow = () => goTo(placeIn(new URLSearchParams(window.location.search)), now.current);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    if (id === undefined) return;
    // A new draft gets its own URL: a reload continues with it.
    const isNew = pathname.endsWith('/new');
    if (isNew || now.current.asked !== place)
      void navigate({ pathname: isNew ? `/employer/jobs/${id}` : pathname, search: place === 'job' ? '' : `?step=${place}` }, { replace: isNew });
  }, [place, id, pathname, navigate]);
}

/** Moves the chart to the step in the URL, unless it is already there. */
function goTo(requested: Place, { place, send }: { place: Place; send: EditorProps['send'] }): void {
  if (requested === place) return;
  send(requested === 'review' ? { type: 'preview.requested' } : { type: 'step.chosen', step: requested });
}
