import Pencil from '~icons/lucide/pencil';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { SURE } from '../../../machines/resumeSync/compare.ts';
import type { Values } from '../../../machines/record/record.types.ts';
import type { Faults, FoundItem } from '../../../machines/resumeSync/resumeSync.types.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { RecordWords } from '../record/useRecordWords.ts';
import { FieldsInPlace } from './FieldsInPlace.tsx';
import type { SyncParts } from './ResumeSync.tsx';
import { SourceLines } from './SourceLines.tsx';
import { TakeOrLeave } from './TakeOrLeave.tsx';

interface FoundCardProps extends Pick<SyncParts, 'send'> {
  item: FoundItem;
  words: (values: Values) => RecordWords;
  faults: Faults | undefined;
  /** Shows what is wrong, not only what is required. */
  showsFaults: boolean;
  isBusy: boolean;
  onEdit: () => void;
}

const VERY_SURE = 0.8;
const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  p: { base: '16', md: '24' },
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  transition: 'box-shadow {durations.base}',
  '&[data-taken]': { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
});
const sides = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24' } });
const side = css({ display: 'grid', alignContent: 'start', gap: '4', minW: '0', overflowWrap: 'anywhere' });
const sideHead = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', fontSize: '13', color: 'quiet', minH: '24px' });
/** On a phone, an empty cell takes no room. */
const nothing = css({ lgDown: { display: 'none' } });
const opener = css({ cursor: 'pointer', fontSize: '13', color: 'quiet', minH: '24px', alignContent: 'center' });
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12' });

/** One item found: the profile's version, the resume's version, the lines it was read from, and the decision. */
export function FoundCard({ item, words, faults, showsFaults, isBusy, send, onEdit }: FoundCardProps) {
  const { t } = useTranslation('resumeSync');
  const described = words(item.values);
  const isNamed = item.isUnread !== true || [item.values['job_title'], item.values['company_name'], item.values['school_name']].some(Boolean);
  const found = isNamed ? described : { ...described, title: t('unread.title') };
  const sure = item.confidence >= VERY_SURE ? 'high' : item.confidence >= SURE ? 'fair' : 'low';
  return (
    <li className={card} data-taken={item.isTaken || undefined}>
      <div className={sides}>
        <div className={side}>
          <p className={sideHead}>
            {t('found')}
            <Badge tone={sure === 'high' ? 'accent' : sure === 'fair' ? 'neutral' : 'waiting'}>{item.isUnread ? t('unread') : t(`sure.${sure}`)}</Badge>
          </p>
          <Described words={found} />
        </div>
        <div className={item.before ? side : cx(side, nothing)}>
          <p className={sideHead}>{t('mine')}</p>
          {item.before ? <Described words={words(item.before)} /> : <p className={css({ color: 'quiet' })}>{t('nothing')}</p>}
        </div>
        {/* What was read with certainty doesn't have to be compared with the resume. */}
        <details className={side} open={sure !== 'high' || item.isUnread === true}>
          <summary className={opener}>{t('lines')}</summary>
          <SourceLines lines={item.lines} />
        </details>
      </div>
      {item.isTaken ? <FieldsInPlace item={item} faults={faults} showsFaults={showsFaults} send={send} /> : null}
      <div className={foot}>
        <TakeOrLeave item={item} name={found.title} isBusy={isBusy} send={send} />
        <Button size="small" variant="plain" aria-label={t('editOne', { name: found.title })} disabled={isBusy} onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" />
          {t('edit')}
        </Button>
      </div>
    </li>
  );
}

const MOST_SHOWN = 240;

function Described({ words: { title, details, when = '', text } }: { words: RecordWords }) {
  const shown = [...details, when].filter((one) => one !== '' && one !== title);
  return (
    <>
      <p className={css({ fontWeight: '600' })}>{title}</p>
      {shown.length > 0 ? <p className={css({ color: 'quiet' })}>{shown.join(' · ')}</p> : null}
      {text === '' ? null : (
        <p className={css({ whiteSpace: 'pre-line', lineClamp: '4' })}>{text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text}</p>
      )}
    </>
  );
}
