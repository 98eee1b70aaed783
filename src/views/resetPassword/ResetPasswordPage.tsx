import { type ReactNode, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { signInPath } from '../../machines/login/target.ts';
import { readBegun } from '../../services/recovery/begun.ts';
import { addressOfLink } from '../../services/recovery/link.ts';
import { useBoot } from '../core/boot.ts';
import { SessionFlow, useSession } from '../core/SessionFlow.tsx';
import { useHydrated } from '../core/useHydrated.ts';
import { useTitle } from '../core/useTitle.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ResetPassword } from './ResetPassword.tsx';

const frame = css({ maxW: '472px', mx: 'auto', px: '16', py: { base: '24', md: '72' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });

/** /change-password: choosing a new password, from the start, with an old link, or where a reload left it. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('resetPassword');
  const isHydrated = useHydrated();
  const [params] = useSearchParams();
  const [redirect] = useState(() => params.get('redirect'));
  useTitle(t('title'));
  const title = (
    <header>
      <h1 className={css({ textStyle: 'page', mb: '8' })}>{t('title')}</h1>
      <p className={css({ color: 'quiet' })}>{t('intro')}</p>
    </header>
  );
  return (
    <div className={frame}>
      {/* Only the browser knows this tab's progress, and the content of a link. */}
      {isHydrated ? (
        <Begin redirect={redirect}>{title}</Begin>
      ) : (
        <>
          <Skeleton height="44px" />
          {title}
          <Skeleton height="120px" />
        </>
      )}
      <p className={css({ color: 'quiet', pt: '16', borderBlockStart: '1px solid {colors.line}' })}>
        <TextLink className={css({ display: 'inline-block', py: '12', my: '-12px' })} to={signInPath(redirect)}>
          {t('back')}
        </TextLink>
      </p>
    </div>
  );
}

function Begin({ redirect, children }: { redirect: string | null; children: ReactNode }) {
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const { otherSites = [] } = useBoot();
  const own = useSession().user?.email ?? '';
  const { state } = useLocation() as { state: { email?: string } | null };
  const [input] = useState(() => {
    const linked = addressOfLink(new URL(window.location.href));
    const begun = linked === null ? readBegun(Date.now() + clockOffset) : null;
    return { email: linked ?? state?.email ?? own, isLink: linked !== null, begun, redirect, otherSites, clockOffset };
  });
  return <ResetPassword input={input}>{children}</ResetPassword>;
}
