/** The ids of the header's popovers: whatever opens one need not have its code. */
export const LOCALE_MENU = 'locale-menu';
export const MOBILE_MENU = 'mobile-menu';
export const ACCOUNT_MENU = 'account-menu';
