import type { Plugin } from 'vite';
import { pathOf, type CallDeclaration } from '../contract/call.ts';
import { CALLS } from '../contract/calls.ts';

/** A call as the browser needs it: method, path, and what else changes how it is sent. */
type CallRoute = [method: string, path: string, isStored: 0 | 1, fileField?: string];

/**
 * The module `virtual:calls`: the contract's routes without its schemas, so the browser's client is derived from the one
 * declaration and does not carry zod on the first load (20 kB).
 */
export function callsPlugin(): Plugin {
  const id = 'virtual:calls';
  return {
    name: 'waymark-calls',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const CALL_ROUTES = ${JSON.stringify(table())};` : undefined),
  };
}

function table(): Record<string, CallRoute> {
  const routes = Object.entries<CallDeclaration>(CALLS).map(([name, call]): [string, CallRoute] => {
    const route: CallRoute = [call.method, pathOf({ service: call.service, path: '' }) + call.path, call.idempotency === 'stored' ? 1 : 0];
    return [name, call.file ? [route[0], route[1], route[2], call.file.field] : route];
  });
  return Object.fromEntries(routes);
}
