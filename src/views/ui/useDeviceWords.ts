import { useTranslation } from './useTranslation.tsx';
import type { DeviceName } from '../../../contract/qr.ts';

/** Describes a device: "Firefox on Windows", or what little is known about it. */
export function useDeviceWords(): (device: DeviceName) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) => {
    if (browser && system) return t('device.both', { browser, system });
    return browser ?? system ?? t('device.unknown');
  };
}
