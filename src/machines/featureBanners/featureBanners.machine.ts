import { assign, setup } from 'xstate';
import type { FeatureBanner } from '../../../contract/config.ts';

/** Banners shown side by side; when one is hidden, the next takes its place. */
const SHOWN = 3;

interface FeatureBannersContext {
  /** The banners that aren't hidden, in order. */
  banners: readonly FeatureBanner[];
  hidden: readonly number[];
}

export type FeatureBannersEvent = { type: 'banner.hidden'; id: number };

const idIn = ({ event }: { event: FeatureBannersEvent }) => ({ id: event.id });

/** What the product can do, at the bottom of the home page. Users hide what they already know; this browser remembers it. */
export const featureBannersMachine = setup({
  types: {} as { context: FeatureBannersContext; events: FeatureBannersEvent; input: FeatureBannersContext },
  guards: {
    isNothingLeft: ({ context }) => context.banners.length === 0,
    isThere: ({ context }, { id }: { id: number }) => context.banners.some((banner) => banner.id === id),
  },
  actions: {
    hide: assign({
      banners: ({ context }, { id }: { id: number }) => context.banners.filter((banner) => banner.id !== id),
      hidden: ({ context }, { id }: { id: number }) => [...context.hidden, id],
    }),
    /** services/featureBanners provides it. */
    storeHidden: (_args, _params: { hidden: readonly number[] }) => undefined,
  },
}).createMachine({
  id: 'featureBanners',
  context: ({ input }) => ({ banners: input.banners.filter(({ id }) => !input.hidden.includes(id)), hidden: input.hidden }),
  initial: 'shown',
  states: {
    shown: {
      always: { guard: 'isNothingLeft', target: 'gone' },
      on: {
        'banner.hidden': {
          guard: { type: 'isThere', params: idIn },
          actions: [
            { type: 'hide', params: idIn },
            { type: 'storeHidden', params: ({ context }) => ({ hidden: context.hidden }) },
          ],
        },
      },
    },
    /** All are hidden, or the country has none. */
    gone: {},
  },
});

/** The banners to show. */
export const shownOf = ({ banners }: FeatureBannersContext) => banners.slice(0, SHOWN);
