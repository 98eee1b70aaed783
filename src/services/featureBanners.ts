import Cookies from 'js-cookie';
import { LIMITS } from '../../contract/limits.ts';
import { HIDDEN_BANNERS, hiddenIn } from '../../contract/hidden-banners.ts';
import { featureBannersMachine } from '../machines/featureBanners/featureBanners.machine.ts';

/** Banners hidden in this browser; the server leaves them out when rendering. */
export const readHidden = (): number[] => (typeof document === 'undefined' ? [] : hiddenIn(Cookies.get(HIDDEN_BANNERS)));

/** The feature banners chart, with its cookie. */
export const featureBanners = featureBannersMachine.provide({
  actions: {
    storeHidden: (_, { hidden }) => void Cookies.set(HIDDEN_BANNERS, hidden.join('.'), { path: '/', expires: LIMITS.cookieDays, sameSite: 'lax' }),
  },
});
