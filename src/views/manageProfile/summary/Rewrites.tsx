import { useId } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { type Rewrite, REWRITES } from '../../../../contract/career-summary.ts';
import { Button } from '../../ui/Button.tsx';

interface RewritesProps {
  /** What is rewritten. */
  title: string;
  isPossible: boolean;
  onPick: (rewrite: Rewrite) => void;
}

/** The ways to rewrite a text; a click starts it. */
export function Rewrites({ title, isPossible, onPick }: RewritesProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
      <span id={id} className={css({ fontSize: '13', color: 'quiet', w: { base: '100%', md: 'auto' } })}>
        {title}
      </span>
      {REWRITES.map((rewrite) => (
        <Button key={rewrite} size="small" disabled={!isPossible} onClick={() => onPick(rewrite)}>
          {t(`writer.rewrite.${rewrite}`)}
        </Button>
      ))}
    </div>
  );
}
