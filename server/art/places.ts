import { INK } from './colors.ts';
import { acacia, cone, dome, fir, palm, peak, pine, poplar, tree } from './nature.ts';
import { d, path } from './svg.ts';

/** The features of a market's landscape that covers show. */
export interface Place {
  /** The single tree in front. */
  plant: (x: number, y: number, size: number) => string;
  /** Slopes are terraced. */
  isTerraced: boolean;
  hasSea: boolean;
  /** What is on the horizon, about 300 wide. Null if the land is flat. */
  horizon: ((x: number) => string) | null;
}

const BASE = 186;
const at = (land: Partial<Place> = {}): Place => ({
  plant: (x, y, size) => tree(x, y, size, INK.dark),
  isTerraced: false,
  hasSea: true,
  horizon: null,
  ...land,
});
const tableland = (x: number) =>
  path(d`M${x - 190} ${BASE}L${x - 150} ${BASE - 62}H${x - 40}L${x - 22} ${BASE - 40}L${x + 4} ${BASE - 84}H${x + 96}L${x + 138} ${BASE}Z`, INK.far);

/** An unknown place. */
export const ANYWHERE: Place = at();

/** By the market's code, in lower case. */
export const PLACES: Readonly<Record<string, Place>> = {
  ph: at({ plant: palm, isTerraced: true, horizon: (x) => cone(x, BASE - 4, 280, 92, INK.far) }),
  sg: at({ plant: palm }),
  id: at({ plant: palm, isTerraced: true, horizon: (x) => cone(x + 110, BASE, 220, 66, INK.far) + cone(x, BASE, 300, 104, INK.far) }),
  my: at({ plant: palm, horizon: (x) => dome(x + 86, BASE, 90, 62, INK.far) + dome(x - 70, BASE, 110, 74, INK.far) + dome(x, BASE, 130, 104, INK.far) }),
  jp: at({ plant: pine, isTerraced: true, horizon: (x) => cone(x, BASE + 4, 330, 116, INK.back, true) }),
  tw: at({ isTerraced: true, horizon: (x) => peak(x - 90, BASE, 240, 84, INK.far) + peak(x, BASE, 260, 116, INK.far) + peak(x + 104, BASE, 220, 92, INK.far) }),
  hk: at({ horizon: (x) => dome(x - 110, BASE, 240, 70, INK.far) + peak(x, BASE, 320, 100, INK.far) }),
  mo: at({ plant: palm }),
  us: at({ horizon: (x) => peak(x - 110, BASE, 220, 74, INK.far, 0.3) + peak(x + 20, BASE, 260, 100, INK.far, 0.34) }),
  ca: at({
    plant: fir,
    horizon: (x) => peak(x - 120, BASE, 230, 92, INK.back, 0.4) + peak(x + 96, BASE, 230, 84, INK.back, 0.36) + peak(x, BASE, 250, 120, INK.back, 0.4),
  }),
  gb: at(),
  es: at({ plant: (x, y, size) => poplar(x, y, size, INK.dark), horizon: (x) => peak(x, BASE, 340, 74, INK.far) }),
  tr: at({ plant: (x, y, size) => poplar(x, y, size, INK.dark), horizon: (x) => peak(x, BASE, 380, 112, INK.back, 0.3) }),
  rs: at({ plant: (x, y, size) => poplar(x, y, size, INK.dark), hasSea: false }),
  ae: at({ plant: palm }),
  sa: at({ plant: palm, horizon: tableland }),
  lk: at({ plant: palm, isTerraced: true, horizon: (x) => peak(x, BASE, 300, 110, INK.far) }),
  ng: at({ plant: acacia, horizon: (x) => dome(x, BASE, 220, 92, INK.far) + dome(x + 120, BASE, 130, 46, INK.far) }),
  br: at({ plant: palm, horizon: (x) => dome(x + 96, BASE, 150, 62, INK.far) + dome(x, BASE, 120, 112, INK.far) }),
};
