import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { HANDED_OVER, type Interview } from '../../../contract/interview-records.ts';
import { isBefore, isFrom } from '../../machines/interview/windows.ts';
import { closureOf } from '../../machines/interview/lifecycle.ts';
import { UNBEGUN } from '../../machines/interview/statuses.ts';
import type { Standing } from '../../machines/interviewAction/standing.ts';
import { Callout } from '../ui/Callout.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { dayAndTime } from '../shared/interview/zones.ts';

const line = css({ overflowWrap: 'anywhere' });
const quiet = css({ fontSize: '13', color: 'quiet', overflowWrap: 'anywhere' });

/** What the interview waits for, by when, and whose turn it is; once it has ended, why. */
export function CurrentStatus({ interview, standing, asOf }: { interview: Interview; standing: Standing; asOf: string }) {
  const { t, i18n } = useTranslation('interview');
  const { side, reason, result_note: note } = interview;
  const { record, windows } = standing;
  const time = (at: string | undefined) => (at === undefined ? '' : dayAndTime(at, i18n.language));
  const last = [...record.times, ...record.proposedTimes].sort((a, b) => Date.parse(b) - Date.parse(a))[0];
  const values = {
    name: side === 'seeker' ? interview.company.name : interview.seeker.name,
    last: time(last),
    cancelUntil: time(windows?.cancelUntil),
    opens: time(windows?.checkInOpens),
    closes: time(windows?.checkInCloses),
    resultOpens: time(windows?.resultOpens),
  };
  const hasCheckedIn = record.checkedIn[side] !== null;
  const isMarkable = standing.allowed.includes('attendance.marked');
  const closure = closureOf(record);
  const current = closure ? (`closed.${closure}` as const) : record.status;
  const isTooLate = ['upcoming', 'checkInOpen', 'checkedIn'].includes(record.status) && isFrom(asOf, windows?.cancelUntil) && isBefore(asOf, windows?.startsAt);
  const isResultLater = side === 'seeker' && ['finished', 'completed'].includes(record.status) && isBefore(asOf, windows?.resultOpens);
  const lastOf = (...types: readonly string[]) => interview.history.findLastIndex(({ type }) => types.includes(type));
  const isTakenOver = side === 'employer' && UNBEGUN.includes(record.status) && lastOf(HANDED_OVER) > lastOf('times.offered', 'times.reoffered');
  return (
    <>
      <p className={line}>{record.status === 'checkedIn' && !hasCheckedIn ? t('stands.checkedIn.other', values) : t(`stands.${current}.${side}`, values)}</p>
      {record.status === 'upcoming' && !isTooLate ? <p className={quiet}>{t('cancelUntil', values)}</p> : null}
      {isTakenOver ? <p className={line}>{t('takenOver', values)}</p> : null}
      {isMarkable ? <p className={quiet}>{t('markable', values)}</p> : null}
      {isResultLater ? <p className={quiet}>{t('resultLater', values)}</p> : null}
      {reason && !closure ? (
        <p className={quiet} dir="auto">
          {t('reason', { reason })}
        </p>
      ) : null}
      {note ? (
        <p className={quiet} dir="auto">
          {t('note', { note })}
        </p>
      ) : null}
      {isTooLate ? <TooLate interview={interview} /> : null}
    </>
  );
}

/** Canceling ends three hours before the start: whom to contact instead. */
export function TooLate({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interview');
  const { side, chat_id: chat, contact_number: number, contact_person: person, company, seeker } = interview;
  const name = side === 'seeker' ? (person ?? company.name) : seeker.name;
  return (
    <Callout severity="info" title={t('tooLate.title')}>
      <p>{side === 'seeker' && number ? t('tooLate.call', { name, number }) : t('tooLate.write', { name })}</p>
      {chat ? (
        <p>
          <TextLink to={side === 'seeker' ? `/chat/${chat}` : `/employer/chat/${chat}`}>{t('tooLate.chat')}</TextLink>
        </p>
      ) : null}
    </Callout>
  );
}
