import { css } from '#css/css';
import { jobCardStyle } from './jobCard.styles.ts';
import { Skeleton } from './Skeleton.tsx';

/** A job on its way, in the size of a card. */
export function JobCardSkeleton({ look = 'card' }: { look?: 'card' | 'row' }) {
  const style = jobCardStyle({ look });
  return (
    <div className={style.card} aria-hidden="true">
      <div className={css({ display: 'flex', gap: '12' })}>
        <Skeleton width="44px" height="44px" className={css({ flexShrink: '0' })} />
        <div className={css({ display: 'grid', gap: '8', flex: '1' })}>
          <Skeleton width="70%" height="20px" />
          <Skeleton width="50%" height="18px" />
        </div>
      </div>
      <div className={css({ display: 'grid', gap: '8' })}>
        <Skeleton width="60%" height="16px" />
        <Skeleton width="45%" height="14px" />
      </div>
      <Skeleton width="40%" height="16px" />
    </div>
  );
}
