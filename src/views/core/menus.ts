/** The ids of the header's popovers, so that opening one doesn't require its code. */
export const LOCALE_MENU = 'locale-menu';
export const MOBILE_MENU = 'mobile-menu';
export const ACCOUNT_MENU = 'account-menu';
