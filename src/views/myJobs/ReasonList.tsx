import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import CircleCheck from '~icons/lucide/circle-check';
import Heart from '~icons/lucide/heart';
import type { IconComponent } from '../ui/icon.ts';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { RecommendationReason } from '../../../contract/my-jobs.ts';

const ICONS: Record<RecommendationReason['kind'], IconComponent> = {
  preference: CircleCheck,
  skills: CircleCheck,
  experience: BriefcaseBusiness,
  like: Heart,
};
const line = css({ display: 'flex', gap: '8', alignItems: 'flex-start', fontSize: '13', '& > svg': { flexShrink: '0', mt: '2px', color: 'accentText' } });

/** Why a job is recommended, the strongest reason first. */
export function ReasonList({ reasons }: { reasons: readonly RecommendationReason[] }) {
  const { t } = useTranslation('myJobs');
  const say = useReasonWords();
  return (
    <ul aria-label={t('why')} className={css({ display: 'grid', gap: '4' })}>
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
