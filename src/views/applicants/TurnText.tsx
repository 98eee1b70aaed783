import { useTranslation } from '../ui/useTranslation.tsx';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { isActive } from '../../machines/application/statuses.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { Turn } from '../ui/Turn.tsx';
import { DueText, isOwed } from './DueText.tsx';

/** Whose turn it is and by when: for an interview's answer, a promised reply, or nobody. Shows nothing for an ended application. */
export function TurnText({ applicant }: { applicant: ApplicantCard }) {
  const { t, i18n } = useTranslation('applicants');
  const { interview, status } = applicant;
  if (interview) {
    const { acts_next: next, due_at: dueAt, starts_at: startsAt, is_own: isOwn, with: name } = interview;
    const at = dueAt ?? startsAt;
    const when = at === null ? '' : dayAndTime(at, i18n.language);
    return (
      <Turn of={next === 'employer' && isOwn ? 'you' : next === null ? 'nobody' : 'them'}>
        {t(`turn.${next ?? 'agreed'}`, { when })}
        {isOwn ? null : ` · ${t('interview.other', { name })}`}
      </Turn>
    );
  }
  if (isOwed(applicant)) return <DueText {...applicant} />;
  return isActive(status) ? <Turn of="nobody">{t('turn.none')}</Turn> : null;
}
