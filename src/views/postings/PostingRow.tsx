import Archive from '~icons/lucide/archive';
import CirclePause from '~icons/lucide/circle-pause';
import CirclePlay from '~icons/lucide/circle-play';
import ExternalLink from '~icons/lucide/external-link';
import Trash2 from '~icons/lucide/trash';
import type { PostingStatus } from '../../../contract/records.ts';
import type { IconComponent } from '../ui/icon.ts';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import type { Posting, PostingMove } from '../../../contract/postings.ts';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Meta } from '../ui/Meta.tsx';
import { Link } from '../ui/Link.tsx';
import { Applicants } from './PostingApplicants.tsx';
import { PostingState } from './PostingState.tsx';
import { PostingTime } from './PostingTime.tsx';

interface PostingRowProps {
  posting: Posting;
  isBusy: boolean;
  /** Otherwise, the job is only shown. */
  mayPost: boolean;
  can: (move: PostingMove) => boolean;
  onMove: (move: PostingMove) => void;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '12',
  py: '16',
  borderBlockEnd: '1px solid {colors.line}',
  // A phone has no room for more than two next to the text.
  mdDown: { '&:has(> :last-child > :nth-child(3))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const heading = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8', textStyle: 'card', overflowWrap: 'anywhere' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });

/** Frequent actions as buttons on the row; the rest is in its menu. */
const AT_HAND: readonly PostingMove[] = ['confirm', 'reopen', 'repost'];
const HAS_ENDED: readonly PostingStatus[] = ['closed', 'delisted'];
const ICONS: Readonly<Partial<Record<PostingMove, IconComponent>>> = { hold: CirclePause, close: Archive, delete: Trash2, reopen: CirclePlay };
const IN_MENU: readonly PostingMove[] = ['hold', 'close', 'delete'];

/** A job in the list: title, place, running time, applicants, and actions. */
export function PostingRow({ posting, isBusy, mayPost, can, onMove }: PostingRowProps) {
  const { t } = useTranslation('postings');
  const navigate = useNavigate();
  const isDraft = posting.status === 'draft';
  // Explained next to the date by which to answer.
  const needsAnswer = posting.status === 'confirmDue';
  /** When to answer by is a sentence, which stands on its own rather than among the facts. */
  const hasDeadline = needsAnswer || posting.status === 'stale';
  const title = posting.title || t('untitled');
  const place = posting.location || t('noPlace');
  const menu = [
    ...(isDraft ? [] : [{ id: 'see', icon: ExternalLink, label: t('see'), onChoose: () => void navigate(posting.url) }]),
    ...IN_MENU.filter(can).map((move) => ({
      id: move,
      icon: ICONS[move] ?? Archive,
      label: t(`move.${move}`),
      isDanger: move === 'delete',
      onChoose: () => onMove(move),
    })),
  ];
  return (
    <li className={row} aria-label={title}>
      <div className={css({ display: 'grid', gap: '8', minW: '0' })}>
        <h2 className={heading}>
          {mayPost || !isDraft ? (
            <Link to={mayPost ? `/employer/jobs/${posting.id}` : posting.url} className={css({ _hover: { textDecoration: 'underline' } })}>
              {title}
            </Link>
          ) : (
            title
          )}
          {posting.is_urgent ? <Badge tone="inform">{t('urgent')}</Badge> : null}
          {needsAnswer ? <Badge tone="waiting">{t('state.confirmDue')}</Badge> : null}
        </h2>
        <div className={css({ fontSize: '13' })}>
          <Meta>
            <span>{posting.other_locations > 0 ? `${place} ${t('otherPlaces', { count: posting.other_locations })}` : place}</span>
            {hasDeadline ? null : <PostingTime posting={posting} />}
            {isDraft ? null : <span>{t('views', { count: posting.views })}</span>}
            {posting.is_external ? <span>{t('external')}</span> : posting.promise_days ? <span>{t('promise', { count: posting.promise_days })}</span> : null}
          </Meta>
          {hasDeadline ? (
            <p className={css({ color: 'quiet' })}>
              <PostingTime posting={posting} />
            </p>
          ) : null}
        </div>
        {posting.status === 'open' || needsAnswer ? null : <PostingState status={posting.status} />}
        {isDraft ? null : <Applicants posting={posting} hasEnded={HAS_ENDED.includes(posting.status)} />}
      </div>
      <div className={buttons}>
        {AT_HAND.filter(can).map((move) => (
          <Button key={move} size="small" variant={move === 'confirm' ? 'primary' : undefined} isLoading={isBusy} onClick={() => onMove(move)}>
            {t(`move.${move}`)}
          </Button>
        ))}
        {mayPost ? (
          <ButtonLink size="small" to={`/employer/jobs/${posting.id}`} aria-label={isDraft ? undefined : t('editOne', { title })}>
            {t(isDraft ? 'continue' : 'edit')}
          </ButtonLink>
        ) : null}
        {menu.length > 0 ? <ActionMenu label={t('more', { title })} actions={menu} isBusy={isBusy} /> : null}
      </div>
    </li>
  );
}
