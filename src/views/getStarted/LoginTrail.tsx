import { useTranslation } from 'react-i18next';
import { Trail } from '../ui/Trail.tsx';
import { LoginFlow } from './LoginFlow.ts';

const CONFIRMING = ['password', 'code', 'magicLink', 'qr', 'social', 'passkey', 'suspended'] as const;

type Mark = 'address' | 'method' | 'proof' | 'account' | 'second';

/** Where one is on the way in. Ways that need no address skip it; the account and the second factor come only where they are asked for. */
export function LoginTrail() {
  const { t } = useTranslation('getStarted');
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { address, session } = state.context;
  const extra = session?.pending?.step === 'choosingAccount' ? 'account' : session?.pending?.step === 'twoFactor' ? 'second' : null;
  const isConfirming = CONFIRMING.some((name) => state.matches(name));
  const hasAddress = address !== '' || state.matches('identify') || state.matches('methods');
  const ids: Mark[] = [...(hasAddress || extra ? (['address'] as const) : []), 'method', 'proof', ...(extra ? ([extra] as const) : [])];
  const here: Mark = extra ?? (isConfirming ? 'proof' : state.matches('methods') ? 'method' : 'address');
  const at = state.status === 'done' ? ids.length : ids.indexOf(here);
  const steps = ids.map((id, index) => ({ id, label: t(`trail.${id}`), state: index < at ? 'done' : index === at ? 'here' : 'next' }) as const);
  return <Trail steps={steps} label={t('trail')} look="wide" />;
}
