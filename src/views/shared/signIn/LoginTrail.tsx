import { useTranslation } from '../../ui/useTranslation.tsx';
import { Trail } from '../../ui/Trail.tsx';
import { LoginFlow } from './LoginFlow.ts';

const CONFIRMING = ['password', 'code', 'magicLink', 'qr', 'social', 'passkey', 'suspended'] as const;

type Mark = 'address' | 'proof' | 'account' | 'second' | 'in';

/**
 * The progress of signing in, with the chosen method's name. Methods that need no address skip it; choosing an account and the second factor appear
 * only if required.
 */
export function LoginTrail() {
  const { t } = useTranslation('getStarted');
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { address, session } = state.context;
  const extra = session?.pending?.step === 'choosingAccount' ? 'account' : session?.pending?.step === 'twoFactor' ? 'second' : null;
  const isConfirming = CONFIRMING.some((name) => state.matches(name));
  const hasAddress = address !== '' || state.matches('identify') || state.matches('methods');
  const ids: Mark[] = [...(hasAddress || extra ? (['address'] as const) : []), 'proof', ...(extra ? ([extra] as const) : []), 'in'];
  const here: Mark = extra ?? (isConfirming || state.matches('methods') ? 'proof' : 'address');
  const proof = state.matches('password') ? 'password' : state.matches('code') || here === 'address' ? 'code' : 'proof';
  const at = state.status === 'done' ? ids.length : ids.indexOf(here);
  const steps = ids.map(
    (id, index) => ({ id, label: t(`trail.${id === 'proof' ? proof : id}`), state: index < at ? 'done' : index === at ? 'here' : 'next' }) as const,
  );
  return <Trail steps={steps} label={t('trail')} look="wide" />;
}
