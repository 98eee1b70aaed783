import RotateCw from '~icons/lucide/rotate-cw';
import Unplug from '~icons/lucide/unplug';
import type { ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { Button } from './Button.tsx';

const box = css({ display: 'grid', justifyItems: 'center', gap: '8', maxW: '440px', mx: 'auto', py: { base: '48', md: '72' }, px: '16', textAlign: 'center' });
const icon = css({ display: 'grid', placeItems: 'center', w: '52px', h: '52px', mb: '8', borderRadius: 'full', bg: 'refusedSoft', color: 'refusedText' });

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What was saved. */
  kept?: string;
  /** What to do; next to it, a retry button if `onRetry` is given. */
  children?: ReactNode;
  /** The request's id, for support. */
  reference?: string | null;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** A view that failed to load: what happened, what was saved, what to do. */
export function ErrorState({ title, kept, children, reference, onRetry, isRetrying = false }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div className={box} role="alert">
      <span className={icon}>
        <Unplug size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className={css({ textStyle: 'section' })}>{title}</h2>
      {kept ? <p className={css({ color: 'quiet' })}>{kept}</p> : null}
      {children ? <div className={css({ color: 'quiet' })}>{children}</div> : null}
      {onRetry ? (
        <Button className={css({ mt: '8' })} onClick={onRetry} isLoading={isRetrying}>
          <RotateCw size={16} aria-hidden="true" />
          {t('retry')}
        </Button>
      ) : null}
      {reference ? <p className={css({ fontSize: '13', color: 'quiet', mt: '8' })}>{t('error.reference', { reference })}</p> : null}
    </div>
  );
}
