import type { ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { Button } from './Button.tsx';
import { Callout } from './Callout.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The states of a chart whose content isn't there yet. */
type Waiting = 'loading' | 'disconnected' | 'unloadable';

interface LoadStateProps<Words extends Partial<Record<Waiting, string>>> {
  /** A chart's state; `words` names those of its states to show. */
  state: { matches(name: NoInfer<keyof Words & Waiting>): boolean };
  words: Words;
  /** Title for `unloadable`. */
  title?: string;
  /** The id of the failed request, for support. */
  reference?: string | null | undefined;
  onRetry: () => void;
  /** The width of the placeholder. */
  width?: string;
  height?: string;
  /** The number of placeholders. */
  count?: number;
}

const rows = css({ display: 'grid', gap: '16' });

/**
 * Replaces content until it is there: says that it is loading, waits for the connection, or couldn't be loaded; the latter two with a retry button.
 * Otherwise nothing.
 */
export function LoadState<Words extends Partial<Record<Waiting, string>>>({
  state,
  words,
  title,
  reference,
  onRetry,
  width = '100%',
  height = '20px',
  count = 1,
}: LoadStateProps<Words>): ReactNode {
  const { t } = useTranslation('common');
  const at = (Object.keys(words) as (keyof Words & Waiting)[]).find((name) => state.matches(name));
  if (at === undefined) return null;
  if (at === 'loading')
    return (
      <div role="status" aria-busy="true" aria-label={words[at]} className={rows}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} width={width} height={height} />
        ))}
      </div>
    );
  const isLost = at === 'unloadable';
  return (
    <Callout
      severity={isLost ? 'error' : 'warning'}
      title={isLost ? title : undefined}
      actions={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {words[at]}
      {isLost && reference ? <p className={css({ fontSize: '13', color: 'quiet' })}>{t('error.reference', { reference })}</p> : null}
    </Callout>
  );
}
