import Paperclip from '~icons/lucide/paperclip';
import Pencil from '~icons/lucide/pencil';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { RecordKind, StoredRecord } from '../../../machines/record/record.types.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { RecordWords } from './useRecordWords.ts';

interface RecordItemProps {
  kind: RecordKind;
  record: StoredRecord;
  words: RecordWords;
  onEdit: () => void;
  /** Left out where it has to stay. */
  onDelete?: (() => void) | undefined;
}

const row = css({ display: 'flex', alignItems: 'flex-start', gap: '8', py: '16' });
const body = css({ flex: '1', minW: '0', display: 'grid', gap: '2px', overflowWrap: 'anywhere' });
const details = css({ color: 'quiet', '& > span + span': { _before: { content: '"·"', mx: '8' } } });
const text = css({
  mt: '8',
  maxW: '68ch',
  whiteSpace: 'pre-line',
  lineClamp: '4',
});
const link = css({ color: 'accentText', textDecoration: 'underline', textUnderlineOffset: '0.2em' });

/** A record in its list, with what can be done to it. */
export function RecordItem({ kind, record, words, onEdit, onDelete }: RecordItemProps) {
  const { t } = useTranslation('profile');
  const certificate = record['attachment'] as { filename: string } | null | undefined;
  return (
    <li className={row}>
      <div className={body}>
        <p className={css({ fontWeight: '600' })}>
          {words.href ? (
            <a href={words.href} target="_blank" rel="noreferrer nofollow" className={link}>
              {words.title}
            </a>
          ) : (
            words.title
          )}
        </p>
        <p className={details}>
          {words.details
            .filter((one) => one !== '' && one !== words.title)
            .map((one) => (
              <span key={one}>{one}</span>
            ))}
        </p>
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
      <IconButton label={t(`${kind}.edit`, { name: words.title })} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      {onDelete ? (
        <IconButton label={t(`${kind}.delete`, { name: words.title })} onClick={onDelete}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  );
}
