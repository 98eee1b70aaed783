import CircleCheck from '~icons/lucide/circle-check';
import LockKeyhole from '~icons/lucide/lock-keyhole';
import QrCode from '~icons/lucide/qr-code';
import ShieldX from '~icons/lucide/shield-x';
import TimerOff from '~icons/lucide/timer-off';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import type { qrApprovalMachine } from '../../machines/qrApproval/qrApproval.machine.ts';
import { useIdentity } from '../core/SessionFlow.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

const ICONS = { approved: CircleCheck, denied: ShieldX, expired: TimerOff, used: QrCode, unknown: QrCode, signedOut: LockKeyhole } as const;

/** The result, and what to do next. */
export function Outcome({ state }: { state: SnapshotFrom<typeof qrApprovalMachine> }) {
  const { t } = useTranslation('qrApproval');
  // Employers have no list of their devices.
  const hasDevices = useIdentity() === 'seeker' && (state.matches('approved') || state.matches('denied'));
  const name = (Object.keys(ICONS) as (keyof typeof ICONS)[]).find((one) => state.matches(one)) ?? 'unknown';
  return (
    <div role="status">
      <EmptyState
        icon={ICONS[name]}
        title={t(`${name}.title`)}
        actions={
          name === 'signedOut' ? (
            <ButtonLink to="/get-started" variant="primary">
              {t('signIn')}
            </ButtonLink>
          ) : (
            <ButtonLink to={hasDevices ? '/account-settings/account' : '/'}>{t(hasDevices ? 'devices' : 'home')}</ButtonLink>
          )
        }
      >
        {name === 'approved' && !hasDevices ? null : t(`${name}.text`)}
      </EmptyState>
    </div>
  );
}
