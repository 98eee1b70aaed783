import { useTranslation } from '../../ui/useTranslation.tsx';
import type { RegisterInput } from '../../../machines/register/register.machine.ts';
import { employerRegister } from '../../../services/employer.ts';
import { Registration } from './Registration.tsx';
import { StepHead } from '../signIn/StepHead.tsx';

/** Registration for employers, with the recruiters' call. @param company set by an invitation; otherwise the form asks for it */
export function EmployerRegister({ input, company }: { input: RegisterInput; company?: string }) {
  const { t } = useTranslation(['employer', 'verify']);
  return (
    <Registration
      chart={employerRegister}
      input={input}
      company={company === undefined ? { label: t('company'), hint: t('company.hint') } : { name: company }}
      hints={{ email: t('email.hint'), phone: t('phone.hint') }}
      signInAt={() => '/employer/login'}
      verifyHead={<StepHead title={t('verify:email.title')} />}
    />
  );
}
