import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { getSession, guestLogin } from '../../contract/auth.ts';
import { pathOf, type CallDeclaration, type CallInput, type ReplyOf } from '../../contract/call.ts';
import { ERRORS } from '../../contract/errors.ts';
import type { Session } from '../../contract/records.ts';
import { getProof } from '../../contract/two-factor.ts';
import type { TestApp } from '../support/app.ts';
import type { Answer } from '../support/browser.ts';
import { newActor, type Actor } from './actor.ts';
import { copyJar, openJar, type Jar } from './jar.ts';
import {
  PROOF_LIFETIME,
  Violation,
  isOwners,
  judge,
  type Account,
  type ActorName,
  type Ground,
  type HandName,
  type Invariant,
  type Delivery,
  type ModelSession,
  type Power,
} from './model.ts';

/** A violation that this run ignores: the story ends, since the model can't continue from it. */
export class StoryOver extends Error {}

export interface Watch {
  invariants: ReadonlySet<Invariant>;
  /** Keys of violations that were reported before. */
  known: ReadonlySet<string>;
}

/** A request that granted a session, as it was sent. */
export interface Recorded {
  hand: HandName;
  options: InjectOptions;
  session: ModelSession;
  call: CallDeclaration;
}

/** Calls that are rate-limited by the address they name. */
const COUNTED = /otp|login$|magic-link|reset-password|step-up|verify/;
const START = Date.parse('2026-03-02T04:00:00Z');
const NAMES = new Map<number, string>(Object.entries(ERRORS).map(([name, { code }]) => [code, name]));

/** How often each call succeeded and was refused, over all stories. */
export const counted = new Map<string, { done: number; refused: number }>();

/** One story: people, browsers, email, and what the model inferred. */
export class World {
  readonly actors: Record<ActorName, Actor>;
  readonly jars: Partial<Record<HandName, Jar>> = {};
  readonly accounts: Account[] = [];
  readonly sessions = new Map<string, ModelSession>();
  readonly deliveries: Delivery[] = [];
  readonly recorded: Recorded[] = [];
  /** The story in plain English, one line per step. */
  readonly lines: string[] = [];
  /** Number of calls so far: the order of events. */
  step = 0;
  hasReadEmail = false;
  /** Kinds of sign-in methods that a thief ever attached to any account. */
  readonly thiefAttached = new Set<string>();
  /** When someone other than the stranger last made a call with the owner's address, and when the stranger first did. */
  touchedAt = -Infinity;
  strangeSince: number | null = null;
  /** When the owner requested a code or a link. */
  readonly ownerRequests: number[] = [];
  private newlyEnded: ModelSession[] = [];
  private outcomes: string[] = [];

  readonly t: TestApp;
  readonly number: number;
  readonly powers: ReadonlySet<Power>;
  private readonly watch: Watch;

  /** @param number unique: addresses and networks are derived from it, so that stories share nothing */
  constructor(t: TestApp, number: number, powers: ReadonlySet<Power>, watch: Watch) {
    this.t = t;
    this.number = number;
    this.powers = powers;
    this.watch = watch;
    t.clock.move(START - t.clock.now().getTime());
    t.mail.sent.length = 0;
    t.texts.length = 0;
    this.actors = { owner: newActor('owner', number), thief: newActor('thief', number), stranger: newActor('stranger', number) };
    const network = (last: number) => `10.${(number >> 14) & 255}.${(number >> 6) & 255}.${((number & 63) << 2) | last}`;
    this.jars['owner.laptop'] = openJar(t, randomUUID(), network(0));
    this.jars['owner.phone'] = openJar(t, randomUUID(), network(1));
    if (powers.size > 0) this.jars['thief.own'] = openJar(t, randomUUID(), network(2));
    this.jars['stranger.own'] = openJar(t, randomUUID(), network(3));
    // Does what the stranger does, with an address nobody has.
    this.jars['stranger.twin'] = openJar(t, randomUUID(), network(3).replace('10.', '11.'));
  }

  get now(): number {
    return this.t.clock.now().getTime();
  }

  wait(milliseconds: number): void {
    this.t.clock.move(milliseconds);
  }

  actorOf(hand: HandName): Actor {
    return this.actors[hand.split('.')[0] as ActorName];
  }

  /** The browser a hand acts through. */
  jarOf(hand: HandName): Jar | undefined {
    return hand === 'thief.seat' ? this.jars['owner.laptop'] : this.jars[hand];
  }

  jar(hand: HandName): Jar {
    const jar = this.jarOf(hand);
    if (!jar) throw new Error(`nobody acts by ${hand}`);
    return jar;
  }

  sessionOf(hand: HandName): ModelSession | undefined {
    return this.sessions.get(this.jarOf(hand)?.browser.cookies.get('sessionid') ?? '');
  }

  /** The account someone is in according to the model, ignoring dead sessions. */
  accountOf(hand: HandName): Account | null {
    const session = this.sessionOf(hand);
    return session && session.ended === null ? session.account : null;
  }

  /** Accounts with an address. */
  at(address: string): Account[] {
    return this.accounts.filter(({ email, isDeleted }) => email === address && !isDeleted);
  }

  violate(invariant: Invariant, key: string, detail = ''): never {
    const violation = new Violation(invariant, key, detail);
    if (this.watch.invariants.has(invariant) && !this.watch.known.has(violation.key)) throw violation;
    throw new StoryOver(violation.message);
  }

  end(session: ModelSession, why: string): void {
    if (session.ended !== null) return;
    session.ended = why;
    this.newlyEnded.push(session);
  }

  endAll(account: Account, why: string, except?: ModelSession): void {
    for (const session of this.sessions.values()) if (session.account === account && session !== except) this.end(session, why);
  }

  /**
   * Makes a call, and judges its result.
   * @param ground why it may start a session, if it may
   */
  async call<const C extends CallDeclaration>(hand: HandName, call: C, input?: CallInput<C>, ground?: Ground): Promise<Answer<ReplyOf<C>>> {
    const jar = this.jar(hand);
    const before = jar.browser.cookies.get('sessionid');
    const session = this.sessions.get(before ?? '');
    this.step += 1;
    // Successive calls don't happen at the same instant.
    this.wait(1_000);
    if (!hand.startsWith('stranger.') && COUNTED.test(call.path)) this.touchedAt = this.now;
    const judged = ground && this.snapshot(ground);
    if (session) session.isHeard = true;
    const answer = (await jar.browser.call(call, input)) as Answer<ReplyOf<C>>;
    const isDone = this.note(call, answer.status, answer.status >= 400 ? answer.refusal.code : 0, hand === 'stranger.twin');
    if (!isDone) return answer;
    this.judge(call, session, input);
    judged?.proves?.();
    const after = jar.browser.cookies.get('sessionid');
    const came = (answer.data ?? {}) as Partial<Session>;
    if (after !== undefined && after !== before) {
      this.begun(hand, call, after, session, came, judged);
      if (came.user) jar.pending = null;
    } else if (judged && came.pending) jar.pending = { ...judged, proves: undefined };
    return answer;
  }

  /** Judges by the state before the call, because the call itself may change it. */
  private snapshot(ground: Ground): Ground {
    const faults = new Map(this.accounts.map((account) => [account.id, judge(ground, account)]));
    return { ...ground, fault: ({ id }) => faults.get(id) ?? null };
  }

  /**
   * Counts an answer and stores it for the story's line.
   * @returns whether it wasn't a refusal
   */
  note(call: CallDeclaration, status: number, code: number, isSilent = false): boolean {
    const path = `${call.method} ${pathOf(call, {}).replace('undefined', '*')}`;
    const count = counted.get(path) ?? { done: 0, refused: 0 };
    const isDone = status < 400;
    count[isDone ? 'done' : 'refused'] += 1;
    counted.set(path, count);
    if (!isSilent) this.outcomes.push(isDone ? 'done' : (NAMES.get(code) ?? String(status)));
    if (status === 500 || status === 503) this.violate('serverError', `${path} answered ${status}`);
    return isDone;
  }

  /** A successful call of a signed-in user: the session must be alive, and recently authenticated if the contract requires it. */
  private judge(call: CallDeclaration, session: ModelSession | undefined, input: unknown): void {
    if (!session || !['seeker', 'recruiter', 'member'].includes(call.access)) return;
    if (session.ended !== null && session.account && isOwners(session.account)) this.violate('revoked', `a session works although ${session.ended}`, call.path);
    const isGuarded = call.errors?.includes(ERRORS.proofNeeded.code) && (input as { body?: { purpose?: string } } | undefined)?.body?.purpose !== 'login';
    if (isGuarded && this.isStale(session)) this.violate('recentProof', `${call.path} succeeds in a session ${session.how} without a recent proof`);
  }

  isStale({ provenAt }: ModelSession): boolean {
    return this.now - provenAt >= PROOF_LIFETIME;
  }

  /** An answer set the cookie of a new session. */
  begun(hand: HandName, call: CallDeclaration, token: string, before: ModelSession | undefined, { kind, user }: Partial<Session>, ground?: Ground): void {
    const by = this.actorOf(hand).name;
    const begun = { device: this.jar(hand).device, begunAt: this.now };
    if (kind === 'guest' || !user) {
      this.sessions.set(token, { token, account: null, by, how: 'of a guest', provenAt: -Infinity, ended: null, isHeard: false, ...begun });
      return;
    }
    if (!ground) this.violate('factor', `${call.path} begins a session`);
    let account = this.accounts.find(({ id, isDeleted }) => id === user.id && !isDeleted);
    if (!account) {
      if (!ground.registers) this.violate('factor', `${call.path} lets somebody into an account nobody made`);
      account = newAccount(user.id, kind === 'recruiter' ? 'recruiter' : 'jobseeker', user.email, by, this.now);
      this.accounts.push(account);
    } else {
      const fault = judge(ground, account);
      if (fault) this.violate(fault.invariant, fault.key);
      if (account.totp && !ground.isWhole && !ground.hasSecond) this.violate('factor', `the second factor is on, and ${by} is in ${ground.how} alone`);
    }
    const session: ModelSession = { token, account, by, how: ground.how, provenAt: ground.provenAt, ended: null, isHeard: false, ...begun };
    this.sessions.set(token, session);
    if (ground.replaces) this.end(ground.replaces, 'a newer session took its place');
    if (before && before !== ground.replaces) this.end(before, before.account ? 'another session took its place' : 'the guest logged in');
    ground.attaches?.(account);
    const { last } = this.jar(hand);
    if (last && by !== 'stranger') this.recorded.push({ hand, options: last.options, session, call });
  }

  async beGuest(hand: HandName): Promise<void> {
    const { browser, device } = this.jar(hand);
    const session = this.sessionOf(hand);
    if (session && session.ended === null) return;
    browser.cookies.delete('sessionid');
    const body = { guest_role: 'jobseeker' as const, country_id: 167, language_id: 1, device_name: 'test', device_type: 'web', device_uuid: device };
    await this.call(hand, guestLogin, { body });
    this.outcomes.pop();
  }

  /** Collects new emails as deliveries of one kind; emails without a code or link don't count. */
  async collect(hand: HandName, kind: Delivery['kind'], challengeId?: string, account?: Account): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    const requestedBy = this.actorOf(hand).name;
    if (requestedBy === 'owner') this.ownerRequests.push(this.now);
    const found: { to: string; text: string }[] = [...this.t.mail.sent.splice(0), ...this.t.texts.splice(0)];
    for (const { to, text } of found) {
      const secret = kind === 'link' || kind === 'emailChange' ? /#(?:magic-link=)?([\w-]{43})/.exec(text)?.[1] : /\b(\d{6})\b/.exec(text)?.[1];
      const delivery = { to, kind, challengeId, requestedBy, sentAt: this.now, step: this.step, isUsed: false, ...(account ? { account } : {}) };
      if (secret) this.deliveries.push({ ...delivery, secret });
    }
  }

  /** Deliveries of a kind that someone can read, newest first. */
  deliveriesOf(actor: Actor, kind: Delivery['kind']): Delivery[] {
    const isTheirs = (delivery: Delivery) => [...actor.addresses, actor.phone].includes(delivery.to) || actor.read.has(delivery);
    return this.deliveries.filter((delivery) => delivery.kind === kind && isTheirs(delivery)).toReversed();
  }

  /** Copies the current cookies of the owner's laptop into a browser of the thief. */
  copyCookies(): void {
    const { device, network } = this.jar('thief.own');
    this.jars['thief.copy'] = copyJar(this.t, this.jar('owner.laptop'), { device, network });
  }

  tell(who: string, what: string): void {
    const alike: [string, number][] = [];
    for (const outcome of this.outcomes) {
      const last = alike.at(-1);
      if (last?.[0] === outcome) last[1] += 1;
      else alike.push([outcome, 1]);
    }
    const came = alike.length > 0 ? ` → ${alike.map(([outcome, times]) => (times > 1 ? `${outcome} ×${times}` : outcome)).join(', ')}` : '';
    this.lines.push(`${who}: ${what}${came}`);
    this.outcomes = [];
  }

  /** After each step: what ended opens nothing, and nobody counts as authenticated who wasn't. */
  async check(hand?: HandName): Promise<void> {
    const ended = this.newlyEnded.splice(0);
    for (const session of ended) await this.checkEnded(session);
    const session = hand && this.sessionOf(hand);
    if (hand && session?.account && session.ended === null && isOwners(session.account) && this.isStale(session)) {
      const answer = await this.jar(hand).browser.call(getProof);
      if (answer.status === 200 && answer.data.is_fresh) this.violate('recentProof', `a session ${session.how} counts as proven lately`);
    }
  }

  async checkEnded({ token, account, ended }: ModelSession): Promise<void> {
    const jar = openJar(this.t, randomUUID(), this.jar('stranger.own').network);
    jar.browser.cookies.set('sessionid', token);
    const answer = await jar.browser.call(getSession);
    const { user } = answer.data;
    const reached = user && this.accounts.find(({ id }) => id === user.id);
    if (reached && (account ? isOwners(account) || account.isDeleted : isOwners(reached))) this.violate('revoked', `a session works although ${ended}`);
  }
}

function newAccount(id: string, role: Account['role'], email: string, registeredBy: ActorName, madeAt: number): Account {
  return {
    id,
    role,
    email,
    registeredBy,
    emailBy: registeredBy,
    madeAt,
    isProvenByOwner: false,
    isProven: false,
    formers: [],
    password: null,
    networks: new Map(),
    passkeys: new Map(),
    totp: null,
    recovery: new Set(),
    recoveryAt: -Infinity,
    phone: null,
    closedAt: 0,
    closedBy: '',
    renewedAt: 0,
    isDeleted: false,
  };
}
