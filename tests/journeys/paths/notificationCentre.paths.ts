import { listNotifications, type NotificationPage, readNotifications } from '../../../contract/notification-calls.ts';
import { notificationCentreFlow, notification } from '../../../src/machines/notificationCentre/notificationCentre.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press } from './gestures.ts';
import { data } from './plan.ts';
import { words } from './words.ts';

const pages = { call: listNotifications, reply: (page: NotificationPage) => data(page) };

drivePaths(notificationCentreFlow)({
  begin: {
    member: async (stand) => {
      await beSeeker(stand);
      // The bell in the header runs the same chart: it stays a link until its code is loaded. Without a socket, nothing arrives live.
      await stand.page.route(/\/LiveBell-[^/]+\.js$/, (route) => route.abort());
      await stand.page.routeWebSocket(/socket\.io/, (socket) => socket.close());
      await open('/notifications')(stand);
    },
  },
  gestures: {
    'load.retried': press('common:retry'),
    'notification.read': ({ page }, { id }) =>
      page
        .getByRole('listitem')
        .filter({ hasText: notification(id).data['company'] as string })
        .getByRole('button', { name: words('notificationCentre:readOne') })
        .click(),
    'all.read': press('notificationCentre:readAll'),
    'older.requested': press('notificationCentre:more'),
    // Returning to the page shows what arrived in the meantime.
    'news.arrived': ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  },
  calls: {
    listNotifications: pages,
    listOlder: pages,
    listNewest: pages,
    markRead: { call: readNotifications, reply: (answer: { unread: number }) => data(answer) },
  },
  // Two marked in quick succession are both sent, and a path answers one call.
  cannot: (event, before) => (event.type === 'notification.read' || event.type === 'all.read') && before.matches('marking'),
});
