import { defineFlow } from '../flow.ts';
import { bannerSample } from './banner.sample.ts';
import { featureBannersMachine } from './featureBanners.machine.ts';

export const featureBannersFlow = defineFlow({
  id: 'featureBanners',
  area: 'find',
  title: 'Feature banners',
  purpose: 'Shows what the product can do, until the user hides each banner.',
  source: 'src/machines/featureBanners/featureBanners.machine.ts',
  machine: featureBannersMachine,
  states: {
    shown: 'At most three are shown, and each can be hidden.',
    gone: 'All are hidden, or there are none: nothing is shown.',
  },
  fixtures: {
    inputs: {
      first: { banners: [bannerSample(1), bannerSample(2)], hidden: [] },
      returning: { banners: [bannerSample(1)], hidden: [1] },
    },
    events: {
      'banner.hidden': [
        { type: 'banner.hidden', id: 1 },
        { type: 'banner.hidden', id: 2 },
      ],
    },
    actors: {},
    project: ({ banners }) => banners.map(({ id }) => id),
  },
});
