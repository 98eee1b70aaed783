import type { Route } from '@playwright/test';
import { laterCodeFlow } from '../../../src/machines/laterCode/laterCode.fixtures.ts';
import { drivePaths } from './drive.ts';
import { open, press } from './gestures.ts';
import { elsewhere, type Stand } from './plan.ts';

/** The code of a page that is opened: what happens to requests for it, and those that wait until it happens. */
interface Code {
  now: 'misses' | 'waits' | 'arrives';
  held: Route[];
}
const codes = new WeakMap<Stand['page'], Code>();

const happens = (code: Code, route: Route) => (code.now === 'misses' ? route.abort() : route.continue());

async function becomes({ page }: Stand, now: Code['now']): Promise<void> {
  const code = codes.get(page);
  if (!code) return;
  code.now = now;
  if (now !== 'waits') await Promise.all(code.held.splice(0).map((route) => happens(code, route)));
}

drivePaths(laterCodeFlow)({
  begin: {
    fresh: async (stand) => {
      const code: Code = { now: 'misses', held: [] };
      codes.set(stand.page, code);
      await stand.page.route(/\/assets\/TermsPage-/, (route) => (code.now === 'waits' ? void code.held.push(route) : happens(code, route)));
      await open('/get-started')(stand);
    },
  },
  gestures: {
    // After the first time, the page asks again by itself.
    'code.missed': async (stand, _event, states) => {
      await becomes(stand, 'misses');
      if (states.includes('quiet')) await stand.page.getByRole('contentinfo').locator('a[href="/terms"]').click();
    },
    'code.arrived': (stand) => becomes(stand, 'arrives'),
    'press.kept': elsewhere('a press before the page is interactive, which a journey makes'),
    'press.done': elsewhere('the same press'),
    'load.retried': async (stand) => {
      await becomes(stand, 'waits');
      await press('common:offline.load')(stand);
    },
  },
  cannot: (event, { context: { missing } }) => {
    if (event.type === 'code.missed') return !event.code.isWanted;
    return event.type === 'code.arrived' && !missing.some(({ id }) => id === event.id);
  },
  calls: {},
});
