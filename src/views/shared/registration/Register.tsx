import { useTranslation } from '../../ui/useTranslation.tsx';
import type { RegisterInput } from '../../../machines/register/register.machine.ts';
import { register } from '../../../services/register.ts';
import { Registration } from './Registration.tsx';
import { StepHead } from '../signIn/StepHead.tsx';

/** Registration for job seekers. */
export function Register({ input }: { input: RegisterInput }) {
  const { t } = useTranslation('getStarted');
  return (
    <Registration
      chart={register}
      input={input}
      signInAt={(email) => `/get-started?${new URLSearchParams({ email, ...(input.redirect ? { redirect: input.redirect } : {}) })}`}
      verifyHead={<StepHead title={t('verify.title')}>{t('verify.intro')}</StepHead>}
    />
  );
}
