import { hash, Random } from '../random.ts';
import { INK, MOODS, palette, type Mood } from './colors.ts';
import { companyHue } from '../../contract/drawings.ts';
import { cloud, sun } from './nature.ts';
import { ANYWHERE, PLACES } from './places.ts';
import { box, circle, drawing, repeat } from './svg.ts';
import { possibleIn, SCENES, TRADES, type SceneName } from './trades.ts';
import { HEIGHT, NORMAL, WIDE, widths, type View } from './view.ts';

export interface Covered {
  /** The company's id. */
  id: number;
  industryId: number | null;
  /** Code of its country. Null if it's not one of our markets. */
  country: string | null;
  isWide?: boolean;
  /** Overrides the scene that the id determines. */
  scene?: SceneName;
  mood?: Mood;
}

/**
 * A company's cover: a scene of its industry in the landscape of its country and the hue of its logo, 800 × 300 or, wide, 1600 × 300. If the industry is
 * unknown, only the landscape. If the country is also unknown, a plain background, because a drawn place would suggest something we don't know.
 */
export function drawCover({ id, industryId, country, isWide = false, ...chosen }: Covered): string {
  const random = new Random(hash(`cover ${id}`));
  const hue = companyHue(id);
  const mood = chosen.mood ?? random.pick([...MOODS, 'morning'] as const);
  const width = isWide ? WIDE : NORMAL;
  const place = PLACES[country ?? ''];
  const trade = TRADES[(industryId ?? 0) - 1];
  const colors = palette(hue, mood);
  if (!place && !trade && !chosen.scene) return drawing({ width, height: HEIGHT, colors: { far: colors.far } }, box(-1, -1, width + 2, HEIGHT + 2, INK.far));
  const view: View = { random, width, place: place ?? ANYWHERE };
  const usual = possibleIn(view.place, trade ? random.pick(trade) : 'hills');
  const scene = chosen.scene ?? usual;
  const sunX = random.between(150, 650) * (isWide ? 1.3 : 1);
  const sunY = random.between(98, 114);
  const clouds = () => repeat(isWide ? 5 : 3, () => cloud(random.between(20, width - 80), random.between(82, 112), random.between(11, 18)));
  const sky = mood === 'evening' ? circle(sunX, sunY + 24, 50, INK.sun) : sun(sunX, sunY, 31) + clouds();
  const horizon = scene === 'islands' ? '' : (view.place.horizon?.(random.between(160, 640) * (widths(view) === 1 ? 1 : 1.5)) ?? '');
  return drawing(
    { width, height: HEIGHT, colors, align: isWide ? 'xMinYMid' : 'xMidYMid' },
    box(-1, -1, width + 2, HEIGHT + 2, INK.sky) + sky + horizon + SCENES[scene](view),
  );
}
