import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { codeOf } from '../core/codeOf.ts';
import { useSession } from '../core/SessionFlow.tsx';
import { useTexts } from '../core/useTexts.ts';
import { Button } from '../ui/Button.tsx';

const PhoneVerificationDialog = lazy(() =>
  codeOf(() => import('../shared/verify/VerifyDialogs.tsx')).then(({ PhoneVerificationDialog: Dialog }) => ({ default: Dialog })),
);

/** If the user's phone number is missing: adds one without leaving the conversation. Nothing otherwise. */
export function AddNumber() {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!user || user.phone_num) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('phone.add')}
      </Button>
      <Suspense>{isOpen ? <Adding email={user.email} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  );
}

function Adding({ email, onClose }: { email: string; onClose: () => void }) {
  useTexts('verify', 'getStarted', 'validation', 'account');
  return <PhoneVerificationDialog email={email} phone="" isOpen onClose={onClose} />;
}
