import { bannerSample } from './banner.sample.ts';
import { starts, stateTable } from '../../../tests/support/state-table.ts';
import { featureBannersFlow } from './featureBanners.fixtures.ts';

const [one, two] = [bannerSample(1), bannerSample(2)];
const input = { banners: [one, two], hidden: [] };
const hide = (id: number) => ({ type: 'banner.hidden', id });

stateTable(featureBannersFlow, input, [
  starts(input, 'shown', { sets: { banners: [one, two] } }),
  starts({ banners: [one], hidden: [1] }, 'gone'),
  ['shown', hide(1), 'shown', { sets: { banners: [two], hidden: [1] }, does: ['storeHidden'] }],
  ['shown', hide(2), 'gone', { given: { banners: [two] } }],
  ['shown', hide(3), null],
]);
