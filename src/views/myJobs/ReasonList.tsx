import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import CircleCheck from '~icons/lucide/circle-check';
import ChevronDown from '~icons/lucide/chevron-down';
import History from '~icons/lucide/history';
import type { IconComponent } from '../ui/icon.ts';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { RecommendationReason } from '../../../contract/my-jobs.ts';

const ICONS: Record<RecommendationReason['kind'], IconComponent> = {
  preference: CircleCheck,
  skills: CircleCheck,
  experience: BriefcaseBusiness,
  like: History,
};
const line = css({ display: 'flex', gap: '8', alignItems: 'flex-start', fontSize: '13', '& > svg': { flexShrink: '0', mt: '2px', color: 'accentText' } });

const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minH: '44px',
  my: '-10px',
  fontSize: '13',
  color: 'quiet',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: '0', transition: 'rotate {durations.fast}', '[open] > summary > &': { rotate: '180deg' } },
});

/** Why a job is recommended: in a line, with the details when opened, the strongest first. */
export function ReasonList({ reasons }: { reasons: readonly RecommendationReason[] }) {
  const { t } = useTranslation('myJobs');
  const say = useReasonWords();
  const brief = useBriefWords();
  return (
    <details>
      <summary className={summary}>
        {brief(reasons)}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul aria-label={t('why')} className={css({ display: 'grid', gap: '4', pt: '8', pb: '4' })}>
        {reasons.map((reason) => {
          const Icon = ICONS[reason.kind];
          return (
            <li key={reason.kind} className={line}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className={css({ minW: '0', overflowWrap: 'anywhere' })}>{say(reason)}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function useReasonWords(): (reason: RecommendationReason) => string {
  const { t, i18n } = useTranslation(['myJobs', 'common']);
  return (reason) => {
    switch (reason.kind) {
      case 'preference': {
        const matched = [
          reason.title,
          ...(reason.arrangement ? [t(`common:arrangement.${reason.arrangement}`)] : []),
          ...(reason.place ? [reason.place] : []),
          ...(reason.is_salary_met ? [t('why.salary')] : []),
        ];
        return t('why.preference', { matched: matched.join(' · ') });
      }
      case 'skills':
        return t('why.skills', { count: reason.skills.length, skills: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(reason.skills) });
      case 'experience':
        return t('why.experience', { count: reason.years });
      case 'like':
        return t(`why.like.${reason.did}`, { title: reason.title });
    }
  };
}

/** All reasons in one line: what they have in common with the user's profile. */
function useBriefWords(): (reasons: readonly RecommendationReason[]) => string {
  const { t, i18n } = useTranslation('myJobs');
  const say = useReasonWords();
  return (reasons) => {
    const matched = reasons.flatMap((reason) => {
      if (reason.kind === 'preference')
        return [t('why.brief.title'), ...(reason.place ? [t('why.brief.place')] : []), ...(reason.is_salary_met ? [t('why.brief.pay')] : [])];
      if (reason.kind === 'skills') return [t('why.brief.skills', { count: reason.skills.length })];
      return reason.kind === 'experience' ? [t('why.brief.experience')] : [];
    });
    const [first] = reasons;
    if (matched.length === 0) return first ? say(first) : '';
    return t('why.brief', { matched: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(matched) });
  };
}
