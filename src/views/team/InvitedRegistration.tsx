import { useState } from 'react';
import { useBoot } from '../core/boot.ts';
import { SessionFlow, useSession } from '../core/SessionFlow.tsx';
import { EmployerRegister } from '../shared/registration/EmployerRegister.tsx';

/** Registration for a company known from the invitation. The chart starts with the current session, which changes while it runs. */
export function InvitedRegistration({ company }: { company: string }) {
  const session = useSession();
  const { otherSites = [] } = useBoot();
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const [input] = useState({ session, redirect: '/employer', otherSites, clockOffset });
  return <EmployerRegister input={input} company={company} />;
}
