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

/** Each step has an address, so that the back button leads to the one before, and a reload to the same. The chart says where one is. */
export function useStepAddress({ state, send }: EditorProps): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const place = placeOf(state);
  const id = state.context.editing?.posting.id;
  const asked: Place = query.get('step') === 'review' ? 'review' : stepIn(query);
  const now = useRef({ place, asked, send });
  useEffect(() => {
    now.current = { place, asked, send };
  });

  useEffect(() => {
    const { place: at, send: tell } = now.current;
    if (asked === at) return;
    tell(asked === 'review' ? { type: 'preview.requested' } : { type: 'step.chosen', step: asked });
  }, [asked]);
  useEffect(() => {
    if (id === undefined) return;
    // A draft that was begun has an address of its own from then on: a reload continues with it.
    const isNew = pathname.endsWith('/new');
    if (isNew || now.current.asked !== place)
      void navigate({ pathname: isNew ? `/employer/jobs/${id}` : pathname, search: place === 'job' ? '' : `?step=${place}` }, { replace: isNew });
  }, [place, id, pathname, navigate]);
}
