import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import type { CallDeclaration } from '../../contract/call.ts';
import { HANDS, isOwners, type HandName } from './model.ts';
import type { World } from './world.ts';

/** Something someone may do in a story. */
export interface Move<P> {
  /** The calls it makes. */
  calls: readonly CallDeclaration[];
  hands: readonly HandName[];
  /** Its random input; the first value is the simplest. */
  with: Arbitrary<P>;
  /** Who may do it: someone with a session (or a former one), someone without, or anyone. */
  who: 'member' | 'visitor' | 'anyone';
  /** How often it is drawn, relative to others. */
  weight?: number;
  may?(world: World, hand: HandName, drawn: P): boolean;
  /** Replaces the name of who does it. */
  voice?: string;
  says(drawn: P, world: World, hand: HandName): string;
  run(world: World, hand: HandName, drawn: P): Promise<unknown>;
}

export const move = <P>(one: Move<P>): Move<P> => one;

export const ANYONE: readonly HandName[] = HANDS;
/** Hands for moves with an account of the owner at stake. */
export const OWNER_AND_THIEF = HANDS.filter((hand) => hand !== 'stranger.own');
export const AT_HOME: readonly HandName[] = ['owner.laptop', 'owner.phone', 'thief.own', 'thief.copy', 'thief.seat'];
export const nothing = fc.constant(undefined);
/** Usually the newest email, sometimes the one before. */
export const newest = fc.constantFrom(0, 0, 0, 1);

export const SAID: Record<HandName, string> = {
  'owner.laptop': 'owner',
  'owner.phone': 'owner, on the phone',
  'owner.site': 'owner, at the other site',
  'thief.own': 'thief',
  'thief.copy': 'thief, with the copied cookies',
  'thief.seat': 'thief, at the owner’s unlocked browser',
  'thief.site': 'thief, at the other site',
  'stranger.own': 'stranger',
  'owner.probe': 'owner, in the end',
  'stranger.twin': 'stranger',
};

export function mayAct(world: World, hand: HandName): boolean {
  if (!world.jarOf(hand)) return false;
  if (hand === 'thief.seat') return world.powers.has('unlockedBrowser') && world.accountOf(hand) !== null;
  return true;
}

/** An honest owner does nothing in an account that isn't theirs: they would see someone else's name. */
const isHonest = (world: World, hand: HandName): boolean => {
  const account = world.accountOf(hand);
  return !hand.startsWith('owner.') || account === null || isOwners(account);
};

class MoveCommand<P> implements AsyncCommand<World, object> {
  readonly move: Move<P>;
  readonly hands: readonly HandName[];
  readonly choice: number;
  readonly drawn: P;

  /** @param hands the hands to choose from; `choice` selects one of those that can at that time */
  constructor(one: Move<P>, hands: readonly HandName[], choice: number, drawn: P) {
    this.move = one;
    this.hands = hands;
    this.choice = choice;
    this.drawn = drawn;
  }

  check(world: Readonly<World>): boolean {
    return this.hands.some((hand) => this.isAble(world as World, hand));
  }

  async run(world: World): Promise<void> {
    const able = this.hands.filter((hand) => this.isAble(world, hand));
    const hand = able[this.choice % able.length];
    if (!hand) throw new Error(`nobody is able to: ${this.toString()}`);
    const { move: one, drawn } = this;
    const says = one.says(drawn, world, hand);
    try {
      await one.run(world, hand, drawn);
    } finally {
      world.tell(one.voice ?? SAID[hand], says);
    }
    await world.check(hand);
  }

  private isAble(world: World, hand: HandName): boolean {
    const { move: one, drawn } = this;
    if (!mayAct(world, hand) || !isHonest(world, hand)) return false;
    if (one.who === 'member' && !world.sessionOf(hand)?.account) return false;
    if (one.who === 'visitor' && world.accountOf(hand)) return false;
    return one.may?.(world, hand, drawn) ?? true;
  }

  toString(): string {
    return `${this.choice} ${this.move.calls.map(({ path }) => path).join(' ')} ${JSON.stringify(this.drawn)}`;
  }
}

/** A move by one hand, if it is possible at that time. */
export const stepOf = <P>(one: Move<P>, hand: HandName, drawn: P): AsyncCommand<World, object> => new MoveCommand(one, [hand], 0, drawn);

/** Draws a move by one of the hands selected for this run. */
export function commandOf<P>(one: Move<P>, wanted: ReadonlySet<HandName>): Arbitrary<AsyncCommand<World, object>>[] {
  const hands = one.hands.filter((hand) => wanted.has(hand));
  if (hands.length === 0) return [];
  const drawn = fc.record({ choice: fc.nat({ max: 11 }), drawn: one.with }).map((it) => new MoveCommand(one, hands, it.choice, it.drawn));
  return Array.from({ length: one.weight ?? 1 }, () => drawn);
}
