import { useTranslation } from '../ui/useTranslation.tsx';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { Turn } from '../ui/Turn.tsx';
import { DueText } from './DueText.tsx';

/** Whose turn it is and by when: for an interview's answer, a promised reply, or nobody. Shows nothing if nothing is due. */
export function TurnText({ applicant }: { applicant: ApplicantCard }) {
  const { t, i18n } = useTranslation('applicants');
  const { interview } = applicant;
  if (interview) {
    const { acts_next: next, due_at: dueAt, starts_at: startsAt, is_own: isOwn, with: name } = interview;
    const at = dueAt ?? startsAt;
    const when = at === null ? '' : dayAndTime(at, i18n.language);
    return (
      <Turn of={next === 'employer' && isOwn ? 'you' : next === null ? 'nobody' : 'them'}>
        {t(`turn.${next ?? 'agreed'}`, { when, name: applicant.name })}
        {isOwn ? null : ` · ${t('interview.other', { name })}`}
      </Turn>
    );
  }
  return <DueText {...applicant} />;
}
