import fc from 'fast-check';
import type { TestApp } from '../support/app.ts';
import { getsBackIn, isNotLockedOut, thiefTries } from './ending.ts';
import { Violation, type Power } from './model.ts';
import { registers } from './moves/entering.ts';
import { commandsOf } from './moves/all.ts';
import { PREPARATIONS, stepsOf, type Preparation } from './moves/prepared.ts';
import { SAID } from './move.ts';
import type { Options } from './options.ts';
import { StoryOver, World, type Watch } from './world.ts';

/** A broken invariant with the shortest story found for it. */
export interface Finding {
  violation: Violation;
  lines: string[];
  seed: number;
  path: string;
  replayPath: string;
}

export interface StoryRun {
  stories: number;
  finding: Finding | null;
}

/** How a story starts and ends, besides what happens in it. */
interface Frame {
  powers: Power[];
  /** Nearly every story is about an account. */
  registered: 'owner' | 'thief' | 'nobody';
  /** What the person who registered did next. */
  prepared: Preparation[];
  isProbedBy: 'device' | 'network';
  order: number;
}

const MOST_STEPS = 45;
let numbers = 0;

/** A story that ended in a violation. */
class Broken extends Error {
  readonly violation: Violation;
  readonly lines: string[];

  constructor(violation: Violation, lines: string[]) {
    super(violation.message);
    this.violation = violation;
    this.lines = lines;
  }
}

type Moves = Iterable<fc.AsyncCommand<World, object>>;

/**
 * Runs one story.
 * @returns the broken invariant, or null
 */
async function runOne(t: TestApp, watch: Watch, drawn: Frame, moves: Moves): Promise<Broken | null> {
  const world = new World(t, (numbers += 1), new Set(drawn.powers), watch);
  try {
    await play(world, drawn, moves);
    return null;
  } catch (error) {
    if (error instanceof StoryOver) return null;
    if (error instanceof Violation) return new Broken(error, world.lines);
    throw error;
  }
}

/** The next run of stories from a seed, until the first unknown broken invariant. */
export async function runStories(t: TestApp, options: Options, known: ReadonlySet<string>, until = Infinity): Promise<StoryRun> {
  const watch = { invariants: new Set(options.invariants), known };
  // While shrinking, a story must keep failing in the same way.
  let first: string | null = null;
  const frame: fc.Arbitrary<Frame> = fc.record({
    powers: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Power[]>([]) },
      { weight: 5, arbitrary: fc.subarray(options.powers, { minLength: Math.min(1, options.powers.length) }) },
    ),
    registered: fc.constantFrom('owner', 'owner', 'owner', 'thief', 'nobody'),
    prepared: fc.oneof(fc.constant<Preparation[]>([]), fc.subarray([...PREPARATIONS])),
    isProbedBy: fc.constantFrom('device', 'network'),
    order: fc.nat({ max: 3 }),
  });
  const replayPath = options.replayPath === undefined ? {} : { replayPath: options.replayPath };
  const commands = fc.commands(commandsOf(new Set(options.hands)), { maxCommands: MOST_STEPS, size: 'max', ...replayPath });
  const property = fc.asyncProperty(frame, commands, async (drawn, moves) => {
    if (Date.now() > until) return;
    const broken = await runOne(t, watch, drawn, moves);
    first ??= broken?.violation.key ?? null;
    if (broken?.violation.key === first) throw broken;
  });
  const path = options.path === undefined ? {} : { path: options.path };
  const details = await fc.check(property, { numRuns: options.stories, seed: options.seed, ...path });
  if (!details.failed) return { stories: details.numRuns, finding: null };
  const found = details.errorInstance;
  if (!(found instanceof Broken) || !details.counterexample) throw found;
  const [drawn, moves] = details.counterexample;
  const { violation, lines } = await shorten(t, watch, found, drawn, [...moves]);
  const again = /replayPath="([^"]*)"/.exec(String(moves))?.[1] ?? '';
  return { stories: details.numRuns, finding: { violation, lines, seed: details.seed, path: details.counterexamplePath ?? '', replayPath: again } };
}

/** Removes what the failure doesn't need, one thing at a time; fast-check's own shrinking stops earlier. */
async function shorten(t: TestApp, watch: Watch, found: Broken, frame: Frame, moves: fc.AsyncCommand<World, object>[]): Promise<Broken> {
  let [best, remaining, drawn] = [found, moves, frame];
  for (let index = remaining.length - 1; index >= 0; index -= 1) {
    const fewer = remaining.toSpliced(index, 1);
    const broken = await runOne(t, watch, drawn, fewer);
    if (broken?.violation.key === found.violation.key) [best, remaining] = [broken, fewer];
  }
  for (const power of frame.powers) {
    const weaker = { ...drawn, powers: drawn.powers.filter((one) => one !== power) };
    const broken = await runOne(t, watch, weaker, remaining);
    if (broken?.violation.key === found.violation.key) [best, drawn] = [broken, weaker];
  }
  for (const preparation of frame.prepared) {
    const plainer = { ...drawn, prepared: drawn.prepared.filter((one) => one !== preparation) };
    const broken = await runOne(t, watch, plainer, remaining);
    if (broken?.violation.key === found.violation.key) [best, drawn] = [broken, plainer];
  }
  return best;
}

async function play(world: World, frame: Frame, moves: Moves): Promise<void> {
  if (frame.registered === 'owner') await begins(world, 'owner.laptop', frame.prepared);
  if (frame.registered === 'thief' && world.powers.has('registeredFirst')) await begins(world, 'thief.own', frame.prepared);
  await fc.asyncModelRun(() => ({ model: world, real: {} }), moves);
  // Sitting at the browser, having its cookie or reading the email is more than only knowing the address.
  if (world.powers.size === 0) await isNotLockedOut(world, frame.isProbedBy, frame.order);
  await getsBackIn(world);
  await thiefTries(world);
}

async function begins(world: World, hand: 'owner.laptop' | 'thief.own', prepared: readonly Preparation[]): Promise<void> {
  await registers(world, hand, hand === 'owner.laptop', 'seeker');
  world.tell(SAID[hand], 'registers the owner’s address with a password of their own');
  for (const step of prepared.flatMap((one) => stepsOf(one, hand))) if (await step.check(world)) await step.run(world, {});
}
