import type { Route } from '@playwright/test';
import type { CallDeclaration } from '../../../contract/call.ts';
import type { Failure } from '../../../src/lib/failure.ts';
import { addressOf } from './gestures.ts';
import type { AnyPlan, OwnCall, Reply, Stand, WireCall } from './plan.ts';

export const isOnWire = (call: WireCall<unknown> | OwnCall<unknown>): call is WireCall<unknown> => 'call' in call;

/** The page's calls, each held until the path says how it is answered. */
export class Wire {
  readonly #held: { call: string; route: Route }[] = [];
  readonly #stand: Omit<Stand, 'wire'>;
  #wake: () => void = () => {};

  constructor(stand: Omit<Stand, 'wire'>) {
    this.#stand = stand;
  }

  async hold(calls: AnyPlan['calls']): Promise<void> {
    // What the page gave up has no answer to wait for; without this, it could get the answer to the call after it.
    this.#stand.page.on('requestfailed', (request) => {
      const given = this.#held.findIndex(({ route }) => route.request() === request);
      if (given >= 0) this.#held.splice(given, 1);
    });
    const onWire = Object.values(calls).filter((call) => call !== undefined && isOnWire(call));
    const declared = onWire.flatMap((each) => [each.call].flat().map((call) => ({ key: keyOf(each), call })));
    for (const { key, call } of new Map(declared.map((each) => [each.key + nameOf(each.call), each])).values()) {
      const address = addressOf(call);
      await this.#stand.page.route(
        (url) => address.test(url.pathname),
        (route) => {
          if (route.request().method() !== call.method) return route.fallback();
          this.#held.push({ call: key, route });
          this.#wake();
        },
      );
    }
  }

  async answer(call: WireCall, reply: Reply): Promise<void> {
    if (reply === 'unanswered') return;
    const route = await this.#next(call);
    if (reply === 'server') return route.continue();
    return route.fulfill({ status: reply.status, json: reply.body });
  }

  async fail(call: WireCall, error: unknown): Promise<void> {
    const route = await this.#next(call);
    const { kind, status, code, message } = error as Failure;
    if (kind !== 'offline') return route.fulfill({ status, json: { code, message, request_id: 'r-1' } });
    await this.#stand.context.setOffline(true);
    await route.abort('internetdisconnected').catch(() => {});
  }

  /** Forgets what is held of a call: who made it no longer waits, and another one follows. */
  async drop(call: CallDeclaration): Promise<void> {
    const dropped = this.#held.filter((held) => held.call === nameOf(call));
    for (const held of dropped) this.#held.splice(this.#held.indexOf(held), 1);
    for (const { route } of dropped) await route.abort().catch(() => {});
  }

  /** The page has made a call that waits for its answer: a chart reports it before the call is sent. */
  async called(): Promise<void> {
    for (let tries = 0; tries < 100 && this.#held.length === 0; tries += 1) await this.#woken();
  }

  /** The server handles the last request, but its answer is lost. */
  async loseAnswer(): Promise<void> {
    await this.#held
      .at(-1)
      ?.route.fetch()
      .catch(() => undefined);
  }

  /** The connection broke during all of them. */
  async breakOff(): Promise<void> {
    for (const { route } of this.#held.splice(0)) await route.abort('connectionreset').catch(() => {});
  }

  /** The newest: earlier held calls are no longer waited for. */
  async #next(call: WireCall): Promise<Route> {
    const key = keyOf(call);
    for (let tries = 0; tries < 50; tries += 1) {
      const newest = this.#held.findLastIndex((held) => held.call === key);
      if (newest >= 0) return (this.#held.splice(newest, 1)[0] as { route: Route }).route;
      await this.#woken();
    }
    throw new Error(`nobody called ${key}`);
  }

  /** Another call is held, or a moment has passed. */
  #woken(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 160);
      this.#wake = () => (clearTimeout(timer), resolve());
    });
  }
}

const nameOf = ({ method, service, path }: CallDeclaration) => `${method} /api/${service}${path}`;
const keyOf = ({ call }: WireCall<never>) => [call].flat().map(nameOf).join(', ');
