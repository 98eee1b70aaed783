import type { Route } from '../http/route.ts';

/** Every call's route. A test holds this against contract/calls.ts: none is declared without one. */
export const ROUTES: readonly Route[] = [];
