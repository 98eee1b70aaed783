import type { BrowserContext, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { CallDeclaration } from '../../../contract/call.ts';
import { ERRORS, type ErrorName } from '../../../contract/errors.ts';
import type { FlowEvent } from '../../../packages/flows/flow.ts';

/** What a path is driven with: a page of its own visitor, and a unique address. */
export interface Stand {
  /** The page's held calls, for actors that report by events. */
  wire: {
    answer: (call: WireCall, reply: Reply) => Promise<void>;
    fail: (call: WireCall, error: unknown) => Promise<void>;
    /** Forgets what is held of a call: who made it no longer waits, and another one follows. */
    drop: (call: CallDeclaration) => Promise<void>;
    /** Waits until the page has made a call that is held. */
    called: () => Promise<void>;
  };
  page: Page;
  context: BrowserContext;
  url: string;
  email: string;
  /** What a plan's setup stores for its gestures. */
  kept: { field?: string; title?: string; go?: () => Promise<void> };
}

/** `server` if the real answer matches; `unanswered` if the user stops before it; otherwise the mocked answer. */
export type Reply = 'server' | 'unanswered' | { status: number; body: unknown };

/** A network call: held until the path says how it is answered. `null` for an answer that can't happen here. */
export interface WireCall<Answer = never> {
  /** Several if the earlier steps determine which of them is made. */
  call: CallDeclaration | readonly CallDeclaration[];
  reply: (answer: Answer) => Reply | null;
  /** Runs before the answer, for requests that follow. */
  before?: (stand: Stand, answer: Answer) => Promise<void>;
}

/** A call that the browser answers itself after preparation; `null` if it can't. A thrown error's sample is an answer too. */
export interface OwnCall<Answer = never> {
  /** Prevents an answer before the path says so. */
  hold?: (stand: Stand) => Promise<unknown>;
  pave: (answer: Answer) => ((stand: Stand) => Promise<unknown>) | null;
  /** What the user does to get this answer, for a dialog or another chart. */
  act?: (stand: Stand, answer: Answer) => Promise<unknown>;
}

type BrowserGesture<Event> = (stand: Stand, event: Event, states: string[]) => Promise<unknown>;

/** An event that nobody causes on the page that the plan opens. */
export type Elsewhere = { from: string };
export const elsewhere = (reason: string): Elsewhere => ({ from: reason });

export interface BrowserPlan<M extends AnyStateMachine> {
  /** How to start with each named input; missing inputs can't be started with. */
  begin: Record<string, (stand: Stand) => Promise<unknown>>;
  /** A missing event is one that nobody causes on the page that the plan opens. */
  gestures: { [Type in FlowEvent<M>['type']]?: BrowserGesture<Extract<FlowEvent<M>, { type: Type }>> | Elsewhere };
  /** By the id of the invoke; no path continues through the answers of a missing one. */
  calls: Record<string, WireCall | OwnCall>;
  /** How far the page's clock is advanced for a timer with a computed length. Milliseconds. */
  timers?: Record<string, number>;
  /** Timers run only when a path says so, if user actions must come before a short one; or only in the paths of these inputs. */
  isFrozen?: boolean | readonly string[];
  cannot?: (event: FlowEvent<M>, before: SnapshotFrom<M>) => boolean;
  /** By state, what else to wait for on the page that the chart alone doesn't show. */
  comesTo?: Record<string, (stand: Stand) => Promise<unknown>>;
}

/** A plan without the types of its chart, for the driver. */
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

/** The refusal of a call as sent by the API. */
export function refusal(name: ErrorName, more: { errors?: Record<string, string[]>; retry_after?: number } = {}): Reply {
  const { code, status } = ERRORS[name];
  return { status, body: { code, message: 'Something went wrong.', request_id: 'r-1', ...more } };
}
