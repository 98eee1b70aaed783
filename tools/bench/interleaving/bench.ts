import { fit, learn, type Learned } from '../../../server/modules/market/search/learning/learn.ts';
import { gradeOf, limitCompanies, preferencesOf, type FoundPreference, type Preference, type RecordedPage } from '../../../server/modules/market/search/learning/preferences.ts';
import { compareNeighbours } from '../../../server/modules/market/search/learning/swap.ts';
import { byScore, HAND_WEIGHTS, scoreOf, type Scored } from '../../../server/modules/market/search/score.ts';
import { FEATURES, type Weights } from '../../../server/db/schema/ranking-features.ts';
import { pick, randomFrom } from '../search/random.ts';
import { interleave, shareOf, winnerOf, type Tally } from './interleave.ts';
import { marketOf, type Market } from './market.ts';
import { gradesOf } from './people.ts';

const JOBS = 6_000;
const SIZE = 30;
const RECORDED = 15_000;
const COMPARED = 10_000;
/** What people prefer if it differs from the weights set by hand: visible pay and kept promises rather than the newest jobs. */
const OTHER_PEOPLE: Weights = { likeness: 1, onCard: 0.15, words: 0.3, fresh: 0.05, salary: 0.25, promise: 0.25, verified: 0.1, language: 0.06, near: 0.1, profile: 0.15 };
/** How many times people are simulated who prefer what was set by hand, to see how often other weights are mistaken for better ones. */
const REPEATED = 10;
/** One in this many searches is from the flooder. */
const FLOODED = 5;
/** The limit of how far one flooder may move any weight. */
const FLOOD_BOUND = 0.05;

type Random = () => number;

/**
 * Simulates whether weights learned from outcomes serve people better. People search in an invented market that is ranked by the weights set by hand, and open,
 * save, and apply by hidden preferences. The weights learned from that are then compared with those set by hand by team-draft interleaving.
 */
export async function benchInterleaving(): Promise<object> {
  const market = await marketOf(JOBS);
  console.info(`${market.searches.length} queries, ${RECORDED} searches recorded, ${COMPARED} compared.`);
  const others = compared('people with other preferences', market, OTHER_PEOPLE);
  const same = compared('people who prefer what was set by hand', market, HAND_WEIGHTS);
  console.table([...others.rows, ...same.rows]);
  console.table([
    { weights: 'set by hand', ...HAND_WEIGHTS },
    { weights: 'people with other preferences', ...OTHER_PEOPLE },
    { weights: 'learned from them', ...rounded(others.fitted) },
    { weights: 'learned from people who prefer what was set by hand', ...rounded(same.fitted) },
    { weights: 'the same, jobs above alone', ...rounded(same.fromAbove) },
  ]);
  const replaced = Array.from({ length: REPEATED }, (_, seed) => learnedOf(market, HAND_WEIGHTS, randomFrom(100 + seed))).filter(
    ({ weights }) => weights !== null,
  ).length;
  console.info(`In ${REPEATED} repetitions with people who prefer what was set by hand, other weights replaced it ${replaced} times.`);
  const floods = Array.from({ length: REPEATED }, (_, seed) => flooded(market, 100 + seed));
  const flood = { moved: Math.max(...floods.map(({ moved }) => moved)), unlimited: Math.max(...floods.map(({ unlimited }) => unlimited)) };
  console.info(`In ${REPEATED} repetitions a flooder with every ${FLOODED}th search moves a weight by at most ${flood.moved.toFixed(3)} (bound ${FLOOD_BOUND}); without limits by ${flood.unlimited.toFixed(3)}.`);
  return { at: new Date().toISOString(), rows: [...others.rows, ...same.rows], replaced, flood: { ...flood, bound: FLOOD_BOUND } };
}

const learnedOf = ({ searches, companyOf }: Market, prefers: Weights, random: Random) =>
  learn(limitCompanies(record(searches, prefers, random).flatMap(preferencesOf), companyOf), HAND_WEIGHTS);

function compared(people: string, { searches, companyOf }: Market, prefers: Weights) {
  const found = record(searches, prefers, randomFrom(7)).flatMap(preferencesOf);
  const learned = learn(limitCompanies(found, companyOf), HAND_WEIGHTS);
  const fitted = fitLimited(found, companyOf);
  const fromAbove = fit(skippedAbove(record(searches, prefers, randomFrom(7), false)));
  const against = (weights: Weights) => tallied(searches, prefers, weights, randomFrom(11));
  const rows = [
    { people, order: 'learned, where it replaces the other', ...lossesOf(learned), ...printed(against(learned.weights ?? HAND_WEIGHTS)) },
    { people, order: 'learned, in any case', ...printed(against(fitted)) },
    { people, order: 'learned from jobs skipped above, without swaps', ...printed(against(fromAbove)) },
  ];
  return { rows, fitted, fromAbove };
}

const fitLimited = (found: readonly FoundPreference[], companyOf: Market['companyOf']) =>
  fit(limitCompanies(found, companyOf).flatMap(({ preferences }) => preferences));

/**
 * Records searches like the product.
 * @param hasSwaps whether neighbors are swapped; if not, they are shown in their order
 */
function record(searches: readonly Scored[][], prefers: Weights, random: Random, hasSwaps = true): RecordedPage[] {
  return Array.from({ length: RECORDED }, () => {
    const first = ordered(pick(random, searches), HAND_WEIGHTS).slice(0, SIZE);
    const { order, pairs } = hasSwaps ? compareNeighbours(first, random) : { order: first, pairs: [] };
    const queryId = Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
    return { queryId, jobs: order, pairs, grades: gradesOf(order, { prefers, random }) };
  });
}

/** The usual interpretation of clicks, for comparison: an opened job is preferred to all unopened ones above it. */
function skippedAbove(pages: readonly RecordedPage[]): Preference[] {
  return pages.flatMap(({ jobs, grades }) =>
    jobs.flatMap((job, at) => {
      if (!grades.has(job.id)) return [];
      const skipped = jobs.slice(0, at).filter(({ id }) => !grades.has(id));
      return skipped.map(({ features }) => ({ better: job.features, worse: features, weight: 1 }));
    }),
  );
}

const ordered = (scored: readonly Scored[], weights: Weights): Scored[] =>
  scored.map((each) => ({ ...each, score: scoreOf(each.features, weights) })).sort(byScore);

function tallied(searches: readonly Scored[][], prefers: Weights, weights: Weights, random: Random): Tally {
  const tally = { wins: 0, losses: 0, ties: 0 };
  for (let search = 0; search < COMPARED; search += 1) {
    const scored = pick(random, searches);
    const both = interleave(ordered(scored, weights), ordered(scored, HAND_WEIGHTS), SIZE, random);
    const winner = winnerOf(both, gradesOf(both.page, { prefers, random }));
    tally[winner === null ? 'ties' : winner === 'ours' ? 'wins' : 'losses'] += 1;
  }
  return tally;
}

/** How far one flooder moves the weights. They search like others, and apply for the jobs of one company wherever they are listed. */
function flooded({ searches, companyOf }: Market, seed: number): { moved: number; unlimited: number } {
  const company = mostListed(searches, companyOf);
  const pages = record(searches, HAND_WEIGHTS, randomFrom(seed));
  const isFlooders = (_: RecordedPage, index: number) => index % FLOODED === 0;
  const honest = pages.filter((page, index) => !isFlooders(page, index)).flatMap(preferencesOf);
  const flooder = pages.filter(isFlooders).map((page) => {
    const applied = page.jobs.filter(({ id }) => companyOf.get(id) === company);
    return { ...page, grades: new Map(applied.map(({ id }) => [id, gradeOf('applied')])) };
  });
  const all = [...honest, ...flooder.flatMap(preferencesOf)];
  return { moved: distance(fitLimited(honest, companyOf), fitLimited(all, companyOf)), unlimited: distance(fit(honest), fit(all)) };
}

function mostListed(searches: readonly Scored[][], companyOf: Market['companyOf']): number {
  const listed = Map.groupBy(searches.flatMap((scored) => ordered(scored, HAND_WEIGHTS).slice(0, SIZE)), ({ id }) => companyOf.get(id) ?? 0);
  return [...listed].reduce((most, each) => (each[1].length > most[1].length ? each : most))[0];
}

const distance = (one: Weights, other: Weights) => Math.max(...FEATURES.map((name) => Math.abs(one[name] - other[name])));
const digits = (value: number) => Math.round(value * 1_000) / 1_000;
const rounded = (weights: Weights) => Object.fromEntries(FEATURES.map((name) => [name, digits(weights[name])]));
const lossesOf = ({ preferences, weights, loss }: Learned) => ({ preferences, isReplaced: weights !== null, before: digits(loss?.current ?? 0), after: digits(loss?.learned ?? 0) });

function printed(tally: Tally) {
  const { share, from, to } = shareOf(tally);
  return { ...tally, share: digits(share), interval: tally.wins + tally.losses === 0 ? 'all ties' : `${digits(from)} to ${digits(to)}` };
}
