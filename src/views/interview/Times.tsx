import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Interview } from '../../../contract/interview-records.ts';
import type { Standing } from '../../machines/interviewAction/standing.ts';
import { isBefore } from '../../machines/interview/windows.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { timeUntil } from '../ui/relativeTime.ts';
import { otherSideOf } from '../shared/interview/zones.ts';
import { WhenText } from './WhenText.tsx';

const agreed = css({ fontSize: '17', fontWeight: '600' });
const large = css({ textStyle: { base: 'section', md: 'title' } });
const until = css({
  display: 'inline-block',
  fontSize: '13',
  fontWeight: '500',
  color: 'accentText',
  letterSpacing: '0',
  _firstLetter: { textTransform: 'uppercase' },
});
const list = css({ display: 'grid', gap: '4', fontWeight: '600' });
const gone = css({ color: 'quiet', textDecoration: 'line-through' });

interface TimesProps {
  interview: Interview;
  standing: Standing;
  asOf: string;
  /** The headline of its own page. */
  isLarge?: boolean;
}

/** The agreed time and how far away it is; otherwise the offered and proposed times. */
export function Times({ interview, standing, asOf, isLarge = false }: TimesProps) {
  const { t, i18n } = useTranslation('interview');
  const now = useServerNow();
  const { record } = standing;
  const other = otherSideOf(interview);
  if (record.startsAt !== null) {
    const isOff = record.status === 'cancelled';
    return (
      <div className={isOff ? gone : isLarge ? large : agreed}>
        <WhenText at={record.startsAt} minutes={record.minutes} other={other} />
        {!isOff && isBefore(asOf, record.startsAt) ? (
          <span className={until}>{timeUntil(record.startsAt, isBefore(now, asOf) ? asOf : now, i18n.language)}</span>
        ) : null}
      </div>
    );
  }
  const isRescheduling = record.status === 'rescheduleRequested';
  const shown = isRescheduling ? record.proposedTimes : record.times;
  if (shown.length === 0) return <p className={css({ color: 'quiet' })}>{t('times.noneProposed')}</p>;
  return (
    <div>
      <p className={css({ fontSize: '13', color: 'quiet' })}>{t(isRescheduling ? 'times.proposed' : 'times.offered', { count: shown.length })}</p>
      <ul className={list}>
        {shown.map((time, index) => (
          <li key={time} className={isBefore(asOf, time) ? undefined : gone}>
            <WhenText at={time} minutes={record.minutes} other={other} isZoneKnown={index < shown.length - 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}
