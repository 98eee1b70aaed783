import Paperclip from '~icons/lucide/paperclip';
import Pencil from '~icons/lucide/pencil';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { RecordKind, StoredRecord } from '../../../machines/record/record.types.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Meta } from '../../ui/Meta.tsx';
import { TrailMark } from '../../ui/TrailMark.tsx';
import type { RecordWords } from './useRecordWords.ts';
import { wayStep } from './way.styles.ts';

interface RecordItemProps {
  kind: RecordKind;
  record: StoredRecord;
  words: RecordWords;
  /** A step of a timeline: its mark shows whether it is current. */
  isWay?: boolean;
  onEdit: () => void;
  /** Missing if it can't be deleted. */
  onDelete?: (() => void) | undefined;
}

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12',
  py: '12',
  '&:first-child': { pt: '0' },
  // With a mouse, the actions appear on hover.
  '@media (hover: hover) and (min-width: 768px)': { '&:not(:hover, :focus-within) button': { opacity: '0' } },
});
const body = css({
  flex: '1',
  minW: '0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  overflowWrap: 'anywhere',
  // On a phone, only the first lines leave room for the buttons; the description takes the whole width.
  mdDown: { '& > :nth-child(-n + 2)': { pe: '80px' } },
});
const first = css({ display: 'flex', flexDirection: { base: 'column', md: 'row' }, justifyContent: 'space-between', columnGap: '16' });
const since = css({ color: 'quiet', fontVariantNumeric: 'tabular-nums', flexShrink: '0', fontSize: { base: '13', md: '15' } });
const text = css({
  mt: '8',
  maxW: '68ch',
  whiteSpace: 'pre-line',
  lineClamp: '4',
});
const link = css({ color: 'accentText', textDecoration: 'underline', textUnderlineOffset: '0.2em' });
const actions = css({ display: 'flex', my: '-8px', me: '-12px', mdDown: { position: 'absolute', insetInlineEnd: '0' } });

/** A record in its list, with its actions. */
export function RecordItem({ kind, record, words, isWay = false, onEdit, onDelete }: RecordItemProps) {
  const { t } = useTranslation('profile');
  const certificate = record['attachment'] as { filename: string } | null | undefined;
  const details = words.details.filter((one) => one !== '' && one !== words.title);
  return (
    <li className={cx(row, isWay ? wayStep : undefined)}>
      {isWay ? <TrailMark state={words.isNow ? 'here' : 'done'} /> : null}
      <div className={body}>
        <div className={first}>
          <p className={css({ fontWeight: '600' })}>
            {words.href ? (
              <a href={words.href} target="_blank" rel="noreferrer nofollow" className={link}>
                {words.title}
              </a>
            ) : (
              words.title
            )}
          </p>
          {words.when ? <p className={since}>{words.when}</p> : null}
        </div>
        {details.length > 0 ? (
          <Meta>
            {details.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </Meta>
        ) : null}
        {words.text === '' ? null : <p className={text}>{words.text}</p>}
        {record['is_hidden_from_company'] === true ? (
          <p className={css({ mt: '8' })}>
            <Badge>{t('hidden')}</Badge>
          </p>
        ) : null}
        {certificate ? (
          <a
            href={`/api/jobseekers/license-certifications/${record.id}/attachment`}
            className={css({ mt: '8', display: 'inline-flex', alignItems: 'center', gap: '4', color: 'accentText' })}
          >
            <Paperclip size={16} aria-hidden="true" />
            {certificate.filename}
          </a>
        ) : null}
      </div>
      <div className={actions}>
        <IconButton label={t(`${kind}.edit`, { name: words.title })} onClick={onEdit}>
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        {onDelete ? (
          <IconButton label={t(`${kind}.delete`, { name: words.title })} onClick={onDelete}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </li>
  );
}
