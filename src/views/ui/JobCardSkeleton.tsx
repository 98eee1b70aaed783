import { css } from '#css/css';
import { jobCardStyle } from './jobCard.styles.ts';
import { Skeleton } from './Skeleton.tsx';

/** As high as a line of a card. */
const line = css({ display: 'flex', alignItems: 'center', h: '22px' });

/** A placeholder in the size of a card. */
export function JobCardSkeleton({ look = 'card' }: { look?: 'card' | 'row' }) {
  const style = jobCardStyle({ look });
  return (
    <div className={style.card} aria-hidden="true">
      <div className={style.inside}>
        <div className={style.mark}>
          <Skeleton width="44px" height="44px" />
        </div>
        {['70%', '50%', '60%', '40%'].map((width) => (
          <div key={width} className={line}>
            <Skeleton width={width} height="14px" />
          </div>
        ))}
      </div>
    </div>
  );
}
