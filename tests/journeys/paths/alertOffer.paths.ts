import { alertOfferFlow } from '../../../src/machines/alertOffer/alertOffer.fixtures.ts';
import { drivePaths } from './drive.ts';
import { open, press } from './gestures.ts';

drivePaths(alertOfferFlow)({
  begin: {
    search: async (stand) => {
      await open('/jobs-hiring/accountant-jobs-in-cebu-city')(stand);
      // The button's code loads at the first sign of presence.
      await stand.page.mouse.move(1, 1);
    },
  },
  gestures: {
    'alert.pressed': async (stand, _event, states) => {
      const dialog = stand.page.getByRole('dialog');
      if (states.includes('answering')) {
        await dialog.waitFor();
        await press('common:close')(stand);
        await dialog.waitFor({ state: 'hidden' });
      }
      await press('search:alert')(stand);
    },
  },
  // The second sample is a job seeker's, which a visitor's page can't send.
  cannot: (event) => event.isSeeker,
  calls: { loadAlerts: { pave: () => async () => {} } },
});
