import type { Page } from '@playwright/test';
import { getJobseekerFilters, listNearPlaces, type NearPlace } from '../../../contract/config.ts';
import { searchJobs } from '../../../contract/search.ts';
import type { SearchAnswer } from '../../../src/machines/search/search.actors.ts';
import { searchFlow } from '../../../src/machines/search/search.fixtures.ts';
import { drivePaths } from './drive.ts';
import { addressOf, field, open, press } from './gestures.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';

drivePaths(searchFlow)({
  begin: {
    rendered: open('/jobs-hiring/accountant-jobs'),
    elsewhere: open('/jobs-hiring/accountant-jobs-in-manilla'),
    nothing: async (stand) => {
      await open('/')(stand);
      await holdLists(stand);
      const what = stand.page.getByRole('combobox', { name: 'What' });
      await what.fill('accountant');
      await what.press('Escape');
      await what.press('Enter');
    },
  },
  gestures: {
    'url.changed': async (stand, { unknownPlace }, states) => {
      if (states.includes('idle')) return stand.kept.go?.();
      if (unknownPlace !== null || states.some((state) => state.startsWith('placeUnknown'))) return searchIn(stand.page, unknownPlace ?? '');
      // Where nothing is found, there is nothing to sort.
      if (states.includes('empty')) return searchIn(stand.page, 'Manila');
      const sort = field(stand, 'search:sort');
      await sort.selectOption((await sort.inputValue()) === '1' ? '3' : '1');
    },
    'search.retried': press('common:retry'),
  },
  // No place can be typed on a page that waits for its lists; the same place again isn't another search.
  cannot: (event, before) => event.type === 'url.changed' && event.unknownPlace !== null && (before.matches('idle') || before.matches('placeUnknown')),
  calls: {
    findNearPlaces: { call: listNearPlaces, reply: (answer) => data(answer) } satisfies WireCall<NearPlace[]>,
    searchJobs: {
      call: searchJobs,
      reply: (answer) => {
        if (!answer.ok) return refusal('parameterInvalid', { errors: answer.fields });
        return answer.reply.jobs.length > 0 ? 'server' : data(answer.reply, answer.meta);
      },
    } satisfies WireCall<SearchAnswer>,
  },
});

async function searchIn(page: Page, place: string): Promise<void> {
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.fill(place);
  await where.press('Escape');
  await where.press('Enter');
}

/** The lists for parsing a URL arrive when the path says so. */
async function holdLists({ page, kept }: Stand): Promise<void> {
  let arrived = () => {};
  const requested = new Promise<void>((resolve) => (arrived = resolve));
  await page.route(
    (url) => addressOf(getJobseekerFilters).test(url.pathname),
    async (route) => {
      kept.go = () => route.continue();
      arrived();
    },
  );
  kept.go = async () => (await requested, kept.go?.());
}
