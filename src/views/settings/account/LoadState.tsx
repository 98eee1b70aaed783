import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface LoadStateProps {
  /** Whose texts say that it is being fetched, or could not be. */
  of: 'devices' | 'networks' | 'passkeys' | 'twoFactor';
  /** The section's chart. */
  state: { matches(name: 'loading' | 'unloadable'): boolean };
  onRetry: () => void;
  /** What comes, in its size. */
  width: string;
  height?: string;
}

/** What a section of the account shows until there is something, and where it could not be fetched. */
export function LoadState({ of, state, onRetry, width, height = '20px' }: LoadStateProps) {
  const { t } = useTranslation(['account', 'common']);
  if (state.matches('loading')) {
    return (
      <div role="status" aria-busy="true" aria-label={t(`${of}.loading`)}>
        <Skeleton width={width} height={height} />
      </div>
    );
  }
  if (!state.matches('unloadable')) return null;
  return (
    <Callout
      severity="error"
      actions={
        <Button size="small" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {t(`${of}.unloadable`)}
    </Callout>
  );
}
