import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { CompanyName } from '../../../contract/companies.ts';
import { blockCompany } from '../../services/account/blockCompany.ts';
import { codeOf } from '../core/codeOf.ts';
import { useUser } from '../core/SessionFlow.tsx';
import { useSignedIn } from '../core/useSignedIn.ts';
import { useTexts } from '../core/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { BlockedCompany } from './BlockedCompany.tsx';
import { BlockNews } from './BlockNews.tsx';

const SignInSheet = lazy(() => codeOf(() => import('../shared/signIn/SignInSheet.tsx')));
const place = css({ outline: 'none', '&:has([role=status]:not(:empty))': { pt: '16' } });

export interface BlockingProps {
  company: CompanyName;
  /** As rendered by the server. */
  isBlocked: boolean;
  /** How often blocking was requested. */
  asks: number;
  onChange: (isBlocked: boolean) => void;
}

/** Blocks the company on its page: asks for confirmation, shows the result, and undoes it. While it is blocked, this replaces the page's content. */
export default function Blocking({ company, isBlocked: wasBlocked, asks, onChange }: BlockingProps) {
  useTexts('blockCompany');
  const { t } = useTranslation('blockCompany');
  const isSeeker = useUser() !== null;
  const [state, send] = useMachine(blockCompany, { input: { company, isBlocked: wasBlocked, isSeeker, isRequested: asks > 0 } });
  const isBlocked = state.context.blocked.length > 0;
  const handled = useRef(asks);
  useEffect(() => {
    if (handled.current !== asks) send({ type: 'block.requested', company });
    handled.current = asks;
  }, [asks, company, send]);
  useSignedIn(send);
  const here = useRef<HTMLDivElement>(null);
  const was = useRef(isBlocked);
  useEffect(() => {
    if (was.current === isBlocked) return;
    was.current = isBlocked;
    onChange(isBlocked);
    window.scrollTo({ top: 0 });
    // The focused element disappeared with its surroundings.
    here.current?.focus({ preventScroll: true });
  }, [isBlocked, onChange]);
  const isSigningIn = state.matches('signingIn');
  // The sheet stays mounted once opened, so that closing returns the focus.
  const [wasSigningIn, setWasSigningIn] = useState(false);
  if (isSigningIn && !wasSigningIn) setWasSigningIn(true);
  const isBusy = state.matches('blocking');
  const isNew = state.matches({ resting: 'blocked' });
  return (
    <>
      <div ref={here} tabIndex={-1} role="region" aria-label={t('title')} className={cx(containerStyle, place)}>
        {isNew ? null : <BlockNews at={state.value} company={state.context.company} count={state.context.blocked.length} send={send} />}
        {isBlocked ? (
          <BlockedCompany
            name={company.name}
            back={
              <Button isLoading={state.matches('unblocking')} onClick={() => send({ type: 'unblock.requested', id: state.context.company.id })}>
                {t(isNew ? 'undo' : 'unblock')}
              </Button>
            }
          />
        ) : null}
      </div>
      <BlockDialog
        name={company.name}
        isOpen={isBusy || state.matches('confirming')}
        isBusy={isBusy}
        onConfirm={() => send({ type: 'block.confirmed' })}
        onDecline={() => send({ type: 'block.declined' })}
        focusAfter={() => (isBlocked ? here.current : null)}
      />
      <Suspense>
        {wasSigningIn ? (
          <SignInSheet
            isOpen={isSigningIn}
            onClose={() => send({ type: 'signIn.declined' })}
            words={{ title: t('signIn.title', { name: company.name }), intro: t('signIn.intro') }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
