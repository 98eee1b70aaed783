import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { useUser } from '../core/SessionFlow.tsx';
import { AccountChanges } from './account/AccountChanges.tsx';
import { DevicesSection } from './account/DevicesSection.tsx';
import { NetworksSection } from './account/NetworksSection.tsx';
import { PasskeysSection } from './account/PasskeysSection.tsx';
import { TwoFactorSection } from './account/TwoFactorSection.tsx';

/** The tab Account of the account settings: sign-in methods, devices, and stored data. */
export default function AccountTab() {
  const { t } = useTranslation('account');
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <h2 className={css({ srOnly: true })}>{t('title')}</h2>
      <AccountChanges user={user}>
        <NetworksSection email={user.email} />
        <TwoFactorSection email={user.email} />
        <PasskeysSection email={user.email} />
        <DevicesSection email={user.email} />
      </AccountChanges>
    </>
  );
}
