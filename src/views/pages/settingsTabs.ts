import { page, type Page } from '../core/page.tsx';

/**
 * The tabs of /account-settings/{tab} (specification §2), in order; each is its own chunk with its texts. A tab starts with an `h2`, and is shown in
 * a job seeker's session.
 */
export const SETTINGS_TABS = {
  account: page('src/views/settings/AccountTab.tsx', ['account', 'getStarted', 'validation', 'verify'], () => import('../settings/AccountTab.tsx')),
  notifications: page('src/views/settings/NotificationsTab.tsx', ['notifications'], () => import('../settings/NotificationsTab.tsx')),
  'block-company': page('src/views/block/BlockCompanyTab.tsx', ['blockCompany'], () => import('../block/BlockCompanyTab.tsx')),
  'job-alert': page('src/views/alerts/JobAlertTab.tsx', ['alerts', 'search', 'validation'], () => import('../alerts/JobAlertTab.tsx')),
  'greeting-messages': page('src/views/chat/GreetingsTab.tsx', ['chat'], () => import('../chat/GreetingsTab.tsx')),
} satisfies Record<string, Page>;
