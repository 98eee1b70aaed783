import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Visibility } from '../../../contract/online-resume.ts';
import { BLOCKED_COMPANIES } from '../../lib/blockingAddress.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';

/** Shown to the owner only, above what others see: who can see it. */
export function OwnerNote({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('onlineResume');
  return (
    <div className={css({ _print: { display: 'none' } })}>
      <Callout
        severity={visibility === 'nobody' ? 'warning' : 'info'}
        title={t('owner.title')}
        actions={
          <>
            <ButtonLink to="/manage-profile/resume" size="small">
              {t('owner.change')}
            </ButtonLink>
            <ButtonLink to={BLOCKED_COMPANIES} size="small" variant="plain">
              {t('blocked')}
            </ButtonLink>
          </>
        }
      >
        {t(`owner.${visibility}`)}
      </Callout>
    </div>
  );
}
