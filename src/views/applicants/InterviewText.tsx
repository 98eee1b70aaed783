import CalendarClock from '~icons/lucide/calendar-clock';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cva } from '#css/css';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { dayAndTime } from '../shared/interview/zones.ts';

const line = cva({
  base: { display: 'flex', gap: '4', fontSize: '13', overflowWrap: 'anywhere', '& > svg': { flexShrink: '0', mt: '3px' } },
  variants: { isOwnMove: { true: { color: 'waitingText', fontWeight: '500' }, false: { color: 'quiet' } } },
});

/** The upcoming interview: whose answer it waits for and until when, or when it is; and who holds it, if not the reader. */
export function InterviewText({ interview }: Pick<ApplicantCard, 'interview'>) {
  const { t, i18n } = useTranslation('applicants');
  if (interview === null) return null;
  const { acts_next: actsNext, due_at: dueAt, starts_at: startsAt, is_own: isOwn, with: name } = interview;
  const at = dueAt ?? startsAt;
  return (
    <p className={line({ isOwnMove: isOwn && actsNext === 'employer' })}>
      <CalendarClock size={14} aria-hidden="true" />
      <span>
        {t(`interview.${actsNext ?? 'agreed'}`, { when: at === null ? '' : dayAndTime(at, i18n.language) })}
        {isOwn ? null : <span className={css({ display: 'block' })}>{t('interview.other', { name })}</span>}
      </span>
    </p>
  );
}
