import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { faultsIn, isFilled, NEEDED, STEPS } from '../../machines/postingEditor/steps.ts';
import { TrailMark, type TrailState } from '../ui/TrailMark.tsx';
import { useTravel } from '../ui/useTravel.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { EditorProps } from './editorProps.ts';
import { StepAnswer } from './StepAnswer.tsx';
import { type Place, placeOf } from './useStepAddress.ts';

/** Horizontal on a phone, with icons only; vertical on a desktop, with each step's answers so far. */
const list = css({ display: 'flex', isolation: 'isolate', xlDown: { ms: '-12px' }, xl: { flexDirection: 'column', gap: '4' } });
const item = css({
  position: 'relative',
  flex: '1 1 0',
  minW: '0',
  xlDown: { '&:last-child': { flex: '0 0 44px' } },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    borderStyle: 'dashed',
    borderColor: 'color-mix(in oklab, {colors.faint} 55%, transparent)',
    borderWidth: '2px 0 0',
    insetInlineStart: '22px',
    insetInlineEnd: '-22px',
    top: '21px',
    xl: { borderWidth: '0', borderInlineStartWidth: '2px', insetInlineStart: '9px', insetInlineEnd: 'auto', top: '22px', bottom: '-26px' },
  },
  '&[data-walked]::before': { borderStyle: 'solid', borderColor: 'accent' },
});
const stop = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px',
  justifyItems: 'start',
  alignItems: 'center',
  w: '44px',
  h: '44px',
  ps: '12',
  textAlign: 'start',
  borderRadius: 'control',
  cursor: 'pointer',
  xl: { w: '100%', h: 'auto', minH: '56px', ps: '0', py: '8', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: '12', alignItems: 'start' },
});
const words = css({ xlDown: { srOnly: true } });
const name = css({ display: 'block', color: 'quiet', '[data-state=done] &': { color: 'ink' }, '[aria-current] &': { color: 'ink', fontWeight: '600' } });

/** The steps of a posting, with the answer below each: the current one, the completed ones, and links to all. */
export function StepTrail({ state, send }: EditorProps) {
  const { t } = useTranslation(['postings', 'common']);
  const here = placeOf(state);
  const mark = useTravel<SVGSVGElement>(here);
  const places: readonly Place[] = [...STEPS, 'review'];
  const at = places.indexOf(here);
  const { fields, faults } = state.context;
  if (!fields) return null;
  const stateOf = (place: Place, index: number): TrailState => {
    if (place === here) return 'here';
    return place !== 'review' && isFilled(place, fields) && (index < at || NEEDED.includes(place)) ? 'done' : 'next';
  };
  return (
    <nav aria-label={t('steps')}>
      <ol className={list}>
        {places.map((place, index) => {
          const standing = stateOf(place, index);
          const next = places[index + 1];
          const isWrong = place !== 'review' && Object.keys(faultsIn(place, faults)).length > 0;
          return (
            <li key={place} className={item} data-walked={(next !== undefined && index < at && standing === 'done') || undefined}>
              <button
                type="button"
                className={stop}
                data-state={standing}
                aria-current={standing === 'here' ? 'step' : undefined}
                onClick={() => {
                  if (place === here) return;
                  send(place === 'review' ? { type: 'preview.requested' } : { type: 'step.chosen', step: place });
                }}
              >
                <TrailMark state={standing} ref={standing === 'here' ? mark : undefined} />
                <span className={words}>
                  <span className={name}>
                    <VisuallyHidden>{t(`common:trail.${standing}`)} </VisuallyHidden>
                    {t(`step.${place}`)}
                  </span>
                  {place === 'review' ? null : <StepAnswer step={place} fields={fields} isWrong={isWrong} isPassed={standing !== 'next'} />}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
