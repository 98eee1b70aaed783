import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isStep, type Step } from '../../machines/postingEditor/steps.ts';
import type { EditorProps } from './editorProps.ts';

/** Where one is on the trail: in a step, or at its end. */
export type Place = Step | 'review';

/** Where a link leads; the end is reached by a check only, so a fresh page starts with what is before it. */
export function stepIn(query: URLSearchParams): Step {
  const asked = query.get('step');
  return isStep(asked) ? asked : asked === 'review' ? 'promise' : 'job';
}

export const placeOf = (state: EditorProps['state']): Place => (state.context.editing !== null && !state.hasTag('editor') ? 'review' : state.context.step);

const askedIn = (query: URLSearchParams): Place => (query.get('step') === 'review' ? 'review' : stepIn(query));

/** Each step has an address, so that the back button leads to the one before, and a reload to the same. The chart says where one is. */
export function useStepAddress({ state, send }: EditorProps): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const place = placeOf(state);
  const id = state.context.editing?.posting.id;
  const asked = askedIn(query);
  const now = useRef({ place, asked, send });
  useEffect(() => {
    now.current = { place, asked, send };
  });

  useEffect(() => {
    goTo(asked, now.current);
  }, [asked]);
  useEffect(() => {
    // Whoever goes back before the router has rendered the address of a step is, to the router, where they were: it says nothing.
    const follow = () => goTo(askedIn(new URLSearchParams(window.location.search)), now.current);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    if (id === undefined) return;
    // A draft that was begun has an address of its own from then on: a reload continues with it.
    const isNew = pathname.endsWith('/new');
    if (isNew || now.current.asked !== place)
      void navigate({ pathname: isNew ? `/employer/jobs/${id}` : pathname, search: place === 'job' ? '' : `?step=${place}` }, { replace: isNew });
  }, [place, id, pathname, navigate]);
}

/** Has the chart go where the address leads, unless it is there. */
function goTo(asked: Place, { place, send }: { place: Place; send: EditorProps['send'] }): void {
  if (asked === place) return;
  send(asked === 'review' ? { type: 'preview.requested' } : { type: 'step.chosen', step: asked });
}
