import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobRecruiter as Recruiter } from '../../../contract/records.ts';
import { Avatar } from '../ui/Avatar.tsx';

const row = css({ display: 'flex', alignItems: 'center', gap: '12', minW: '0' });

/** Who hires for the job and will answer, and when they were last active. */
export function JobRecruiter({ recruiter }: { recruiter: Recruiter }) {
  const { t } = useTranslation('job');
  const { name, active } = recruiter;
  return (
    <div className={row}>
      <Avatar name={name} portrait={recruiter} size={48} isEager online={active === 'now' ? '' : undefined} />
      <p className={css({ minW: '0', overflowWrap: 'anywhere' })}>
        <span className={css({ fontWeight: '600' })}>{name}</span>
        <span className={css({ display: 'block', color: 'quiet', fontSize: '13' })}>
          {[t('recruiter.hires'), active && t(`recruiter.active.${active}`)].filter(Boolean).join(' · ')}
        </span>
      </p>
    </div>
  );
}
