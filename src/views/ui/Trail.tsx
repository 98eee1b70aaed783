import type { ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { trailStyle } from './trail.styles.ts';
import { TrailMark, type TrailState } from './TrailMark.tsx';
import { useTravel } from './useTravel.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TrailStep {
  /** The chart's state. */
  id: string;
  label: ReactNode;
  state: TrailState;
  /** Below the label: when it happened, whose turn it is, by when. Shown on `wide` and `whole`. */
  note?: ReactNode;
}

interface TrailProps {
  steps: readonly TrailStep[];
  /** What the trail is about: "Your application to Acme". */
  label: string;
  /** `small` on cards, `wide` in a wizard, `whole` on a page of its own. */
  look?: 'small' | 'wide' | 'whole';
}

/** The line after a step: completed, closed off, or ahead. */
export function lineAfter(steps: readonly TrailStep[], index: number): 'walked' | 'closed' | 'ahead' {
  const next = steps[index + 1]?.state;
  if (next === 'closed') return 'closed';
  return next === 'done' || next === 'here' ? 'walked' : 'ahead';
}

/**
 * The product's motif: the current step, what is behind, and what can come next, as a line with marks. Read as an ordered list with each state in
 * words.
 */
export function Trail({ steps, label, look = 'whole' }: TrailProps) {
  const { t } = useTranslation('common');
  const here = steps.find(({ state }) => state === 'here') ?? steps.findLast(({ state }) => state === 'closed');
  const mark = useTravel<SVGSVGElement>(here?.id);
  const style = trailStyle({ look });
  return (
    <div className={style.frame}>
      <ol className={style.list} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={style.step}
            data-state={step.state}
            data-line={lineAfter(steps, index)}
            aria-current={step.state === 'here' ? 'step' : undefined}
          >
            <TrailMark state={step.state} ref={step.state === 'here' ? mark : undefined} />
            <span className={style.label}>
              <VisuallyHidden>{t(`trail.${step.state}`)} </VisuallyHidden>
              {step.label}
            </span>
            {step.note ? <div className={style.note}>{step.note}</div> : null}
          </li>
        ))}
      </ol>
      {look === 'whole' || !here ? null : (
        <span className={style.caption} aria-hidden="true">
          {here.label}
        </span>
      )}
    </div>
  );
}
