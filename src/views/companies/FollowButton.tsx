import Check from '~icons/lucide/check';
import Plus from '~icons/lucide/plus';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { CompanyDetail } from '../../../contract/company-pages.ts';
import { follow } from '../../services/companies.ts';
import { codeOf } from '../core/codeOf.ts';
import { useIdentity, useUser } from '../core/SessionFlow.tsx';
import { useNotices } from '../core/useNotices.ts';
import { useSignedIn } from '../core/useSignedIn.ts';
import { Button } from '../ui/Button.tsx';

const SignInSheet = lazy(() => codeOf(() => import('../shared/signIn/SignInSheet.tsx')));

/** Follows or unfollows a company. Not offered to employers, who look for people. */
export function FollowButton({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation('companies');
  const user = useUser();
  const identity = useIdentity();
  const actor = useActorRef(follow, { input: { companyId: company.id, isSeeker: user !== null, isFollowed: company.is_followed } });
  const isFollowed = useSelector(actor, (state) => state.hasTag('shownFollowed'));
  const isSigningIn = useSelector(actor, (state) => state.matches('signingIn'));
  // The sheet stays mounted once opened, so that closing returns the focus.
  const [wasSigningIn, setWasSigningIn] = useState(false);
  if (isSigningIn && !wasSigningIn) setWasSigningIn(true);
  useNotices(actor);
  useSignedIn(actor.send);
  if (identity === 'employer') return null;
  return (
    <>
      <Button
        variant={isFollowed ? 'quiet' : 'primary'}
        aria-pressed={isFollowed}
        title={isFollowed ? undefined : t('follow.hint', { company: company.name })}
        onClick={() => actor.send({ type: 'follow.pressed' })}
      >
        {isFollowed ? <Check size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
        {t(isFollowed ? 'follow.on' : 'follow')}
      </Button>
      <Suspense>
        {wasSigningIn ? (
          <SignInSheet
            isOpen={isSigningIn}
            onClose={() => actor.send({ type: 'signIn.declined' })}
            words={{ title: t('follow.signIn.title', { company: company.name }), intro: t('follow.signIn.intro') }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
