import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { ResetPasswordInput } from '../../machines/resetPassword/resetPassword.types.ts';
import { useArrival } from '../shared/signIn/useArrival.ts';
import { Working } from '../ui/Working.tsx';
import { Trail, type TrailStep } from '../ui/Trail.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { ResetCodeStep } from './ResetCodeStep.tsx';
import { ResetFlow } from './ResetFlow.ts';
import { StopStep } from './StopStep.tsx';

/**
 * Choosing a new password, one step of its chart at a time.
 * @param props.children the page's title, below the steps as when signing in
 */
export function ResetPassword({ input, children }: { input: ResetPasswordInput; children?: ReactNode }) {
  return (
    <ResetFlow.Provider options={{ input }}>
      <Steps>{children}</Steps>
    </ResetFlow.Provider>
  );
}

function Steps({ children }: { children: ReactNode }) {
  const { t } = useTranslation('resetPassword');
  const state = ResetFlow.useSelector((snapshot) => snapshot);
  useArrival(state.status === 'done' ? state.output : null);
  const isCode = state.hasTag('code');
  const isChoosing = state.hasTag('password');
  const isStop = state.hasTag('stopped');
  const here = isChoosing || state.matches('suspended') || state.status === 'done' ? 2 : isCode || state.matches('exchangingLink') ? 1 : 0;
  const marks = (['email', 'code', 'password'] as const).map((id, index): TrailStep => {
    const isPast = index < here || state.status === 'done';
    return { id, label: t(`trail.${id}`), state: isPast ? 'done' : index === here ? 'here' : 'next' };
  });
  return (
    <>
      <Trail look="wide" label={t('title')} steps={marks} />
      {children}
      {state.matches('exchangingLink') ? <Working>{t('exchanging')}</Working> : null}
      {state.matches('askingEmail') ? <EmailStep /> : null}
      {state.matches('sendingCode') ? <Working>{t('sending', { address: state.context.email })}</Working> : null}
      {isCode ? <ResetCodeStep /> : null}
      {isChoosing ? <ChooseStep /> : null}
      {isStop ? <StopStep /> : null}
      {state.status === 'done' ? <p role="status">{t('done')}</p> : null}
    </>
  );
}
