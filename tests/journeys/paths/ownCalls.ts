import type { CallDeclaration } from '../../../contract/call.ts';
import type { DOWNLOADS } from '../../../contract/downloads.ts';
import type { Failure } from '../../../src/lib/failure.ts';
import type { OwnCall, WireCall } from './plan.ts';

/** A wait for the connection under an id of its own. */
export const reconnecting: OwnCall = { pave: () => async () => {}, act: ({ context }) => context.setOffline(false) };

/** A download as a call, so that a path can hold and answer it. */
export const fileAt = (address: keyof typeof DOWNLOADS, method: 'GET' | 'HEAD' = 'GET'): CallDeclaration => {
  const [, , service = '', ...rest] = address.split('/');
  return { method, service, path: `/${rest.join('/')}` } as unknown as CallDeclaration;
};

type Checked = { ok: true } | { ok: false; fault?: string };

/**
 * A call before which the page checks what was typed: with a fault, nothing is sent. Its gesture then types something wrong (`typed`). The plan
 * also lists the call on the wire, so that it is held.
 */
export const checkedFirst = <A extends Checked>(call: WireCall<A>): OwnCall<A | Failure> => ({
  pave: (answer) =>
    'kind' in answer || isFault(answer) || call.reply(answer) !== null ? async ({ kept }) => void (kept.field = isFault(answer) ? 'wrong' : 'fine') : null,
  act: (stand, answer) => {
    if ('kind' in answer) return stand.wire.fail(call, answer);
    return isFault(answer) ? Promise.resolve() : stand.wire.answer(call, call.reply(answer) ?? 'server');
  },
});

/** What such a gesture types. */
export const typed = ({ kept }: { kept: { field?: string } }, fine: string, wrong: string): string => (kept.field === 'wrong' ? wrong : fine);

const isFault = (answer: Checked | Failure): boolean => 'fault' in answer && answer.fault !== undefined;
