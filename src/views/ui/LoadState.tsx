import type { ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { Button } from './Button.tsx';
import { Callout } from './Callout.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The states of a chart in which what it shows is not there yet. */
type Waiting = 'loading' | 'disconnected' | 'unloadable';

interface LoadStateProps<Words extends Partial<Record<Waiting, string>>> {
  /** A chart's state; `words` names those of its states that this shows. */
  state: { matches(name: NoInfer<keyof Words & Waiting>): boolean };
  words: Words;
  /** Above what is said of `unloadable`. */
  title?: string;
  /** Of the request that failed, for support. */
  reference?: string | null | undefined;
  onRetry: () => void;
  /** What comes, in its size. */
  width?: string;
  height?: string;
  /** As many of it. */
  count?: number;
}

const rows = css({ display: 'grid', gap: '16' });

/** In place of something until it is there: that it comes, that it waits for the connection, or that it could not be had; the latter two with a retry. Else nothing. */
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
