import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Profile } from '../../../contract/profile.ts';
import { Meta } from '../ui/Meta.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { TrailMark } from '../ui/TrailMark.tsx';
import { useRecordWords } from './record/useRecordWords.ts';
import { wayAhead } from './record/way.styles.ts';

/** Shown before past jobs: the next job the user wants. */
export function NextJob({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const words = useRecordWords('preference');
  const [wanted] = profile.job_preferences;
  if (!wanted) return null;
  const { title, details } = words(wanted);
  return (
    <div className={wayAhead} data-leads={profile.work_experiences.length > 0 || undefined}>
      <TrailMark state="next" />
      <div className={css({ flex: '1', minW: '0', overflowWrap: 'anywhere' })}>
        <TextLink to="/manage-profile/preferences">{t('nextJob', { title })}</TextLink>
        <Meta>
          {details.filter(Boolean).map((one) => (
            <span key={one}>{one}</span>
          ))}
        </Meta>
      </div>
    </div>
  );
}
