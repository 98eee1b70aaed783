import { useState } from 'react';
import { useBoot } from '../core/boot.ts';
import { SessionFlow, useSession } from '../core/SessionFlow.tsx';
import { EmployerRegister } from '../shared/registration/EmployerRegister.tsx';

/** Signing up where the company is known by the invitation. The chart begins with who one is now; that changes while it runs. */
export function InvitedRegistration({ company }: { company: string }) {
  const session = useSession();
  const { otherSites = [] } = useBoot();
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const [input] = useState({ session, redirect: '/employer', otherSites, clockOffset });
  return <EmployerRegister input={input} company={company} />;
}
