import type { BrowserContext, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { CallDeclaration } from '../../../contract/call.ts';
import { ERRORS, type ErrorName } from '../../../contract/errors.ts';
import type { FlowEvent } from '../../../packages/flows/flow.ts';

/** What a path is driven with: a page of a visitor of its own, and an address nobody else has. */
export interface Stand {
  /** The page's held calls, for what tells of itself by events. */
  wire: { answer: (call: WireCall, reply: Reply) => Promise<void>; fail: (call: WireCall, error: unknown) => Promise<void> };
  page: Page;
  context: BrowserContext;
  url: string;
  email: string;
  /** What a plan's beginning keeps for its gestures. */
  kept: { field?: string; title?: string; go?: () => Promise<void> };
}

/** `server` where the real one answers so by itself; `unanswered` where the person stops before it does; else what is put in its place. */
export type Reply = 'server' | 'unanswered' | { status: number; body: unknown };

/** A call over the wire: it is held until the path says how it is answered. `null` for an answer that cannot be had here. */
export interface WireCall<Answer = never> {
  /** Several where it depends on what went before which of them is made. */
  call: CallDeclaration | readonly CallDeclaration[];
  reply: (answer: Answer) => Reply | null;
  /** What it takes, before the answer, for what is asked next. */
  before?: (stand: Stand, answer: Answer) => Promise<void>;
}

/** A call that the browser answers by itself once the way is paved; `null` where it cannot be. A thrown error's sample is an answer too. */
export interface OwnCall<Answer = never> {
  /** Keeps it from being answered before the path says so. */
  hold?: (stand: Stand) => Promise<unknown>;
  pave: (answer: Answer) => ((stand: Stand) => Promise<unknown>) | null;
  /** What the person does for it to come to this answer, where it is a dialog or another chart. */
  act?: (stand: Stand, answer: Answer) => Promise<unknown>;
}

type BrowserGesture<Event> = (stand: Stand, event: Event, states: string[]) => Promise<unknown>;

/** An event no person makes on the page that the plan opens. */
export type Elsewhere = { from: string };
export const elsewhere = (reason: string): Elsewhere => ({ from: reason });

export interface BrowserPlan<M extends AnyStateMachine> {
  /** How to begin with each named input; one that is not here nobody can begin with. */
  begin: Record<string, (stand: Stand) => Promise<unknown>>;
  /** An event without one nobody makes on the page that the plan opens. */
  gestures: { [Type in FlowEvent<M>['type']]?: BrowserGesture<Extract<FlowEvent<M>, { type: Type }>> | Elsewhere };
  /** By the id of the invoke; without one here, no path goes where its answer would lead. */
  calls: Record<string, WireCall | OwnCall>;
  /** How far the page's clock is put forward for a timer whose length is computed. Milliseconds. */
  timers?: Record<string, number>;
  /** Timers run only when a path says so, where what a person does has to come before one that is short; or only in the paths of these inputs. */
  isFrozen?: boolean | readonly string[];
  cannot?: (event: FlowEvent<M>, before: SnapshotFrom<M>) => boolean;
  /** By state, what the page has come to in it that its chart alone does not say. */
  comesTo?: Record<string, (stand: Stand) => Promise<unknown>>;
}

/** A plan without the types of its chart, as the driver reads it. */
export interface AnyPlan {
  begin: Record<string, (stand: Stand) => Promise<unknown>>;
  gestures: Record<string, BrowserGesture<AnyEventObject> | Elsewhere | undefined>;
  calls: Record<string, WireCall<unknown> | OwnCall<unknown> | undefined>;
  timers?: Record<string, number>;
  isFrozen?: boolean | readonly string[];
  cannot?: (event: AnyEventObject, before: AnyMachineSnapshot) => boolean;
  comesTo?: Record<string, (stand: Stand) => Promise<unknown>>;
}

export const data = (value: unknown, meta?: unknown): Reply => ({ status: 200, body: { data: value, ...(meta ? { meta } : {}) } });

/** The refusal of a call as the wire has it. */
export function refusal(name: ErrorName, more: { errors?: Record<string, string[]>; retry_after?: number } = {}): Reply {
  const { code, status } = ERRORS[name];
  return { status, body: { code, message: 'Something went wrong.', request_id: 'r-1', ...more } };
}
