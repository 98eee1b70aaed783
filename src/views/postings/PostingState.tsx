import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { PostingStatus } from '../../../contract/records.ts';
import { Badge } from '../ui/Badge.tsx';

interface PostingStateProps {
  status: PostingStatus;
}

/** A posting's state, in a word, and what it means for job seekers. */
export function PostingState({ status }: PostingStateProps) {
  const { t } = useTranslation('postings');
  const tone = status === 'confirmDue' || status === 'stale' ? 'waiting' : status === 'open' ? 'accent' : 'neutral';
  return (
    <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8', textStyle: 'small', color: 'quiet' })}>
      <Badge tone={tone}>{t(`state.${status}`)}</Badge>
      <span>{t(`state.${status}.means`)}</span>
    </p>
  );
}
