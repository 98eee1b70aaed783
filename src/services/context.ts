import { LIMITS } from '../../contract/limits.ts';
import { deviceUuid } from './device.ts';

/** The headers of every request (specification §7: Country-Id, Language-Id, device, device_uuid, Role-Id). */
const context = { countryId: 167, languageId: 1 };

export function setRequestContext(countryId: number, languageId: number): void {
  context.countryId = countryId;
  context.languageId = languageId;
}

export const requestContext = () => ({ ...context });

export const deviceKind = (): 'web' | 'mobile_web' => (window.innerWidth <= LIMITS.mobileWidth ? 'mobile_web' : 'web');

export function requestHeaders(): Record<string, string> {
  return {
    'Country-Id': String(context.countryId),
    'Language-Id': String(context.languageId),
    device: deviceKind(),
    device_uuid: deviceUuid(),
    'Role-Id': '1',
  };
}
