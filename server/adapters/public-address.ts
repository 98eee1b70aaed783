import { type LookupAddress, lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The names of an address that stands for no machine of the public internet. */
export class AddressRefused extends Error {}

type Resolve = (hostname: string, options: { all: true; family?: number }, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/** Whether an IP address is one of the public internet: not of this machine, a private or shared network, a group, or set aside for anything else. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Looks a name up for a connection that may lead to the public internet alone. What it answers is what is connected to, so no second look-up
 * can say otherwise. A name with one address that is refused is refused: whoever owns it chooses which is tried first.
 * @param ask of the operating system, unless told
 */
export function publicLookup(ask: Resolve = resolve): LookupFunction {
  return (hostname, options, done) => {
    ask(hostname, { all: true, ...(typeof options.family === 'number' ? { family: options.family } : {}) }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return done(error, '');
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new AddressRefused(`${hostname} leads to no public address`), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
