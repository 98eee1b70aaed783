import { parseArgs } from 'node:util';
import { HANDS, INVARIANTS, POWERS, type HandName, type Invariant, type Power } from './model.ts';

/** The options of a run. */
export interface Options {
  stories: number;
  seed: number;
  /** From a printed failure: runs only that story. */
  path?: string | undefined;
  replayPath?: string | undefined;
  invariants: Invariant[];
  powers: Power[];
  hands: HandName[];
  workers: number;
  /** Seconds after which no new story starts; 0 for no limit. */
  seconds: number;
  at?: string | undefined;
  isTiming: boolean;
}

export const USAGE = `npm run attack -- [options]
  --stories N          how many stories are told (20000)
  --seed S             another seed tells other stories
  --path P --replay R  one story that was printed, again
  --invariant NAME     only these, parted by commas: ${INVARIANTS.join(', ')}
  --actors LIST        thief.${POWERS.join(', thief.')}, stranger; the owner is always there
  --workers N          processes (2)
  --seconds N          stop then
  --at COMMIT          attack the server of that commit
  --timing             measure whether answers' times tell that there is an account`;

const oneOf = <T extends string>(all: readonly T[], text: string): T => {
  const found = all.find((one) => one === text);
  if (!found) throw new Error(`"${text}" is none of ${all.join(', ')}`);
  return found;
};

/** @throws Error describing what is wrong with the arguments */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      stories: text,
      seed: text,
      path: text,
      replay: text,
      invariant: text,
      actors: text,
      workers: text,
      seconds: text,
      at: text,
      timing: { type: 'boolean' },
    },
  });
  const number = (given: string | undefined, otherwise: number) => {
    const read = Number(given ?? otherwise);
    if (!Number.isSafeInteger(read)) throw new Error(`"${given}" is no whole number`);
    return read;
  };
  const actors = values.actors?.split(',') ?? ['stranger', ...POWERS.map((power) => `thief.${power}`)];
  const powers = actors.filter((actor) => actor.startsWith('thief.')).map((actor) => oneOf(POWERS, actor.slice('thief.'.length)));
  for (const actor of actors) if (!actor.startsWith('thief.')) oneOf(['stranger', 'owner'], actor);
  return {
    stories: number(values.stories, 20_000),
    seed: number(values.seed, Date.now() % 1_000_000_000),
    path: values.path,
    replayPath: values.replay,
    invariants: values.invariant?.split(',').map((name) => oneOf(INVARIANTS, name)) ?? [...INVARIANTS],
    powers,
    hands: HANDS.filter((hand) => actors.includes('stranger') || !hand.startsWith('stranger.')),
    workers: values.path === undefined ? number(values.workers, 2) : 1,
    seconds: number(values.seconds, 0),
    at: values.at,
    isTiming: values.timing ?? false,
  };
}
